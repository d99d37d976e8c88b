import Foundation

/// The places and moves of a sheet's card in its container, in points of the container's coordinates.
///
/// The place of a card is told by its height in sight: from its top edge to the container's bottom edge.
struct SheetGeometry: Equatable {
    enum Form: Equatable {
        /// On the bottom edge, as wide as it: phones that stand upright.
        case attached
        /// All over the container: phones that lie on their side.
        case filling
        /// In the middle, of a size of its own: pads.
        case centred(CGSize)
    }

    /// A place of rest.
    struct Stop: Equatable {
        var identifier: UISheetPresentationController.Detent.Identifier
        var visible: CGFloat
    }

    let form: Form
    let bounds: CGRect
    /// The width of an attached card; the container's unless the app wants another.
    let width: CGFloat
    /// In sight at most, without resistance.
    let maximum: CGFloat
    /// From the lowest up; at least one.
    let stops: [Stop]

    static let formSize = CGSize(width: 540, height: 620)
    static let pageWidth: CGFloat = 712
    /// How far a card keeps away from the edges of a pad.
    private static let pageMargin: CGFloat = 44

    /// How far below the screen's top edge an attached card ends.
    static func top(safeArea: UIEdgeInsets) -> CGFloat {
        // Under a home button's status bar there is more room (measured on both kinds of phones).
        safeArea.top + (safeArea.top > 20 ? 10 : 20)
    }

    static func size(isForm: Bool, preferred: CGSize, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGSize {
        var size =
            isForm
            ? formSize
            : CGSize(
                width: min(pageWidth, bounds.width - 2 * pageMargin),
                height: bounds.height - 2 * max(pageMargin, safeArea.top + 10))
        if isForm || preferred != .zero {
            if preferred.width > 0 { size.width = preferred.width }
            if preferred.height > 0 { size.height = preferred.height }
        }
        return CGSize(
            width: min(size.width, bounds.width), height: min(size.height, bounds.height - 2 * (safeArea.top + 10)))
    }

    /// The card when so much of it is in sight. One that is nearly gone keeps its height.
    func frame(visible: CGFloat) -> CGRect {
        let top = bounds.maxY - visible
        switch form {
        case .attached:
            let height = max(visible, stops[0].visible)
            return CGRect(x: bounds.midX - width / 2, y: top, width: width, height: height)
        case .filling: return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.height)
        case .centred(let size):
            return CGRect(x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
        }
    }

    func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
        stops.first { $0.identifier == identifier } ?? stops[0]
    }

    /// The stop that is nearest.
    func stop(near visible: CGFloat) -> Stop {
        stops.min { abs($0.visible - visible) < abs($1.visible - visible) } ?? stops[0]
    }

    /// How much is in sight when a finger pulls the card to a place that it resists.
    func banded(_ visible: CGFloat, mayLeave: Bool) -> CGFloat {
        let (low, high) = (stops[0].visible, stops[stops.count - 1].visible)
        if visible > high { return high + Self.give(visible - high) }
        return visible < low && !mayLeave ? low - Self.give(low - visible) : visible
    }

    /// A card gives way less than scrolled content does.
    private static func give(_ distance: CGFloat) -> CGFloat { RubberBand.offset(distance * 0.35, size: 120) }
}
