import DisplayProtocol
import Foundation

/// The insets that a view has from its place in the window.
struct SafeAreaState {
    var insets = UIEdgeInsets.zero
    /// The app's own margins, if it set any.
    var margins: UIEdgeInsets?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// Whether the view came to another place since its insets were worked out.
    var isNew = false
}

extension UIView {
    var safeAreaGuide: UILayoutGuide {
        if let guide = layoutState.constraints.safeAreaGuide { return guide }
        let guide = UILayoutGuide(.safeArea, in: self, identifier: "UIViewSafeAreaLayoutGuide")
        layoutState.constraints.safeAreaGuide = guide
        return guide
    }

    /// Works the insets out anew after a move, and tells the view and its controller if they changed.
    func safeAreaMayHaveChanged() {
        let isNew = safeArea.isNew || self === storedWindow
        safeArea.isNew = false
        guard let window = storedWindow, !window.isHidden else { return }
        updateSafeArea(wholeSubtree: isNew)
    }

    private func updateSafeArea(wholeSubtree: Bool) {
        let insets = currentSafeAreaInsets
        let isChanged = insets != safeArea.insets
        if isChanged {
            tellingObservers(of: "safeAreaInsets") { safeArea.insets = insets }
            updateFollowingGuides()
            // Margins are told first (fact 7.19).
            if safeArea.insetsMarginsFromSafeArea { tellMarginsChanged() }
            tellSafeAreaChanged()
            setNeedsLayout()
        } else if safeArea.preservesSuperviewMargins {
            updateFollowingGuides()
        }
        // Where nothing covers the view, nothing can change further down, unless the subtree is new here.
        guard wholeSubtree || isChanged || safeAreaInsets != .zero else { return }
        for view in storedSubviews { view.updateSafeArea(wholeSubtree: wholeSubtree) }
    }

    private func tellSafeAreaChanged() {
        safeAreaInsetsDidChange()
        guard let controller else { return }
        controller.viewSafeAreaInsetsDidChange()
    }

    /// What covers the view where it is: the part of the superview's insets that reaches into it and what its
    /// controller adds.
    private var currentSafeAreaInsets: UIEdgeInsets {
        // Choice (15.6): by overlap alone, at all times.
        var insets = UIEdgeInsets.zero
        if let window = storedWindow, window === self {
            insets = overlap(window.screen.safeAreaInsets, of: window.screen.bounds)
        } else if let superview = storedSuperview {
            // An app may say of a view of its own what covers it.
            insets = overlap(superview.safeAreaInsets, of: superview.bounds)
        }
        if let controller { insets = insets + controller.barInsets + controller.additionalSafeAreaInsets }
        return insets
    }

    private func overlap(_ insets: UIEdgeInsets, of outer: CGRect) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let frame = untransformedFrame
        return UIEdgeInsets(
            top: max(0, insets.top - max(0, frame.minY - outer.minY)),
            left: max(0, insets.left - max(0, frame.minX - outer.minX)),
            bottom: max(0, insets.bottom - max(0, outer.maxY - frame.maxY)),
            right: max(0, insets.right - max(0, outer.maxX - frame.maxX)))
    }

    /// The subtree leaves its place: the next one gives it insets anew.
    func forgetSafeArea() {
        tellSubtree { view in
            guard view.safeArea.insets != .zero else { return }
            view.safeArea.insets = .zero
            view.updateFollowingGuides()
        }
    }

    /// The guides that the insets decide have to be solved anew.
    func updateFollowingGuides() {
        for guide in layoutState.constraints.followingGuides {
            if let item = guide.layoutItem { item.engine?.firmDidChange(item) }
        }
    }
}
