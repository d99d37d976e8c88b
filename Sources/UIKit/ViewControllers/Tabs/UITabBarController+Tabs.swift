import Foundation
import QuartzCore

/// Which tabs there are, and where they are.
extension UITabBarController {
    func replaceTabs(by new: [UIViewController], animated: Bool) {
        finishTransition()
        let (old, oldIndex) = (tabs, tabs.firstIndex { $0 === shownTab })
        let dropped = old.filter { tab in !new.contains { $0 === tab } }
        tabs = new
        for tab in dropped { tab.sendWillMove(to: nil) }
        for tab in new where tab.links.parent !== self {
            addChild(tab)
            tab.sendDidMove(to: self)
        }
        tabBarItemsDidChange(animated: animated)
        // The same controller, or the same place, or the first (fact 5.37).
        let kept = shownTab.flatMap { shown in new.first { $0 === shown } }
        let selected = kept ?? oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
        select(selected, animated: animated)
        // The one on show leaves when it has disappeared.
        let leaving = transition == nil ? nil : old.first { $0.isLeavingTabs(self) }
        for tab in dropped where tab !== leaving { leave(tab) }
    }

    /// Ends being the parent of a controller that is no tab any more.
    func leave(_ tab: UIViewController) {
        guard tab.links.parent === self, !tabs.contains(where: { $0 === tab }) else { return }
        tab.removeFromParent()
    }

    /// Brings the bar up to date with the tabs.
    func tabBarItemsDidChange(animated: Bool = false) {
        storedTabBar.show(items: tabs.map(\.tabBarItem), animated: animated)
        storedTabBar.show(selected: shownTab?.tabBarItem)
    }

    // MARK: Layout

    /// Lays out the bar and the tab on show, in the layout of the controller's view.
    func layOutTabs() {
        guard let view = storedView else { return }
        let bounds = view.bounds
        transitionView.frame = bounds
        let size = storedTabBar.sizeThatFits(bounds.size)
        let height = storedTabBar.barHeight + view.safeAreaInsets.bottom
        storedTabBar.frame = CGRect(
            x: isBarAway ? -bounds.width : 0, y: isBarHidden ? bounds.height : bounds.height - height,
            width: size.width, height: height)
        transitionView.layoutIfNeeded()
        transitionView.wrapper.coveredHeight = isBarGone ? 0 : height
        if isViewReadyForTab { showTabIfNeeded() }
        if transition == nil, let shown = shownTab?.storedView, shown.superview === transitionView.wrapper {
            shown.frame = tabFrame(in: bounds)
        }
        updateBarEdge()
    }

    private var isViewReadyForTab: Bool { storedView?.isInVisibleWindow ?? false }

    /// Where a tab's view is: content goes on under a bar that it shines through.
    func tabFrame(in bounds: CGRect) -> CGRect {
        guard !storedTabBar.isTranslucent, !isBarGone else { return bounds }
        let height = storedTabBar.barHeight + (storedView?.safeAreaInsets.bottom ?? 0)
        return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    }

    /// Puts the selected tab's view in place, which loads it (fact 5.35).
    func showTabIfNeeded() {
        guard transition == nil, let shown = shownTab, shown.links.parent === self, let view = storedView else {
            return
        }
        let wrapper = transitionView.wrapper
        guard shown.storedView?.superview !== wrapper else { return }
        transitionView.frame = view.bounds
        transitionView.layoutIfNeeded()
        guard let tabView = shown.view else { return }
        tabView.frame = tabFrame(in: view.bounds)
        wrapper.addSubview(tabView)
    }

    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: 0.35) { view.layoutIfNeeded() }
    }

    /// Whether no content goes on under the bar, which then may look otherwise.
    func updateBarEdge() {
        guard let view = shownTab?.storedView else { return }
        storedTabBar.isAtScrollEdge = !(view.firstScrollView?.goesOnBelow ?? false)
    }
}

extension UIViewController {
    /// Whether the controller is on its way out of a tab bar controller.
    fileprivate func isLeavingTabs(_ container: UITabBarController) -> Bool {
        links.parent === container && !container.tabs.contains { $0 === self } && appearance.isInTransition
    }
}

extension UIView {
    /// The view itself if it scrolls, or the first of its subviews that does.
    fileprivate var firstScrollView: UIScrollView? {
        self as? UIScrollView ?? storedSubviews.lazy.compactMap { $0 as? UIScrollView }.first
    }
}

extension UIScrollView {
    /// Whether content goes on below the part that insets leave.
    fileprivate var goesOnBelow: Bool {
        contentSize.height > contentOffset.y + bounds.height - adjustedContentInset.bottom + 0.5
    }
}
