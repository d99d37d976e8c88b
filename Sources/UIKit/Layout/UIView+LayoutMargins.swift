import Foundation

extension UIView {
    var effectiveMargins: UIEdgeInsets {
        var margins = safeArea.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        if let minimum = systemMinimumMargins { margins = safeArea.margins.map { $0.atLeast(minimum) } ?? minimum }
        if safeArea.insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard safeArea.preservesSuperviewMargins, let superview = storedSuperview else { return margins }
        let (outer, frame, bounds) = (superview.layoutMargins, untransformedFrame, superview.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - max(0, frame.minY - bounds.minY)),
            left: max(margins.left, outer.left - max(0, frame.minX - bounds.minX)),
            bottom: max(margins.bottom, outer.bottom - max(0, bounds.maxY - frame.maxY)),
            right: max(margins.right, outer.right - max(0, bounds.maxX - frame.maxX)))
    }

    /// The margins around the content of a scroll view.
    // Choice (layout): without what the safe area adds to margins, as the content's insets have that already.
    var scrollContentMargins: UIEdgeInsets {
        let (margins, safe) = (layoutMargins, safeAreaInsets)
        guard safeArea.insetsMarginsFromSafeArea else { return margins }
        return UIEdgeInsets(
            top: margins.top - safe.top, left: margins.left - safe.left, bottom: margins.bottom - safe.bottom,
            right: margins.right - safe.right)
    }

    func assignMargins(_ newValue: UIEdgeInsets) {
        guard newValue != safeArea.margins else { return }
        safeArea.margins = newValue
        marginsDidChange()
    }

    var directionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    func assignDirectionalMargins(_ newValue: NSDirectionalEdgeInsets) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layoutMargins = UIEdgeInsets(
            top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
            right: isMirrored ? newValue.leading : newValue.trailing)
    }

    func assignPreservesSuperviewMargins(_ newValue: Bool) {
        guard newValue != safeArea.preservesSuperviewMargins else { return }
        safeArea.preservesSuperviewMargins = newValue
        marginsDidChange()
    }

    func assignInsetsMarginsFromSafeArea(_ newValue: Bool) {
        guard newValue != safeArea.insetsMarginsFromSafeArea else { return }
        safeArea.insetsMarginsFromSafeArea = newValue
        marginsDidChange()
    }

    var marginsGuide: UILayoutGuide {
        if let guide = layoutState.constraints.marginsGuide { return guide }
        let guide = UILayoutGuide(.margins, in: self, identifier: "UIViewLayoutMarginsGuide")
        layoutState.constraints.marginsGuide = guide
        return guide
    }

    var readableGuide: UILayoutGuide {
        if let guide = layoutState.constraints.readableContentGuide { return guide }
        let guide = UILayoutGuide(.readableContent, in: self, identifier: "UIViewReadableContentGuide")
        layoutState.constraints.readableContentGuide = guide
        return guide
    }

    /// The widest that text is set at the standard text size, in points.
    static var readableContentWidth: CGFloat { 672 }

    var readableContentFrame: CGRect {
        let area = bounds.inset(by: layoutMargins)
        let width = min(area.width, Self.readableContentWidth)
        return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
    }

    /// What the system wants at the edges of a controller's root view, which is also what that has by itself.
    // Choice (7.20): a root view whose controller does without the minimum has the margins of any view.
    private var systemMinimumMargins: UIEdgeInsets? {
        guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
        let minimum = controller.systemMinimumLayoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: minimum.top, left: isMirrored ? minimum.trailing : minimum.leading, bottom: minimum.bottom,
            right: isMirrored ? minimum.leading : minimum.trailing)
    }

    func marginsDidChange() {
        updateFollowingGuides()
        tellMarginsChanged()
        setNeedsLayout()
    }

    /// Tells the view, its controller and the subviews that follow its margins.
    func tellMarginsChanged() {
        layoutMarginsDidChange()
        if let controller {
            controller.viewLayoutMarginsDidChange()
        }
        for view in storedSubviews where view.safeArea.preservesSuperviewMargins {
            view.updateFollowingGuides()
            view.tellMarginsChanged()
            view.setNeedsLayout()
        }
    }
}

extension UIEdgeInsets {
    fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
