import Foundation

/// A width or height.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes an inactive constraint that keeps the size at a constant, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, nil, constant: c)
    }

    /// Makes an inactive constraint that keeps the size at or above a constant, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, nil, constant: c)
    }

    /// Makes an inactive constraint that keeps the size at or below a constant, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, nil, constant: c)
    }

    /// Makes an inactive constraint that keeps the size at a multiple of another, plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeMultiple(.equal, of: anchor, multiplier: m, constant: c)
    }

    /// Makes an inactive constraint that keeps the size at or above a multiple of another, plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeMultiple(.greaterThanOrEqual, of: anchor, multiplier: m, constant: c)
    }

    /// Makes an inactive constraint that keeps the size at or below a multiple of another, plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        makeMultiple(.lessThanOrEqual, of: anchor, multiplier: m, constant: c)
    }

    /// None of another size is no other size: such a constraint is one to a constant, with a multiplier of 1.
    private func makeMultiple(
        _ relation: NSLayoutConstraint.Relation, of other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        multiplier == 0
            ? makeConstraint(relation, nil, constant: constant)
            : makeConstraint(relation, other, multiplier: multiplier, constant: constant)
    }
}
