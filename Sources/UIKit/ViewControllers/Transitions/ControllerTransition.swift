import Foundation
import QuartzCore

/// One controller going and another coming, with an animator's help: the only way in which navigation, tabs and
/// presentation change what they show.
///
/// Whoever owns the transition fills in a plan and starts it. The controllers are told, the animator works, a gesture may
/// drive it, and `completeTransition(_:)` tells the controllers how it ended.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// Telling: the controllers hear what is to come, and no view is in place yet.
    private enum Phase { case planned, telling, running, ended }

    /// Whether the animator of a presentation is being called.
    private(set) static var isPresentationAnimating = false

    private var plan: Plan
    private var phase = Phase.planned
    /// The controllers that have not heard yet what is to come, in order.
    private var untold: [(controller: UIViewController, comes: Bool)] = []
    /// Whether another transition has taken over the views.
    private var isSuperseded = false
    let coordinator: TransitionCoordinator

    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    /// The views of both at the start: a callback may give a controller another view, which is not in the transition.
    private var fromView: UIView?
    private var toView: UIView?

    init(_ plan: Plan) {
        self.plan = plan
        self.plan.leaveCovered()
        let isAnimated = plan.isAnimated && plan.animator != nil && UIView.areAnimationsEnabled
        coordinator = TransitionCoordinator(
            in: plan.container, duration: 0, curve: plan.interactor?.completionCurve ?? .easeInOut,
            isAnimated: isAnimated)
        super.init()
        coordinator.facts.presentationStyle = plan.presentationStyle
        coordinator.facts.controllers[.from] = plan.from.controller.map { WeakController(controller: $0) }
        coordinator.facts.controllers[.to] = plan.to.controller.map { WeakController(controller: $0) }
        coordinator.facts.transitionDuration = isAnimated ? plan.animator?.transitionDuration(using: self) ?? 0 : 0
    }

    var isRunning: Bool { phase == .telling || phase == .running }

    /// Tells the controllers, moves the views and animates. It keeps itself alive until it has ended.
    func start() {
        guard phase == .planned else { return }
        phase = .telling
        untold = inOrder(plan.script.will) { $0 }.map { ($0.controller, $0.step == .to) }
        coordinator.holder = self
        for controller in [plan.owner, plan.from.controller, plan.to.controller] {
            controller.map(coordinator.show(to:))
        }
        let isInteractive = isAnimated && plan.interactor?.wantsInteractiveStart ?? false
        coordinator.beginInteraction(isInteractive)
        self.isInteractive = isInteractive
        // Whoever comes is loaded before anybody is told (fact 5.02).
        if plan.to.isTold { plan.to.controller?.loadIfNeeded() }
        let told = [AppearanceScript.Role.from, .to].flatMap(controllers)
        // An app may move the views before its controllers are told: that is this transition already.
        for controller in told { controller.delivery.awaitsTransition = true }
        plan.steps.announce?()
        for controller in told { controller.delivery.awaitsTransition = false }
        tellBeginning()
        arrange()
        // Inside what the controllers heard the owner may have ended it.
        guard phase == .running else { return }
        guard isAnimated else { return changeAtOnce() }
        if let interactor = plan.interactor {
            interactor.startInteractiveTransition(self)
        } else {
            runAnimator()
        }
    }

    private func tellBeginning() {
        while phase == .telling, !untold.isEmpty {
            let next = untold.removeFirst()
            // What the other heard may have sent the container away: nobody comes any more, unless it comes back.
            if next.comes, isInLeavingOwner(next.controller) { continue }
            begin(next.controller, comes: next.comes)
        }
    }

    /// Takes in the views, and lets the owner put its own in place.
    private func arrange() {
        guard phase == .telling else { return }
        phase = .running
        fromView = plan.from.view.map { $0() } ?? plan.from.controller?.viewIfLoaded
        toView =
            plan.to.view.map { $0() } ?? (plan.to.moves ? plan.to.controller?.view : plan.to.controller?.viewIfLoaded)
        coordinator.facts.views[.from] = view(forKey: .from)
        coordinator.facts.views[.to] = view(forKey: .to)
        plan.container.interactionBlocks += 1
        plan.steps.prepare?()
    }

    /// Does without animation what comes before the end, for an owner that ends the transition while the controllers hear
    /// what is to come: the views are to be where the end leaves them all the same.
    private func catchUp(completes: Bool) {
        tellBeginning()
        arrange()
        guard completes, phase == .running else { return }
        UIView.performWithoutAnimation { coordinator.runAnimations() }
    }

    /// Runs the animator and what the app wants to run alongside. An interactor calls it inside what captures the
    /// animations that it drives.
    ///
    /// - Parameter isInterruptible: Whether the animator is asked for animations that can be held.
    func runAnimator(isInterruptible: Bool = false) {
        ContainmentChecks.shared.noteRunning(self, calledAt: plan.site ?? .here())
        let outer = Self.isPresentationAnimating
        Self.isPresentationAnimating = plan.script == .presentation
        plan.animator?.animateTransition(using: self)
        Self.isPresentationAnimating = outer
        if isInterruptible, let animator = plan.animator?.interruptibleAnimator(using: self), animator !== noAnimator {
            coordinator.facts.isInterruptible = true
            // An animator of this kind may leave its start to UIKit.
            if animator.state == .inactive { animator.startAnimation() }
        }
        coordinator.runAnimations()
    }

    /// Runs only what the app wants to run alongside, for an interactor that moves the views itself.
    func runAlongside() { coordinator.runAnimations() }

    private func changeAtOnce() {
        UIView.performWithoutAnimation {
            if let toView, plan.to.moves, !isSuperseded {
                toView.frame = toFrame
                if toView.superview !== containerView { containerView.addSubview(toView) }
            }
            // A callback may have begun another transition, which brings back who was to go.
            let isBack = isSuperseded && plan.from.controller?.appearance.isHeadingIn == true
            if plan.from.moves, !isBack { fromView?.removeFromSuperview() }
            exchangePresentations(completed: true)
            coordinator.runAnimations()
        }
        guard plan.endsAtOnce else { return CATransaction.afterCommit { self.completeTransition(true) } }
        containerView.layoutIfNeeded()
        completeTransition(true)
    }

    /// Leaves the views to another transition between the same controllers, which begins now. The controllers are told
    /// all of this one all the same: where one of them began the other, who has not heard yet what is to come hears it now.
    func supersede() {
        tellBeginning()
        isSuperseded = true
    }

    // MARK: Telling the controllers

    /// The controllers that hear of a role: the one in it, and those beside it.
    private func controllers(_ role: AppearanceScript.Role) -> [UIViewController] {
        guard plan[role].isTold, let controller = plan[role].controller else { return [] }
        return [controller] + plan[role].others
    }

    /// The steps of a script with whom each is for: first the two controllers, then those beside them.
    private func inOrder<Step>(
        _ steps: [Step], _ role: (Step) -> AppearanceScript.Role
    ) -> [(step: Step, controller: UIViewController)] {
        let first = steps.compactMap { step in controllers(role(step)).first.map { (step, $0) } }
        return first + steps.flatMap { step in controllers(role(step)).dropFirst().map { (step, $0) } }
    }

    private func begin(_ controller: UIViewController, comes: Bool) {
        if let ending = controller.delivery.endingTransition, ending !== self {
            // What the other has begun in this direction is for this one to end.
            controller.delivery.endingTransition = nil
            guard controller.appearance.brackets == 0 || controller.appearance.areBracketsAppearing != comes else {
                return
            }
        }
        controller.beginTransition(appearing: comes, animated: isAnimated)
    }

    /// Whether the controllers are in a container that is on its way out, or presented over one that has gone.
    private var isOwnerLeaving: Bool {
        if plan.script == .presentation { return plan.owner?.presentation.live?.isAside ?? false }
        return isInLeavingOwner(plan.from.controller)
    }

    /// Whether a controller is a child of the owner's, which is on its way out.
    private func isInLeavingOwner(_ controller: UIViewController?) -> Bool {
        guard let owner = plan.owner else { return false }
        return controller?.links.parent === owner && !owner.appearance.isHeadingIn
    }

    private func tellEnd(completed: Bool) {
        let everybody = controllers(.from) + controllers(.to)
        for controller in everybody { controller.delivery.endingTransition = self }
        let script: [AppearanceScript.Step] = completed ? plan.script.did.map { .did($0) } : plan.script.cancelled
        for (step, controller) in inOrder(script, \.role) {
            // A callback may have begun another transition with the controller, which tells it the rest.
            guard controller.delivery.endingTransition === self else { continue }
            switch step {
            case .will(let role):
                // With the container it goes all the same.
                if role == .from, isOwnerLeaving { continue }
                begin(controller, comes: role == .from)
            case .did: controller.endTransitionWhereItIs(animated: isAnimated)
            }
        }
        for controller in everybody where controller.delivery.endingTransition === self {
            controller.delivery.endingTransition = nil
        }
    }

    // MARK: UIViewControllerContextTransitioning

    var containerView: UIView { plan.container }
    var isAnimated: Bool { coordinator.isAnimated }
    var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isRunning else { return }
        coordinator.facts.percentComplete = percentComplete
    }

    func finishInteractiveTransition() { letGo(cancelled: false) }

    func cancelInteractiveTransition() { letGo(cancelled: true) }

    private func letGo(cancelled: Bool) {
        guard isRunning, isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (false, cancelled)
        coordinator.facts.completionVelocity = plan.interactor?.completionSpeed ?? 1
        coordinator.interactionChanged(isInteractive: false, isCancelled: cancelled)
    }

    func pauseInteractiveTransition() {
        guard isRunning, !isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (true, false)
        coordinator.interactionChanged(isInteractive: true, isCancelled: false)
    }

    func completeTransition(_ didComplete: Bool) {
        if phase == .telling { catchUp(completes: didComplete) }
        guard phase == .running else { return }
        phase = .ended
        plan.container.interactionBlocks -= 1
        coordinator.facts.isCancelled = !didComplete
        transitionWasCancelled = !didComplete
        if !isSuperseded { settleViews(completed: didComplete) }
        plan.steps.willEnd?(didComplete)
        tellEnd(completed: didComplete)
        // What the app wants to run at the end comes when both have been told.
        coordinator.end()
        plan.steps.completion?(didComplete)
        plan.animator?.animationEnded(didComplete)
        // Whoever is released by this may ask the transition, whose plan must not be changing then.
        let done = plan
        plan.letGo()
        withExtendedLifetime(done) {}
    }

    /// Leaves in the container what belongs there, whatever the animator did.
    private func settleViews(completed: Bool) {
        let (staying, going) = completed ? (toView, fromView) : (fromView, toView)
        let (brings, takes) =
            completed ? (plan.to.moves, plan.from.moves) : (plan.from.moves, plan.to.moves)
        // What stays may have presented something in the meantime, which covers it.
        let isCovered = plan[completed ? .to : .from].controller?.presentation.live?.removesPresenter ?? false
        if brings, !isCovered, let staying, staying.superview == nil { containerView.addSubview(staying) }
        if takes, going?.isDescendant(of: containerView) == true { going?.removeFromSuperview() }
        exchangePresentations(completed: completed)
    }

    /// A presentation over a controller's context goes with that controller, and comes back with it (fact 6.35).
    private func exchangePresentations(completed: Bool) {
        let (staying, going) =
            completed ? (plan.to.controller, plan.from.controller) : (plan.from.controller, plan.to.controller)
        going?.presentation.live?.setAside(from: containerView)
        staying?.presentation.live?.putBack(into: containerView)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        // Those of a transition that is over are known for as long as they live.
        coordinator.facts.controllers[key]?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: plan.from.moves ? fromView : nil
        case .to: plan.to.moves ? toView : nil
        default: nil
        }
    }

    private var fromFrame: CGRect { plan.from.frame ?? containerView.bounds }
    private var toFrame: CGRect { plan.to.frame ?? containerView.bounds }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === plan.from.controller { return fromFrame }
        return vc === plan.to.controller && !plan.to.moves ? toFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === plan.to.controller { return toFrame }
        return vc === plan.from.controller && !plan.from.moves ? fromFrame : .zero
    }
}
