import Foundation
import QuartzCore

/// The selection of a tab.
extension UITabBarController {
    // MARK: By the app

    func selectByApp(at index: Int) {
        guard tabControllers.indices.contains(index) else {
            // Choice (5.42, 16.10): ignored, with a finding.
            guard index != NSNotFound || !tabControllers.isEmpty else { return }
            DiagnosticsChannel.shared.report(
                "tab-index-out-of-range", "\(objectText(self)) has no tab \(index): there are \(tabControllers.count)",
                objects: [self], advice: "Set the tabs before the selection, and keep the index below their number.")
            return
        }
        selectTab(tabControllers[index], animated: true)
    }

    func selectByApp(_ controller: UIViewController) {
        guard
            tabControllers.contains(where: { $0 === controller })
                || barControllers.contains(where: { $0 === controller })
        else {
            NSException.raise(
                .invalidArgumentException,
                "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected."
            )
            return
        }
        selectTab(controller, animated: true)
    }

    /// Shows a tab, which may be behind the More item.
    func selectTab(_ tab: UIViewController?, animated: Bool) {
        guard let tab, !barControllers.contains(where: { $0 === tab }) else { return select(tab, animated: animated) }
        showInMore(tab, animated: false)
        select(moreNavigationController, animated: animated)
    }

    // MARK: By a person

    /// An item of the bar was tapped: the delegate may refuse, and hears of it when the selection has changed.
    func itemWasTapped(_ item: UITabBarItem) {
        guard let tab = barControllers.first(where: { $0.tabBarItem === item }) else { return }
        // Choice (5.39): nobody hears of a tap that the delegate refuses.
        guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
        let (object, previous) = (tabObject(of: tab), selectedTab)
        if let object, !(delegate?.tabBarController(self, shouldSelectTab: object) ?? true) { return }
        tabBar(storedTabBar, didSelect: item)
        if tab === shownTab {
            // Fact 5.45.
            // Choice (5.45): animated, as for a tap on the back button.
            tab.tabWasTappedAgain()
        } else {
            select(tab, animated: true)
        }
        delegate?.tabBarController(self, didSelect: tab)
        if let selected = object?.selectedLeaf, selected !== previous {
            delegate?.tabBarController(self, didSelectTab: selected, previousTab: previous)
        }
    }

    // MARK: Changing

    /// Shows a tab. On the screen both hear of it: the new one first, which is the other way round than in navigation
    /// (fact 5.33).
    func select(_ new: UIViewController?, animated: Bool) {
        guard new !== shownTab else { return }
        finishTransition()
        let old = shownTab
        shownTab = new
        storedTabBar.show(selected: new?.tabBarItem)
        guard let view = storedView, view.isInVisibleWindow, appearance.isHeadingIn else {
            if let oldView = old?.storedView, oldView.superview === transitionView.wrapper {
                oldView.removeFromSuperview()
                old?.endDisappearanceBeforeParent()
            }
            old?.presentation.live?.setAside(from: transitionView.wrapper)
            return
        }
        run(from: old, to: new, animated: animated)
    }

    private func run(from old: UIViewController?, to new: UIViewController?, animated: Bool) {
        new.map(updateBarInsets)
        var plan = ControllerTransition.Plan(
            owner: self, container: transitionView.wrapper, script: .tabs, from: old, to: new)
        plan.from.isTold = old?.storedView?.superview === transitionView.wrapper
        plan.from.moves = plan.from.isTold
        let bounds = storedView?.bounds ?? .zero
        (plan.from.frame, plan.to.frame) = (tabFrame(of: old, in: bounds), tabFrame(of: new, in: bounds))
        if animated, let old, let new, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        {
            plan.isAnimated = true
            plan.animator = animator
            plan.interactor = delegate.tabBarController(self, interactionControllerFor: animator)
        }
        let place = WeakTransition()
        plan.steps.willEnd = { [weak self] completed in
            guard let self, !completed, self.transition === place.transition else { return }
            // A gesture went back: so does the selection.
            self.shownTab = old
            self.storedTabBar.show(selected: old?.tabBarItem)
        }
        plan.steps.completion = { [weak self] _ in self?.didEnd(place.transition, old: old) }
        let running = ControllerTransition(plan)
        place.transition = running
        transition = running
        running.start()
        setNeedsStatusBarAppearanceUpdate()
        storedView?.setNeedsLayout()
    }

    private func didEnd(_ ended: ControllerTransition?, old: UIViewController?) {
        if transition === ended { transition = nil }
        old.map(leave)
        takeBackFromMore()
        storedView?.setNeedsLayout()
    }

    /// Makes way for another change of tabs.
    ///
    /// One that waits for the commit to be over is left to end then, as the two may share a controller; an animation
    /// ends here.
    func finishTransition() {
        guard let running = transition else { return }
        transition = nil
        if running.isAnimated { running.completeTransition(true) } else { running.supersede() }
    }
}

/// Lets the closures of a transition know it, without keeping it.
private final class WeakTransition {
    weak var transition: ControllerTransition?
}
