import QuartzCore

extension Presentation {
    /// This presentation and those on top of it, bottom first.
    var stack: [Presentation] { [self] + presented.presentationsWithin.flatMap(\.stack) }

    /// Asks for the dismissal of what is presented, and of all that it presents in turn (fact 6.15). It begins after the
    /// commit, as a presentation does.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        isDismissalDue = true
        // Choice (6.15): what was asked for on top of it and has not begun does not come.
        for waiting in stack where waiting.phase == .waiting { waiting.end() }
        if animated, let presenter, let top = stack.last {
            announce(from: top.presented, to: presenter, of: top.performer, isPresenting: false)
        }
        let site = CallSite.here()
        CATransaction.afterCommit { self.beginDismissal(animated: animated, calledAt: site, completion: completion) }
    }

    /// - Parameter given: What drives the dismissal of a gesture of the framework's own.
    func beginDismissal(
        animated: Bool, by given: (any UIViewControllerInteractiveTransitioning)? = nil, calledAt site: CallSite? = nil,
        completion: (() -> Void)?
    ) {
        isDismissalDue = false
        guard phase == .presented else { return endAnnouncement() }
        let stack = stack
        if let busy = DismissalPlan.busy(in: stack.map(\.phase)) {
            // One on top of it is on its way: its end is waited for.
            isDismissalDue = true
            stack[busy].followers.append {
                self.beginDismissal(animated: animated, calledAt: site, completion: completion)
            }
            return
        }
        for waiting in stack where waiting.phase == .waiting { waiting.end() }
        guard let plan = DismissalPlan(stack.map(\.level), isPresenterGone: isPresenterGone), let presenter,
            let container = stack[plan.top].container
        else { return endAnnouncement() }
        let dismissal = Dismissal(
            plan, of: stack, presenter: presenter, in: container.storedWindow, completion: completion)
        let transition = dismissal.makeTransition(in: container, animated: animated, by: given, calledAt: site)
        handOverAnnouncement(to: transition)
        transition.start()
    }

    /// What a plan has to know of this presentation.
    private var level: DismissalPlan.Level {
        .init(phase: phase, removesPresenter: removesPresenter, isHeadingIn: presented.appearance.isHeadingIn)
    }

    fileprivate func dismissingAnimator() -> any UIViewControllerAnimatedTransitioning {
        presented.transitioningDelegate?.animationController(forDismissed: presented)
            ?? performer.animator(isPresenting: false)
    }
}

/// A dismissal under way: it carries a plan out on the presentations that the plan speaks of.
@MainActor private final class Dismissal {
    private var plan: DismissalPlan
    private let presenter: UIViewController
    private let window: UIWindow?
    private let completion: (() -> Void)?
    /// The presentation that was to be dismissed, below all others that go.
    private let lowest: Presentation
    private let top: Presentation
    /// All that go, bottom first.
    private let leaving: [Presentation]
    private let unseen: [Presentation]
    /// The controllers that go unseen and are told so.
    private let toldUnseen: [UIViewController]

    init(
        _ plan: DismissalPlan, of stack: [Presentation], presenter: UIViewController, in window: UIWindow?,
        completion: (() -> Void)?
    ) {
        (self.plan, self.presenter, self.window, self.completion) = (plan, presenter, window, completion)
        (lowest, top) = (stack[0], stack[plan.top])
        leaving = plan.leaving.map { stack[$0] }
        unseen = plan.unseen.map { stack[$0] }
        toldUnseen = plan.toldUnseen.map { stack[$0].presented }
    }

    /// From here on the presentations are being dismissed.
    func makeTransition(
        in container: UIView, animated: Bool, by given: (any UIViewControllerInteractiveTransitioning)?,
        calledAt site: CallSite?
    ) -> ControllerTransition {
        for one in leaving { one.phase = .dismissing }
        let animator = animated ? top.dismissingAnimator() : nil
        let performer = top.performer
        var change = ControllerTransition.Plan(
            owner: presenter, container: container, script: .presentation, from: top.presented, to: presenter)
        change.site = site
        change.to.isTold = plan.tellsPresenter
        change.to.moves = plan.presenterView == .comesAnimated
        change.from.view = { performer.presentedView }
        change.from.frame = performer.presentedView?.frame
        change.presentationStyle = performer.effectiveStyle
        change.isAnimated = animated
        change.animator = animator
        change.interactor =
            given
            ?? animator.flatMap { top.presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
        change.endsAtOnce = plan.endsAtOnce
        plan.isInteractive = change.interactor != nil
        change.steps.announce = announce
        change.steps.prepare = prepare
        change.steps.willEnd = willEnd
        change.steps.completion = didEnd
        return ControllerTransition(change)
    }

    private func announce() {
        for one in leaving.reversed() { one.performer.dismissalTransitionWillBegin() }
    }

    private func prepare() {
        for one in unseen { one.container?.isHidden = true }
        for controller in toldUnseen { controller.beginTransition(appearing: false, animated: false) }
        if plan.presenterView == .comesBehind { lowest.putPresenterBack() }
        if plan.handsScreenOver(at: .start) { window?.updateWishes() }
    }

    private func willEnd(completed: Bool) {
        if completed {
            lowest.putPresenterBack()
        } else if plan.coversPresenterAgain {
            presenter.storedView?.removeFromSuperview()
        }
        for one in leaving.reversed() { one.performer.dismissalTransitionDidEnd(completed) }
        if completed { for one in leaving { one.part() } }
    }

    private func didEnd(completed: Bool) {
        if !completed { for one in unseen { one.container?.isHidden = false } }
        for controller in toldUnseen {
            if !completed { controller.beginTransition(appearing: true, animated: false) }
            controller.endTransitionWhereItIs(animated: false)
        }
        for one in leaving where one.phase == .dismissing {
            if completed { one.end() } else { one.phase = .presented }
        }
        if plan.handsScreenOver(at: .end(completed: completed)) { window?.updateWishes() }
        if completed {
            lowest.pausedEditing?.resume()
            completion?()
        }
        for one in leaving { one.runFollowers() }
    }
}
