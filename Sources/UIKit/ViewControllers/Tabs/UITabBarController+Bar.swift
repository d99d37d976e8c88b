import Foundation
import QuartzCore

/// The bar: where it is, and what of the tabs it covers.
extension UITabBarController: BottomBarOwner {
    /// Lays out the bar and the tab on show, in the layout of the controller's view.
    func layOutTabs() {
        guard let view = storedView else { return }
        transitionView.frame = view.bounds
        transitionView.layoutIfNeeded()
        takeBackFromMore()
        updateItemCount()
        placeBar()
        if view.isInVisibleWindow { showTabIfNeeded() }
        for tab in children { updateBarInsets(of: tab) }
        if transition == nil, let shown = shownTab?.storedView, shown.superview === transitionView.wrapper {
            shown.frame = tabFrame(in: view.bounds)
        }
        updateBarEdge()
    }

    /// Gives the bar its place, unless it is on its way; it has one from the loading of the view on.
    func placeBar() {
        if bar.movesUnderWay == 0 { storedTabBar.frame = barFrame }
    }

    /// The bar with what covers it at the bottom of the screen, in points.
    private var barHeight: CGFloat { storedTabBar.barHeight + (storedView?.safeAreaInsets.bottom ?? 0) }

    /// Out of sight the bar is beside the screen where a screen took it along, else below.
    private var barFrame: CGRect {
        let bounds = storedView?.bounds ?? .zero
        var frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
        if bar.isHiddenByApp {
            frame.origin.y = bounds.height
        } else if bar.isHiddenByPush {
            frame.origin.x = sideOfPushes
        }
        return frame
    }

    private var sideOfPushes: CGFloat {
        let width = storedView?.bounds.width ?? 0
        return storedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? width : -width
    }

    /// Whether tabs can be seen behind the bar's place.
    private var isBarThere: Bool { !bar.isHidden && !storedTabBar.isHidden }
    var isBarGone: Bool { !isBarThere }

    private func extendsUnderBar(_ tab: UIViewController) -> Bool {
        tab.edgesForExtendedLayout.contains(.bottom)
            && (storedTabBar.isTranslucent || tab.extendedLayoutIncludesOpaqueBars)
    }

    /// The frame of a tab's view: content goes on under a bar that is translucent.
    func tabFrame(of tab: UIViewController? = nil, in bounds: CGRect) -> CGRect {
        guard isBarThere, let tab = tab ?? shownTab, !extendsUnderBar(tab) else { return bounds }
        return CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - barHeight))
    }

    /// Counts the bar to what covers a tab.
    func updateBarInsets(of tab: UIViewController) {
        let covers = isBarThere && extendsUnderBar(tab)
        tab.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: covers ? storedTabBar.barHeight : 0, right: 0)
    }

    func barDidChange() { storedView?.setNeedsLayout() }

    // MARK: Coming and going

    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != bar.isHiddenByApp else { return }
        bar.isHiddenByApp = hidden
        guard let view = storedView else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(withDuration: Double(UINavigationController.hideShowBarDuration)) { view.layoutIfNeeded() }
    }

    /// The bar goes with the screen that is left, and comes back with it.
    func setBottomBarHidden(_ isHidden: Bool, animated: Bool, in transition: ControllerTransition?) {
        // Other content may go on under the bar.
        storedView?.setNeedsLayout()
        guard isHidden != bar.isHiddenByPush else { return }
        bar.isHiddenByPush = isHidden
        // The screens are laid out for what is to come before anything moves.
        for tab in children { updateBarInsets(of: tab) }
        guard animated, let transition, let view = storedView, view.window != nil else { return }
        let end = barFrame
        bar.movesUnderWay += 1
        transition.coordinator.animate { [storedTabBar] _ in
            storedTabBar.frame = end
        } completion: { [weak self] context in
            guard let self else { return }
            bar.movesUnderWay -= 1
            if context.isCancelled, bar.isHiddenByPush == isHidden { bar.isHiddenByPush = !isHidden }
            for tab in children { updateBarInsets(of: tab) }
            view.setNeedsLayout()
        }
    }

    // MARK: Looks

    /// The bar may look otherwise while no content goes on under it.
    func updateBarEdge() {
        var content = shownTab
        while let inner = content?.contentAboveBar { content = inner }
        let scrollView = content?.contentScrollView(for: .bottom)
        follow(scrollView)
        storedTabBar.isAtScrollEdge = !(scrollView?.goesOnBelow ?? false)
    }

    private func follow(_ scrollView: UIScrollView?) {
        guard scrollView !== followed else { return }
        followed?.bars.onScrollAtBottom = nil
        followed = scrollView
        scrollView?.bars.onScrollAtBottom = { [weak self] in self?.updateBarEdge() }
    }
}
