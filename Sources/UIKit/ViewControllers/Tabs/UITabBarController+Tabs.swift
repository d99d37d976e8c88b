import Foundation
import QuartzCore

/// The tabs of a tab bar controller.
extension UITabBarController {
    func replaceTabs(by new: [UIViewController], animated: Bool) {
        finishTransition()
        emptyMore()
        let (old, oldIndex) = (tabControllers, tabControllers.firstIndex { $0 === shownTab })
        let dropped = old.filter { !new.holds($0) }
        tabControllers = new
        // The callbacks may set other tabs, so each is asked for its place when its turn comes.
        for tab in dropped where tab.links.parent === self && !tabControllers.holds(tab) && !departing.holds(tab) {
            departing.append(tab)
            tab.sendWillMove(to: nil)
        }
        for tab in new where tabControllers.holds(tab) { adopt(tab) }
        if tabControllers.elementsEqual(new, by: ===) {
            tabBarItemsDidChange(animated: animated)
            // The same controller, or the same place, or the first (fact 5.37).
            let kept = shownTab.flatMap { shown in barControllers.first { $0 === shown } ?? new.first { $0 === shown } }
            let selected = kept ?? oldIndex.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
            // Only the items move. An animator of the app's could go back to a tab that is none any more.
            selectTab(selected, animated: false)
        }
        // The one on show leaves when it has disappeared.
        let leaving = transition == nil ? nil : old.first { $0.isLeavingTabs(self) }
        for tab in dropped where tab !== leaving { leave(tab) }
        storedView?.setNeedsLayout()
    }

    // Choice (5.36): willMove and didMove at once, tab by tab.
    /// Makes a tab a child, as all are (fact 5.36).
    func adopt(_ tab: UIViewController) {
        if departing.holds(tab), tab.links.parent === self {
            departing.drop(tab)
            tab.sendWillMove(to: self)
        } else {
            guard tab.links.parent !== self else { return }
            addManaged(tab)
        }
        // What it heard may have set other tabs.
        guard tab.links.parent === self, !departing.holds(tab) else { return }
        tab.sendDidMove(to: self)
        updateBarInsets(of: tab)
    }

    /// Ends being the parent of a controller that is no tab any more.
    func leave(_ tab: UIViewController) {
        guard tab !== storedMore, !tabControllers.holds(tab) else { return }
        departing.drop(tab)
        guard tab.links.parent === self else { return }
        tab.removeFromParent()
        tab.barInsets = .zero
    }

    /// The controllers that have an item in the bar: the tabs, or the first of them and More (fact 5.43).
    var barControllers: [UIViewController] {
        let limit = itemLimit
        return tabControllers.count > limit
            ? Array(tabControllers.prefix(limit - 1)) + [moreNavigationController] : tabControllers
    }

    /// How many items the bar has room for.
    // Choice (5.43): eight where there is the width of a pad.
    private var itemLimit: Int {
        let traits = storedView?.traitCollection ?? UIScreen.main.traitCollection
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular ? 8 : 5
    }

    /// Brings the bar up to date with the tabs.
    func tabBarItemsDidChange(animated: Bool = false) {
        let controllers = barControllers
        if tabControllers.count > controllers.count { adopt(moreNavigationController) }
        storedTabBar.show(items: controllers.map(\.tabBarItem), animated: animated)
        storedTabBar.show(selected: shownTab?.tabBarItem)
    }

    /// The room for items may have changed.
    func updateItemCount() {
        guard tabControllers.count > 5, storedTabBar.storedItems?.count != barControllers.count else { return }
        let shown = shownTab === storedMore ? shownInMore : shownTab
        emptyMore()
        tabBarItemsDidChange()
        selectTab(shown, animated: false)
    }

    /// Puts the selected tab's view in place, which loads it (fact 5.35).
    func showTabIfNeeded() {
        guard transition == nil, let shown = shownTab, shown.links.parent === self, let view = storedView else {
            return
        }
        let wrapper = transitionView.wrapper
        defer { shown.presentation.live?.putBack(into: wrapper, at: tabFrame(in: view.bounds)) }
        guard shown.storedView?.superview !== wrapper, !shown.isCovered(in: wrapper) else { return }
        transitionView.frame = view.bounds
        transitionView.layoutIfNeeded()
        guard let tabView = shown.view else { return }
        // What it did while it was loaded may have chosen another.
        guard shownTab === shown else { return showTabIfNeeded() }
        tabView.frame = tabFrame(in: view.bounds)
        wrapper.addSubview(tabView)
    }
}

extension UIViewController {
    /// Whether the controller is on its way out of a tab bar controller.
    fileprivate func isLeavingTabs(_ container: UITabBarController) -> Bool {
        links.parent === container && !container.tabControllers.contains { $0 === self } && appearance.isInTransition
    }
}
