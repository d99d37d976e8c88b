import Foundation
import QuartzCore

extension UINavigationController {
    var navigationView: UILayoutContainerView? { storedView as? UILayoutContainerView }
    /// The view around the children's views.
    var contentView: UIView? { navigationView?.wrapper }

    func loadNavigationView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.owner = self
        self.view = view
        interactivePop = InteractivePop(self, in: view)
        barHiding.attach(to: view)
        view.addSubview(bar)
        if !isBottomBarHidden { view.addSubview(toolbar) }
        layOutBars()
    }

    /// Whether what the stack says is to be seen by the user.
    var isOnScreen: Bool { storedView?.isInVisibleWindow == true && appearance.isHeadingIn }

    /// The stack is another: the view follows in its next layout.
    func stackDidChange() {
        if showing.running == nil, stack.last === showing.controller {
            // The same on top: only the bar has other items.
            let isAnimated = showing.pending?.isAnimated ?? false
            (showing.pending, showing.before) = (nil, nil)
            settleMembersIfShown()
            updateBarItems(animated: isAnimated && isOnScreen)
        }
        storedView?.setNeedsLayout()
    }

    private func settleMembersIfShown() {
        if appearance.state == .appeared, showing.running == nil { settleMembers() }
    }

    // MARK: Without a transition

    /// Puts the top's view in place while the user does not see it.
    func showTopWithoutTransition() {
        guard showing.running == nil, let content = contentView else { return }
        (showing.pending, showing.before) = (nil, nil)
        let (old, new) = (showing.controller, stack.last)
        showFirstItems()
        if old !== new {
            if let view = old?.storedView, view.isDescendant(of: content) { view.removeFromSuperview() }
            old?.presentation.live?.setAside(from: content)
            showing.controller = new
        }
        if let new, !new.isCovered(in: content), let view = new.view, view.superview !== content {
            // What it did while it was loaded may have taken it away.
            guard stack.last === new else { return showTopWithoutTransition() }
            place(new)
            content.addSubview(view)
        }
        if let new { new.presentation.live?.putBack(into: content, at: frame(of: new)) }
        updateBarItems(animated: false)
        updateBottomBar(animated: false, in: nil)
        layOutBars()
    }

    /// The bar names the first controller before that is loaded, who may give the title another text then.
    private func showFirstItems() {
        if showing.controller == nil, bar.stack.isEmpty { updateBarItems(animated: false) }
    }

    func didAppearWithTop(animated: Bool) {
        guard showing.running == nil else { return }
        // Another may be on top by now.
        if showing.controller !== stack.last { storedView?.setNeedsLayout() }
        guard showing.pending == nil else { return }
        settleMembers()
        tellDidShow(showing.controller, animated: animated)
    }

    /// The controllers popped while this one went have gone with it.
    func didDisappearWithTop() {
        guard showing.running == nil else { return }
        (showing.pending, showing.before) = (nil, nil)
        guard !showing.leaving.isEmpty else { return }
        if let controller = showing.controller, !stack.holds(controller) {
            showing.controller = nil
            controller.storedView?.removeFromSuperview()
        }
        settleMembers()
    }

    // MARK: With a transition

    /// The navigation view is being laid out: what waits begins (fact 5.05).
    func layOutNavigationView() {
        followHeight()
        if isOnScreen {
            startTransition()
        } else if showing.running == nil, showing.controller !== stack.last, storedView?.storedWindow != nil {
            showTopWithoutTransition()
        }
        layOutBars()
        if showing.running == nil, let controller = showing.controller { place(controller) }
    }

    /// Takes the bars away where there is little height, if the app wants that, and brings them back.
    private func followHeight() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        guard isCompact != wasCompact else { return }
        let isFirst = wasCompact == nil
        wasCompact = isCompact
        guard hidesBarsWhenVerticallyCompact, isCompact || !isFirst else { return }
        isBarHidden = isCompact
        askForScreen()
    }

    /// The coordinator of the transition that the next layout begins; nil where none waits that is animated.
    var waitingCoordinator: TransitionCoordinator? {
        guard isOnScreen, showing.running == nil, showing.pending?.isAnimated == true, let from = showing.controller,
            let to = stack.last, from !== to, let content = contentView, UIView.areAnimationsEnabled
        else { return nil }
        if let announced = showing.announced { return announced }
        let coordinator = TransitionCoordinator(
            in: content, duration: NavigationSlide(.push).transitionDuration(using: nil), isAnimated: true)
        coordinator.facts.controllers = [
            UITransitionContextViewControllerKey.from: WeakController(controller: from),
            UITransitionContextViewControllerKey.to: WeakController(controller: to),
        ]
        showing.announced = coordinator
        return coordinator
    }

    private func startTransition() {
        guard showing.running == nil, stack.last !== showing.controller else { return endAnnouncement() }
        let (from, to) = (showing.controller, stack.last)
        let change = showing.pending ?? .init(operation: .none, isAnimated: false)
        showing.pending = nil
        guard let content = contentView else { return }
        var plan = ControllerTransition.Plan(owner: self, container: content, script: .navigation, from: from, to: to)
        plan.isAnimated = change.isAnimated && from != nil && to != nil
        let gesture = interactivePop?.takeInteractor()
        if plan.isAnimated, let from, let to {
            let own = delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
            let wished = change.operation == .pop ? from.preferredTransition : to.preferredTransition
            plan.animator =
                own ?? wished?.animator(isComing: change.operation != .pop) ?? NavigationSlide(change.operation)
            // Choice (5.11): the gesture pops, and does not drive an animator of the app's, which decides how that ends.
            // UIKit's does not even begin where the delegate implements the method, which cannot be asked here.
            plan.interactor =
                own.map { delegate?.navigationController(self, interactionControllerFor: $0) } ?? gesture
        }
        showing.next = to
        let isAnimated = plan.isAnimated && UIView.areAnimationsEnabled
        plan.steps.prepare = { [unowned self] in
            updateBarItems(in: isAnimated ? showing.running : nil, operation: change.operation)
            to.map(place)
            updateBottomBar(animated: isAnimated, in: showing.running)
            tellWillShow(to, animated: isAnimated)
        }
        let (before, after) = (showing.before, stack)
        plan.steps.willEnd = { [unowned self] completed in
            if !completed, let before { restore(before, unlessChangedSince: after) }
        }
        plan.from.frame = from?.storedView?.untransformedFrame
        plan.steps.completion = { [unowned self] in
            transitionDidEnd(from: from, to: to, after: after, animated: isAnimated, completed: $0)
        }
        bar.interactionBlocks += 1
        let transition = ControllerTransition(plan)
        showing.announced?.handOver(to: transition.coordinator)
        showing.announced = nil
        showing.running = transition
        showing.isPushing = isAnimated && change.operation == .push
        // Who comes is asked before its view is loaded (fact 8.09).
        askForScreen()
        showFirstItems()
        transition.start()
    }

    /// The pending transition was taken back before it began.
    private func endAnnouncement() {
        guard showing.running == nil, let announced = showing.announced else { return }
        showing.announced = nil
        announced.facts.isCancelled = true
        announced.end()
    }

    private func transitionDidEnd(
        from: UIViewController?, to: UIViewController?, after: [UIViewController], animated: Bool, completed: Bool
    ) {
        bar.interactionBlocks -= 1
        showing.running = nil
        showing.isPushing = false
        showing.next = nil
        showing.controller = completed ? to : from
        // What came meanwhile begins from what this one led to.
        if stack.last === showing.controller { showing.before = nil } else if completed { showing.before = after }
        if !completed { askForScreen() }
        // The stack may have changed below what is on view.
        if stack.last === showing.controller { updateBarItems(animated: false) }
        settleMembers()
        if appearance.state == .disappeared { didDisappearWithTop() }
        // Choice (5.15): nobody is told that the one below was shown, or is so again.
        if completed { tellDidShow(to, animated: animated) }
        storedView?.setNeedsLayout()
    }

    /// The look of the screen is up to another controller now.
    private func askForScreen() {
        for wish in [ScreenWish.statusBar, .homeIndicator, .deferredEdges] { setNeedsUpdate(of: wish) }
    }

    // MARK: The delegate

    func tellWillShow(_ controller: UIViewController?, animated: Bool) {
        guard let controller, showing.running == nil || showing.next === controller else { return }
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    func tellDidShow(_ controller: UIViewController?, animated: Bool) {
        guard let controller else { return }
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }
}
