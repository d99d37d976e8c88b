import Foundation
import QuartzCore

extension UINavigationController {
    // MARK: Where the bars are

    /// The navigation bar's upper and lower end, in points of the controller's view.
    var barSpan: (top: CGFloat, bottom: CGFloat) {
        guard let view = storedView else { return (0, 0) }
        var top = Self.barTop(below: view.safeAreaInsets.top)
        // A search bar alone stands clear of an island.
        if stack.last?.storedNavigationItem?.isOnlySearch == true { top = view.safeAreaInsets.top }
        return (top, top + bar.height(showing: stack.map(\.navigationItem)))
    }

    /// Bars begin under the status bar. Below an island the safe area leaves more room than that.
    private static func barTop(below safeTop: CGFloat) -> CGFloat {
        switch safeTop {
        case 59: 59 - 16.0 / 3
        case 62: 62 - 17.0 / 3
        default: safeTop
        }
    }

    /// The space between a toolbar and the controller's view's lower edge, in points.
    private var toolbarBottom: CGFloat { storedView?.safeAreaInsets.bottom ?? 0 }

    /// Whether the bar is at the upper edge of a sheet, where bars are higher.
    var isAtTopOfSheet: Bool {
        guard let view = storedView, view.safeAreaInsets.top == 0, presentingViewController != nil else { return false }
        return presentationController?.presentsSheet ?? false
    }

    func layOutBars() {
        guard let view = storedView else { return }
        adoptScrollPosition()
        let span = barSpan
        let height = bar.height(showing: stack.map(\.navigationItem))
        bar.bounds.size = CGSize(width: view.bounds.width, height: height)
        bar.center = CGPoint(x: view.bounds.midX, y: (isBarHidden ? -height : span.top) + height / 2)
        if !areBarsMoving { bar.isHidden = isBarHidden }
        if let toolbar = storedToolbar { layOut(toolbar, in: view) }
        (showing.next ?? showing.controller).map(updateInsets)
        updateBarEdges()
    }

    private func layOut(_ toolbar: UIToolbar, in view: UIView) {
        let height = toolbar.barHeight
        let top = isBottomBarHidden ? view.bounds.maxY : view.bounds.maxY - toolbarBottom - height
        toolbar.bounds.size = CGSize(width: view.bounds.width, height: height)
        toolbar.center = CGPoint(x: view.bounds.midX, y: top + height / 2)
        if !areBarsMoving { toolbar.isHidden = isBottomBarHidden }
        toolbar.setNeedsLayout()
    }

    // MARK: Where the children are

    /// The edges at which a child's view goes on under the bars.
    func extendedEdges(of controller: UIViewController) -> UIRectEdge {
        var edges = controller.edgesForExtendedLayout
        if let storedToolbar, !storedToolbar.isTranslucent, !controller.extendedLayoutIncludesOpaqueBars {
            edges.remove(.bottom)
        }
        if !bar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars { edges.remove(.top) }
        return edges
    }

    /// The frame of a child's view, in the wrapper's coordinates.
    func frame(of controller: UIViewController) -> CGRect {
        guard let view = storedView else { return .zero }
        let edges = extendedEdges(of: controller)
        var frame = view.bounds
        if !isBarHidden, !edges.contains(.top) {
            let top = barSpan.bottom
            frame.origin.y += top
            frame.size.height -= top
        }
        if !isBottomBarHidden || nearestAncestor(UITabBarController.self)?.isBarGone == false, !edges.contains(.bottom)
        {
            frame.size.height -= view.safeAreaInsets.bottom
            if !isBottomBarHidden, let storedToolbar { frame.size.height -= storedToolbar.barHeight }
        }
        frame.size.height = max(0, frame.size.height)
        return frame
    }

    /// The insets of a child's view that the bars cover.
    private func updateInsets(of controller: UIViewController) {
        guard let view = storedView else { return }
        var insets = UIEdgeInsets.zero
        if !isBarHidden, extendedEdges(of: controller).contains(.top) {
            // Pulled down, the content itself makes room for the title.
            let title = bar.flexibleHeight(showing: stack.map(\.navigationItem))
            let excess = max(0, title - bar.flexibleRoom(showing: stack.map(\.navigationItem)))
            controller.barScrolling.largeTitleInset = title - excess
            insets.top = barSpan.bottom - excess - view.safeAreaInsets.top
        }
        if !isBottomBarHidden, let storedToolbar, extendedEdges(of: controller).contains(.bottom) {
            insets.bottom = storedToolbar.barHeight
        }
        controller.barInsets = insets
    }

    /// Moves a child's view to its place, wherever an animation shows it.
    func place(_ controller: UIViewController) {
        adoptScrollPosition()
        let frame = frame(of: controller)
        if let view = controller.storedView, view.untransformedFrame != frame {
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        updateInsets(of: controller)
    }

    // MARK: What the bars show

    /// Shows the stack in the bars, which move with a transition's animation if there is one.
    func updateBarItems(in transition: ControllerTransition? = nil, operation: Operation = .none) {
        let items = stack.map(\.navigationItem)
        if let transition, let change = bar.beginTransition(to: items, isPush: operation != .pop) {
            transition.coordinator.animate { [unowned self] _ in
                change.run()
                layOutBars()
                bar.layoutIfNeeded()
            } completion: {
                change.finish(completed: !$0.isCancelled)
            }
        } else if !items.elementsEqual(bar.stack, by: ===) {
            bar.adopt(items)
        }
        storedToolbar?.setItems(stack.last?.storedToolbarItems, animated: transition?.isAnimated ?? false)
    }

    /// The items of the stack changed, and not what is on top.
    func updateBarItems(animated: Bool) {
        let items = stack.map(\.navigationItem)
        if !items.elementsEqual(bar.stack, by: ===) { bar.replaceItems(by: items, animated: animated) }
        storedToolbar?.setItems(stack.last?.storedToolbarItems, animated: animated)
    }

    func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
        guard stack.last === controller else { return }
        storedToolbar?.setItems(controller.storedToolbarItems, animated: animated)
    }

    /// A search in the bar began or ended: the bar takes its new height, and its titles come or go.
    func searchDidChange() {
        guard let view = storedView, isOnScreen, showing.running == nil else {
            bar.looksDidChange()
            storedView?.setNeedsLayout()
            return
        }
        UIView.animate(withDuration: 0.25) { [self] in
            bar.looksDidChange()
            layOutBars()
            view.layoutIfNeeded()
            bar.layoutIfNeeded()
        }
    }

    /// The bar looks different, and may have another height.
    func barDidChange() { storedView?.setNeedsLayout() }

    /// The back button asks a subclass that is the bar's delegate, as UIKit's own is.
    func backWasTapped() {
        guard showing.running == nil, stack.count > 1, let item = bar.topItem else { return }
        if let action = item.backAction { return action.perform(from: bar) }
        if let asked = self as? any UINavigationBarDelegate, !asked.navigationBar(bar, shouldPop: item) { return }
        popViewController(animated: true)
    }

    // MARK: Bars that come and go

    /// Facts 5.30 and 8.04: the child is laid out anew, and no size transition is announced.
    func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        moveBars(animated: animated) { isBarHidden = hidden }
    }

    func hideToolbar(_ hidden: Bool, animated: Bool) {
        guard hidden != isBottomBarHidden else { return }
        if !hidden { storedView?.addSubview(toolbar) }
        moveBars(animated: animated) { isBottomBarHidden = hidden }
    }

    private func moveBars(animated: Bool, _ change: () -> Void) {
        guard let view = storedView, animated, isOnScreen else {
            change()
            storedView?.setNeedsLayout()
            return
        }
        // With a transition under way the bars come and go in it, sideways; here they go where they came from.
        view.layoutIfNeeded()
        change()
        movingBars += 1
        bar.isHidden = false
        storedToolbar?.isHidden = false
        UIView.animate(withDuration: Self.hideShowBarDuration) { [self] in
            layOutBars()
            if showing.running == nil { showing.controller.map(place) }
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.movingBars -= 1
            self?.storedView?.setNeedsLayout()
        }
    }

    private var areBarsMoving: Bool { movingBars > 0 }
}
