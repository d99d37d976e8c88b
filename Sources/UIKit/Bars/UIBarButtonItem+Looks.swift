import CoreGraphics
import Foundation

/// What an app decides about the look of one bar button.
struct BarItemLook: Equatable {
    struct Place: Hashable {
        var state: UInt
        var metrics: UIBarMetrics
    }

    var titleShift = UIOffset.zero
    var backgroundShift: CGFloat = 0
    var backgrounds: [Place: UIImage] = [:]
    var backBackgrounds: [Place: UIImage] = [:]
    var backBackgroundShift: CGFloat = 0

    /// The background of a button as it is now: that of its state, or else the one for the normal state.
    func background(isEnabled: Bool, isHighlighted: Bool) -> UIImage? {
        Self.background(in: backgrounds, isEnabled: isEnabled, isHighlighted: isHighlighted)
    }

    static func background(in images: [Place: UIImage], isEnabled: Bool, isHighlighted: Bool) -> UIImage? {
        let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
        return images[Place(state: state.rawValue, metrics: .default)]
            ?? images[Place(state: UIControl.State.normal.rawValue, metrics: .default)]
    }
}

/// The background and the title of a button.
extension UIBarButtonItem {
    /// Moves the title by points, to the right and down; all metrics have the same distance.
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        ownLook.titleShift = adjustment
    }
    /// The distance in points by which the title is moved.
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { ownLook.titleShift }

    /// Sets the picture behind the button in a state; that for the default metrics is shown.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        ownLook.backgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage
    }
    /// The picture behind the button in a state; nil without one.
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        ownLook.backgrounds[.init(state: state.rawValue, metrics: barMetrics)]
    }
    /// Sets the picture behind the button in a state if the item has a style; that for the default metrics is shown.
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }

    /// Moves the picture behind the button down by points; all metrics have the same distance.
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        ownLook.backgroundShift = adjustment
    }
    /// The distance in points by which the picture behind the button is moved down.
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        ownLook.backgroundShift
    }

    /// Sets the picture behind the button where it leads back, in place of the arrowhead.
    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { ownLook.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)] = backgroundImage }
    /// The picture behind the button where it leads back; nil without one.
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        ownLook.backBackgrounds[.init(state: state.rawValue, metrics: barMetrics)]
    }
    /// Moves the picture behind the button down by points where it leads back; all metrics have the same distance.
    public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        ownLook.backBackgroundShift = adjustment
    }
    /// The distance in points by which the picture behind the button is moved down where it leads back.
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        ownLook.backBackgroundShift
    }
}
