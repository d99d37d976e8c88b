import Foundation

/// A top or bottom edge, a baseline, or a vertical centre.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The vertical distance from this place to another one, as a length.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }

    /// Places the edge below another, by a multiple of the system's spacing.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    /// Places the edge below another, by a multiple of the system's spacing or more.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    /// Places the edge below another, by a multiple of the system's spacing at most.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
}
