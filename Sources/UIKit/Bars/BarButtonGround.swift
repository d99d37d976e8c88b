import CoreGraphics
import Foundation

/// The ground of a bar button: the picture that the app has set, or the colour of an item that is on.
final class BarButtonGround: UIImageView {
    private var shift: CGFloat = 0

    // Choice (bar buttons): a selected button stands on a rounded ground of its tint.
    private static let selectedHeight: CGFloat = 34
    private static let selectedRadius: CGFloat = 8

    /// Takes on the look of an item, and its place behind the button's content while there is anything to show.
    func show(
        _ item: UIBarButtonItem, isHighlighted: Bool, looks: UIBarButtonItemAppearance?, in button: UIView
    ) {
        isUserInteractionEnabled = false
        image =
            item.ownLook.background(isEnabled: item.isEnabled, isHighlighted: isHighlighted)
            ?? looks?.backgroundImage(isEnabled: item.isEnabled, isHighlighted: isHighlighted)
        shift = item.ownLook.backgroundShift + (looks?.normal.backgroundImagePositionAdjustment.vertical ?? 0)
        backgroundColor = item.isSelected && image == nil ? button.tintColor : nil
        layer.cornerRadius = backgroundColor == nil ? 0 : Self.selectedRadius
        if image == nil, backgroundColor == nil { return removeFromSuperview() }
        if superview !== button { button.insertSubview(self, at: 0) }
        place(in: button.bounds)
    }

    /// Takes its place in the button, whose height a picture keeps its own within.
    func place(in bounds: CGRect) {
        let height = min(bounds.height, image?.size.height ?? Self.selectedHeight)
        let inset: CGFloat = image == nil ? 2 : 0
        frame = CGRect(
            x: bounds.minX + inset, y: bounds.midY - height / 2 + shift, width: max(0, bounds.width - 2 * inset),
            height: height)
    }
}

extension UIBarButtonItemAppearance {
    /// The picture behind a button: that of its state, or else the one for the normal state.
    func backgroundImage(isEnabled: Bool, isHighlighted: Bool) -> UIImage? {
        let state = !isEnabled ? disabled : isHighlighted ? highlighted : normal
        return state.backgroundImage ?? normal.backgroundImage
    }
}
