import Foundation
import QuartzCore

/// One controller presented by another, from `present(_:animated:completion:)` to the end of its dismissal.
///
/// The presenter owns it, and it owns what is presented (fact 6.25).
@MainActor final class Presentation {
    enum Phase {
        /// Asked for; it begins after the commit (fact 6.09).
        case waiting
        case presenting, presented, dismissing, ended
    }

    private(set) var presented: UIViewController
    private(set) weak var presenter: UIViewController?
    /// The controller that was asked to present.
    private weak var source: UIViewController?
    /// The controller that the app knows as the presentation's.
    let controller: UIPresentationController
    /// The one that carries the presentation out: another where the style was adapted.
    private(set) var performer: UIPresentationController
    /// Where the views are, which owns the presentation and is owned by the view that it is in.
    weak var container: PresentationContainer?
    var phase = Phase.waiting
    /// Of the transition that presents. What is presented may be in another one meanwhile, of its own.
    private weak var presenting: TransitionCoordinator?
    /// Whether presenter and presented know each other. They part before they are told that it is over (fact 6.24).
    private(set) var isLinked = true
    /// Whether a dismissal was asked for that has not begun.
    var isDismissalDue = false
    /// Whether the presenter's view goes while it is covered.
    private(set) var removesPresenter = false
    /// Where the presenter's view was.
    weak var presenterHome: UIView?
    var aside: ContainerAside?
    var pausedEditing: PausedEditing?
    /// Stands for the transition that waits.
    var announced: TransitionCoordinator?
    /// Whether the presenter went, and is not to come back when this ends.
    private(set) var isPresenterGone = false
    /// Where `present` was called.
    let site = CallSite.here()
    private var isAnimated: Bool
    private var completion: (() -> Void)?
    /// What waits for the end of the transition that runs.
    var followers: [() -> Void] = []

    init(
        _ presented: UIViewController, by presenter: UIViewController, asked source: UIViewController,
        with controller: UIPresentationController, animated: Bool, completion: (() -> Void)?
    ) {
        self.presented = presented
        self.presenter = presenter
        self.source = source
        self.controller = controller
        performer = controller
        // Choice (15.17): the flag is what the caller says.
        isAnimated = animated
        self.completion = completion
        controller.presentation = self
    }

    /// Whether one more transition can begin now.
    var isIdle: Bool { phase == .presented && !isDismissalDue }

    /// Whether this presentation, or one below it, is on its way out.
    var isLeaving: Bool {
        isDismissalDue || phase == .dismissing || phase == .ended || presenter?.nearestHome?.isLeaving ?? false
    }

    private var style: UIModalPresentationStyle { performer.effectiveStyle }

    // MARK: Presenting

    /// Makes the two know each other at once (fact 6.10) and lets the rest wait for the commit (fact 6.09).
    func schedule() {
        presenter?.presentation.live = self
        presented.presentation.home = self
        if isAnimated, let presenter { announce(from: presenter, to: presented, of: controller, isPresenting: true) }
        CATransaction.afterCommit { self.begin() }
    }

    private func begin() {
        guard phase == .waiting, isLinked else { return }
        guard let presenter, let source, let presenterView = presenter.storedView,
            let window = presenterView.storedWindow, !(presenter.nearestHome?.isLeaving ?? false)
        else { return end() }
        // Choice (3.13): a presenter that is still coming in itself has appeared before it is told that it goes.
        if let home = presenter.nearestHome, home.phase == .presenting, let running = home.presenting {
            running.animate(alongsideTransition: nil) { _ in CATransaction.afterCommit { self.begin() } }
            return
        }
        adapt(in: window, presenter)
        guard performer.presentationIsDue() else { return end() }
        let animator = isAnimated ? presentingAnimator(by: presenter, source) : nil
        let interactor = animator.flatMap {
            presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        presented.loadIfNeeded()
        removesPresenter = performer.shouldRemovePresentersView
        phase = .presenting
        let container = makeContainer(in: window, over: presenterView)
        presented.traitState.parentOverrides = performer.presentedTraits
        if style != .custom { performer.presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        let transition = makeTransition(
            from: presenter, over: presenterView, in: container, of: window, animator, interactor)
        handOverAnnouncement(to: transition)
        presenting = transition.coordinator
        transition.start()
    }

    private func makeTransition(
        from presenter: UIViewController, over presenterView: UIView, in container: UIView, of window: UIWindow,
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?
    ) -> ControllerTransition {
        var plan = ControllerTransition.Plan(
            owner: presenter, container: container, script: .presentation, from: presenter, to: presented)
        plan.from.isTold = removesPresenter
        plan.from.moves = removesPresenter
        plan.to.view = { [performer] in performer.presentedView }
        plan.to.frame = performer.frameOfPresentedViewInContainerView
        plan.site = site
        plan.presentationStyle = performer.effectiveStyle
        plan.isAnimated = isAnimated
        plan.animator = animator
        plan.interactor = interactor
        // Fact 6.39: one that covers everything is there at once.
        plan.endsAtOnce = removesPresenter
        plan.steps.announce = { self.tellBeginning() }
        plan.steps.prepare = { [self] in
            takePresenterIn()
            if performer.pausesEditing { pausedEditing = PausedEditing(in: presenterView) }
            window.updateWishes()
            container.layoutIfNeeded()
        }
        plan.steps.willEnd = { [self] completed in
            if !completed { putPresenterBack() }
            performer.presentationTransitionDidEnd(completed)
            if !completed { part() }
        }
        plan.steps.completion = { self.didPresent($0, in: window) }
        return ControllerTransition(plan)
    }

    private func tellBeginning() {
        delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: performer === controller ? .none : style,
            transitionCoordinator: presented.transitionCoordinator)
        // Choice (6.31, 16.13): before the controllers hear that they come and go.
        performer.presentationTransitionWillBegin()
    }

    /// Takes another style where there is little room, as the delegate wants it.
    private func adapt(in window: UIWindow, _ presenter: UIViewController) {
        guard let style = controller.adaptedStyle(in: window) else { return }
        if let other = delegate?.presentationController(controller, viewControllerForAdaptivePresentationStyle: style),
            other !== presented, other.presentation.home == nil
        {
            presented.presentation.home = nil
            presented = other
            other.presentation.home = self
        }
        performer = controller.performer(for: style, of: presented)
        performer.adoptPresenter(presenter)
        performer.presentation = self
        delegate?.presentationController(controller, prepare: performer)
    }

    private func presentingAnimator(
        by presenter: UIViewController, _ source: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
            ?? performer.animator(isPresenting: true)
    }

    private func didPresent(_ completed: Bool, in window: UIWindow) {
        // What is below may have been taken back meanwhile, and this presentation with it.
        guard phase == .presenting else { return }
        // Choice (6.34): a presentation that was taken back has no completion.
        let completion = completed ? completion : nil
        self.completion = nil
        if completed {
            phase = .presented
        } else {
            let above = presented.presentationsWithin
            end()
            // What was presented on it in the meantime goes too.
            for one in above { one.follow() }
            window.updateWishes()
        }
        completion?()
        runFollowers()
    }

    /// Goes at once after the presenter, or as soon as it has come.
    private func follow() {
        isPresenterGone = true
        switch phase {
        case .waiting: end()
        case .presenting: followers.append { self.beginDismissal(animated: false, completion: nil) }
        case .presented: beginDismissal(animated: false, completion: nil)
        case .dismissing, .ended: break
        }
    }

    func runFollowers() {
        let followers = followers
        self.followers = []
        for follower in followers { follower() }
    }

    // MARK: The end

    /// Presenter and presented know each other no more.
    func part() {
        isLinked = false
        if let presenter, presenter.presentation.live === self { presenter.presentation.live = nil }
    }

    func end() {
        guard phase != .ended else { return }
        part()
        phase = .ended
        endAnnouncement()
        for above in presented.presentationsWithin { above.end() }
        if presented.presentation.home === self { presented.presentation.home = nil }
        presented.presentation.prepared = nil
        presented.forgetParentTraits()
        UIView.performWithoutAnimation { container?.letGo() }
        (container, aside) = (nil, nil)
        performer.letGo()
        (controller.presentation, performer.presentation) = (nil, nil)
    }
}
