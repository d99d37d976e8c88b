import Foundation
import QuartzCore

/// One controller going and another coming, with an animator's help: the only way in which navigation, tabs and
/// presentation change what they show.
///
/// Whoever owns the transition fills in a plan and starts it. The controllers are told, the animator works, a gesture may
/// drive it, and `completeTransition(_:)` tells the controllers how it ended.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
    /// The owner's decisions before the start.
    struct Plan {
        /// The container whose children come and go, or the controller that presents.
        var owner: UIViewController?
        /// The view around both controllers' views; on the screen, and as large as it will be.
        var container: UIView
        var script: AppearanceScript
        var from: UIViewController?
        var to: UIViewController?
        /// Whether a controller hears that it goes or comes. One that stays visible does not (fact 6.03).
        var tellsFrom = true
        var tellsTo = true
        /// Whether a controller's view goes or comes, or stays where it is.
        var takesFromView = true
        var bringsToView = true
        /// The views that go and come, where they are not the controllers' own.
        var fromView: (() -> UIView?)?
        var toView: (() -> UIView?)?
        /// The frames of the views in the container at the start and at the end; the container's bounds unless given.
        var fromFrame: CGRect?
        var toFrame: CGRect?
        var presentationStyle = UIModalPresentationStyle.none
        /// The app's call that leads to the transition, where that is over when it begins.
        var site: CallSite?
        var isAnimated = false
        /// Needed for an animated transition.
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        /// Whether a change without animation is over before the frame is; else it ends after the next commit.
        var endsAtOnce = false
        /// Runs when the controllers can find the coordinator, and have heard nothing yet.
        var announce: (() -> Void)?
        /// Runs when both have heard what is to come, and no view has moved.
        var prepare: (() -> Void)?
        /// Runs at the end before the controllers hear of it, and is told whether the transition was completed.
        var willEnd: ((Bool) -> Void)?
        /// Runs when everybody has been told.
        var completion: ((Bool) -> Void)?

        /// Lets the container of a presentation come in place of the controller that it covers and comes back with.
        @MainActor fileprivate mutating func leaveCovered() {
            guard let live = to?.presentation.live, live.removesPresenter,
                let aside = live.containerAside(from: container)
            else { return }
            tellsTo = false
            toView = { aside }
        }
    }

    private enum Phase { case planned, running, ended }

    /// Whether the animator of a presentation is being called.
    private(set) static var isPresentationAnimating = false

    private var plan: Plan
    private var phase = Phase.planned
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
        coordinator.facts.controllers[.from] = plan.from.map { WeakController(controller: $0) }
        coordinator.facts.controllers[.to] = plan.to.map { WeakController(controller: $0) }
        coordinator.facts.transitionDuration = isAnimated ? plan.animator?.transitionDuration(using: self) ?? 0 : 0
    }

    var isRunning: Bool { phase == .running }

    /// Tells the controllers, moves the views and animates. It keeps itself alive until it has ended.
    func start() {
        guard phase == .planned else { return }
        phase = .running
        coordinator.holder = self
        for controller in [plan.owner, plan.from, plan.to] { controller.map(coordinator.show(to:)) }
        let isInteractive = isAnimated && plan.interactor?.wantsInteractiveStart ?? false
        coordinator.beginInteraction(isInteractive)
        self.isInteractive = isInteractive
        // Whoever comes is loaded before anybody is told (fact 5.02).
        if plan.tellsTo { plan.to?.loadIfNeeded() }
        let told = [AppearanceScript.Role.from, .to].compactMap(controller)
        // An app may move the views before its controllers are told: that is this transition already.
        for controller in told { controller.awaitsTransition = true }
        plan.announce?()
        for controller in told { controller.awaitsTransition = false }
        for role in plan.script.will { begin(role, comes: role == .to) }
        fromView = plan.fromView.map { $0() } ?? plan.from?.viewIfLoaded
        toView = plan.toView.map { $0() } ?? (plan.bringsToView ? plan.to?.view : plan.to?.viewIfLoaded)
        coordinator.facts.views[.from] = view(forKey: .from)
        coordinator.facts.views[.to] = view(forKey: .to)
        plan.prepare?()
        plan.container.interactionBlocks += 1
        guard isAnimated else { return changeAtOnce() }
        if let interactor = plan.interactor {
            interactor.startInteractiveTransition(self)
        } else {
            runAnimator()
        }
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
            if let toView, plan.bringsToView, !isSuperseded {
                toView.frame = toFrame
                if toView.superview !== containerView { containerView.addSubview(toView) }
            }
            // A callback may have begun another transition, which brings back who was to go.
            let isBack = isSuperseded && plan.from?.appearance.isHeadingIn == true
            if plan.takesFromView, !isBack { fromView?.removeFromSuperview() }
            exchangePresentations(completed: true)
            coordinator.runAnimations()
        }
        guard plan.endsAtOnce else { return CATransaction.afterCommit { self.completeTransition(true) } }
        containerView.layoutIfNeeded()
        completeTransition(true)
    }

    /// Leaves the views to another transition between the same controllers, which begins now. The controllers are told
    /// the end of this one all the same.
    func supersede() { isSuperseded = true }

    // MARK: Telling the controllers

    private func controller(_ role: AppearanceScript.Role) -> UIViewController? {
        switch role {
        case .from: plan.tellsFrom ? plan.from : nil
        case .to: plan.tellsTo ? plan.to : nil
        }
    }

    private func begin(_ role: AppearanceScript.Role, comes: Bool) {
        controller(role)?.beginTransition(appearing: comes, animated: isAnimated)
    }

    private func end(_ role: AppearanceScript.Role) {
        controller(role)?.endTransitionWhereItIs(animated: isAnimated)
    }

    /// Whether the controllers are in a container that is on its way out, or presented over one that has gone.
    private var isOwnerLeaving: Bool {
        guard let owner = plan.owner else { return false }
        if plan.script == .presentation { return owner.presentation.live?.isAside ?? false }
        return plan.from?.links.parent === owner && !owner.appearance.isHeadingIn
    }

    private func tellEnd(completed: Bool) {
        guard !completed else {
            for role in plan.script.did { end(role) }
            return
        }
        for step in plan.script.cancelled {
            switch step {
            case .will(let role):
                // With the container it goes all the same.
                if role == .from, isOwnerLeaving { continue }
                begin(role, comes: role == .from)
            case .did(let role): end(role)
            }
        }
    }

    // MARK: UIViewControllerContextTransitioning

    var containerView: UIView { plan.container }
    var isAnimated: Bool { coordinator.isAnimated }
    var presentationStyle: UIModalPresentationStyle { plan.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard phase == .running else { return }
        coordinator.facts.percentComplete = percentComplete
    }

    func finishInteractiveTransition() { letGo(cancelled: false) }

    func cancelInteractiveTransition() { letGo(cancelled: true) }

    private func letGo(cancelled: Bool) {
        guard phase == .running, isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (false, cancelled)
        coordinator.facts.completionVelocity = plan.interactor?.completionSpeed ?? 1
        coordinator.interactionChanged(isInteractive: false, isCancelled: cancelled)
    }

    func pauseInteractiveTransition() {
        guard phase == .running, !isInteractive else { return }
        (isInteractive, transitionWasCancelled) = (true, false)
        coordinator.interactionChanged(isInteractive: true, isCancelled: false)
    }

    func completeTransition(_ didComplete: Bool) {
        guard phase == .running else { return }
        phase = .ended
        plan.container.interactionBlocks -= 1
        coordinator.facts.isCancelled = !didComplete
        transitionWasCancelled = !didComplete
        if !isSuperseded { settleViews(completed: didComplete) }
        plan.willEnd?(didComplete)
        tellEnd(completed: didComplete)
        // What the app wants to run at the end comes when both have been told.
        coordinator.end()
        plan.completion?(didComplete)
        plan.animator?.animationEnded(didComplete)
        letGoOfPlan()
    }

    /// An app's animator, or what drives it, may keep this context for good; it must keep nobody else with it.
    private func letGoOfPlan() {
        (plan.animator, plan.interactor) = (nil, nil)
        (plan.owner, plan.from, plan.to) = (nil, nil, nil)
        (plan.fromView, plan.toView, plan.announce, plan.prepare, plan.willEnd, plan.completion) =
            (nil, nil, nil, nil, nil, nil)
    }

    /// Leaves in the container what belongs there, whatever the animator did.
    private func settleViews(completed: Bool) {
        let (staying, going) = completed ? (toView, fromView) : (fromView, toView)
        let (brings, takes) =
            completed ? (plan.bringsToView, plan.takesFromView) : (plan.takesFromView, plan.bringsToView)
        // What stays may have presented something in the meantime, which covers it.
        let isCovered = (completed ? plan.to : plan.from)?.presentation.live?.removesPresenter ?? false
        if brings, !isCovered, let staying, staying.superview == nil { containerView.addSubview(staying) }
        if takes, going?.isDescendant(of: containerView) == true { going?.removeFromSuperview() }
        exchangePresentations(completed: completed)
    }

    /// A presentation over a controller's context goes with that controller, and comes back with it (fact 6.35).
    private func exchangePresentations(completed: Bool) {
        let (staying, going) = completed ? (plan.to, plan.from) : (plan.from, plan.to)
        going?.presentation.live?.setAside(from: containerView)
        staying?.presentation.live?.putBack(into: containerView)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        // Those of a transition that is over are known for as long as they live.
        coordinator.facts.controllers[key]?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: plan.takesFromView ? fromView : nil
        case .to: plan.bringsToView ? toView : nil
        default: nil
        }
    }

    private var fromFrame: CGRect { plan.fromFrame ?? containerView.bounds }
    private var toFrame: CGRect { plan.toFrame ?? containerView.bounds }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === plan.from { return fromFrame }
        return vc === plan.to && !plan.bringsToView ? toFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === plan.to { return toFrame }
        return vc === plan.from && !plan.takesFromView ? fromFrame : .zero
    }
}
