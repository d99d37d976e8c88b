import Foundation

/// A left, right, leading or trailing edge, or a horizontal centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The horizontal distance from this place to another one, as a length.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// Places the edge behind another, by a multiple of the system's spacing.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// Places the edge behind another, by a multiple of the system's spacing or more.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// Places the edge behind another, by a multiple of the system's spacing at most.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}
