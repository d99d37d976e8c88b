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
    private(set) weak var container: PresentationContainer?
    private(set) var phase = Phase.waiting
    /// Of the transition that presents. What is presented may be in another one meanwhile, of its own.
    private weak var presenting: TransitionCoordinator?
    /// Whether presenter and presented know each other. They part before they are told that it is over (fact 6.24).
    private(set) var isLinked = true
    /// Whether a dismissal was asked for that has not begun.
    private(set) var isDismissalDue = false
    /// Whether the presenter's view goes while it is covered.
    private(set) var removesPresenter = false
    /// Where the presenter's view was.
    private weak var presenterHome: UIView?
    private var pausedEditing: PausedEditing?
    /// Stands for the transition that waits.
    var announced: TransitionCoordinator?
    /// Whether the presenter went, and is not to come back when this ends.
    private var isPresenterGone = false
    /// Where `present` was called.
    let site = CallSite.here()
    private var isAnimated: Bool
    private var completion: (() -> Void)?
    /// What waits for the end of the transition that runs.
    private var followers: [() -> Void] = []

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

        var plan = ControllerTransition.Plan(
            owner: presenter, container: container, script: .presentation, from: presenter, to: presented)
        plan.tellsFrom = removesPresenter
        plan.takesFromView = removesPresenter
        plan.toView = { [performer] in performer.presentedView }
        plan.toFrame = performer.frameOfPresentedViewInContainerView
        plan.site = site
        plan.presentationStyle = performer.effectiveStyle
        plan.isAnimated = isAnimated
        plan.animator = animator
        plan.interactor = interactor
        // Fact 6.39: one that covers everything is there at once.
        plan.endsAtOnce = removesPresenter
        plan.announce = { [self] in
            delegate?.presentationController(
                controller, willPresentWithAdaptiveStyle: performer === controller ? .none : style,
                transitionCoordinator: presented.transitionCoordinator)
            // Choice (6.31, 16.13): before the controllers hear that they come and go.
            performer.presentationTransitionWillBegin()
        }
        plan.prepare = { [self] in
            takePresenterIn()
            if performer.pausesEditing { pausedEditing = PausedEditing(in: presenterView) }
            window.updateWishes()
            container.layoutIfNeeded()
        }
        plan.willEnd = { [self] completed in
            if !completed { putPresenterBack() }
            performer.presentationTransitionDidEnd(completed)
            if !completed { part() }
        }
        plan.completion = { [self] completed in didPresent(completed, in: window) }
        let transition = ControllerTransition(plan)
        handOverAnnouncement(to: transition)
        presenting = transition.coordinator
        transition.start()
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
            ?? performer.standardAnimator(isPresenting: true)
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

    private func runFollowers() {
        let followers = followers
        self.followers = []
        for follower in followers { follower() }
    }

    // MARK: The container

    private func makeContainer(in window: UIWindow, over presenterView: UIView) -> PresentationContainer {
        let isFullScreen = performer.shouldPresentInFullscreen
        let home = isFullScreen ? window : presenterView.storedSuperview ?? window
        let container = PresentationContainer(
            self, frame: isFullScreen || home === window ? home.bounds : presenterView.frame)
        self.container = container
        presenterHome = presenterView.storedSuperview
        UIView.performWithoutAnimation {
            if isFullScreen {
                home.addSubview(container)
            } else {
                home.insertSubview(container, aboveSubview: presenterView)
            }
        }
        return container
    }

    /// The container while the controller that defines the context has gone from the place that it shares with it.
    private var aside: PresentationContainer?
    private weak var asidePlace: UIView?

    var isAside: Bool { aside != nil }

    /// Takes the container out of a place that the controller below leaves.
    func setAside(from place: UIView) {
        guard let container, container.storedSuperview === place else { return }
        (aside, asidePlace) = (container, place)
        UIView.performWithoutAnimation { container.removeFromSuperview() }
    }

    /// Puts the container back over the controller below, in the place that both have left.
    ///
    /// - Parameter frame: Where the controller below is, or would be; its view's frame unless given.
    func putBack(into place: UIView, at frame: CGRect? = nil) {
        guard let container = containerAside(from: place) else { return }
        (aside, asidePlace) = (nil, nil)
        UIView.performWithoutAnimation {
            // An animator may have brought it, and given it its place.
            if container.storedSuperview !== place {
                container.frame = frame ?? presenter?.storedView?.frame ?? place.bounds
            }
            place.addSubview(container)
        }
    }

    /// The container that comes back with the controller below when that comes back to a place.
    func containerAside(from place: UIView) -> PresentationContainer? { asidePlace === place ? aside : nil }

    /// An animator finds both views in the container, if both move.
    private func takePresenterIn() {
        guard removesPresenter, let container, let view = presenter?.storedView, view.storedSuperview !== container
        else { return }
        UIView.performWithoutAnimation { container.insertSubview(view, at: 0) }
    }

    /// Puts the presenter's view where it was, below the container.
    private func putPresenterBack() {
        guard removesPresenter, !isPresenterGone, let presenter, let view = presenter.storedView,
            let home = presenterHome, view.storedSuperview !== home
        else { return }
        // Another controller has taken its place, and gives it back.
        if isAside { return view.removeFromSuperview() }
        // Another root has taken its place (fact 10.07).
        if let window = home as? UIWindow, window.rootViewController !== presenter { return view.removeFromSuperview() }
        UIView.performWithoutAnimation {
            let isBeside = container?.storedSuperview === home
            let place = isBeside ? container?.frame ?? home.bounds : home.bounds
            view.bounds.size = place.size
            view.center = CGPoint(x: place.midX, y: place.midY)
            if isBeside, let container {
                home.insertSubview(view, belowSubview: container)
            } else {
                home.addSubview(view)
            }
        }
    }

    // MARK: Dismissing

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

    /// This presentation and those on top of it, bottom first.
    var stack: [Presentation] { [self] + presented.presentationsWithin.flatMap(\.stack) }

    /// - Parameter given: What drives the dismissal of a gesture of the framework's own.
    func beginDismissal(
        animated: Bool, by given: (any UIViewControllerInteractiveTransitioning)? = nil, calledAt site: CallSite? = nil,
        completion: (() -> Void)?
    ) {
        isDismissalDue = false
        guard phase == .presented else { return endAnnouncement() }
        let stack = stack
        if let busy = stack.first(where: { $0.phase == .presenting || $0.phase == .dismissing }) {
            // One on top of it is on its way: its end is waited for.
            isDismissalDue = true
            busy.followers.append { self.beginDismissal(animated: animated, calledAt: site, completion: completion) }
            return
        }
        for waiting in stack where waiting.phase == .waiting { waiting.end() }
        let shown = stack.filter { $0.phase == .presented }
        guard let top = shown.last, let container = top.container, let presenter else { return endAnnouncement() }
        let window = container.storedWindow
        // One in between has nothing to say of how the stack goes.
        let others = shown.dropLast()
        let going = others.map(\.presented).filter(\.appearance.isHeadingIn)
        for one in shown { one.phase = .dismissing }
        let animator = animated ? top.dismissingAnimator() : nil

        var plan = ControllerTransition.Plan(
            owner: presenter, container: container, script: .presentation, from: top.presented, to: presenter)
        plan.site = site
        plan.tellsTo = removesPresenter && !isPresenterGone
        plan.bringsToView = removesPresenter && !isPresenterGone && (top === self || top.removesPresenter)
        plan.fromView = { top.performer.presentedView }
        plan.fromFrame = top.performer.presentedView?.frame
        plan.presentationStyle = top.performer.effectiveStyle
        plan.isAnimated = animated
        plan.animator = animator
        plan.interactor =
            given
            ?? animator.flatMap { top.presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
        plan.endsAtOnce = top.removesPresenter
        plan.announce = { for one in shown.reversed() { one.performer.dismissalTransitionWillBegin() } }
        let (bringsToView, isInteractive) = (plan.bringsToView, plan.interactor != nil)
        plan.prepare = { [self] in
            for one in others { one.container?.isHidden = true }
            for controller in going { controller.beginTransition(appearing: false, animated: false) }
            if !bringsToView { putPresenterBack() }
            // While a finger decides, the screen belongs to whom it did.
            if !isInteractive { window?.updateWishes() }
        }
        plan.willEnd = { [self] completed in
            if completed {
                putPresenterBack()
            } else if removesPresenter {
                presenter.storedView?.removeFromSuperview()
            }
            for one in shown.reversed() { one.performer.dismissalTransitionDidEnd(completed) }
            if completed { for one in shown { one.part() } }
        }
        plan.completion = { [self] completed in
            if !completed { takeBack(others) }
            for controller in going {
                if !completed { controller.beginTransition(appearing: true, animated: false) }
                controller.endTransitionWhereItIs(animated: false)
            }
            for one in shown where one.phase == .dismissing {
                if completed { one.end() } else { one.phase = .presented }
            }
            if !completed || isInteractive { window?.updateWishes() }
            if completed {
                pausedEditing?.resume()
                completion?()
            }
            for one in shown { one.runFollowers() }
        }
        let transition = ControllerTransition(plan)
        handOverAnnouncement(to: transition)
        transition.start()
    }

    private func takeBack(_ others: ArraySlice<Presentation>) {
        for one in others { one.container?.isHidden = false }
    }

    private func dismissingAnimator() -> any UIViewControllerAnimatedTransitioning {
        presented.transitioningDelegate?.animationController(forDismissed: presented)
            ?? performer.standardAnimator(isPresenting: false)
    }

    // MARK: The end

    /// Presenter and presented know each other no more.
    private func part() {
        isLinked = false
        if let presenter, presenter.presentation.live === self { presenter.presentation.live = nil }
    }

    private func end() {
        guard phase != .ended else { return }
        part()
        phase = .ended
        endAnnouncement()
        for above in presented.presentationsWithin { above.end() }
        if presented.presentation.home === self { presented.presentation.home = nil }
        presented.presentation.prepared = nil
        presented.forgetParentTraits()
        UIView.performWithoutAnimation { container?.letGo() }
        (container, aside, asidePlace) = (nil, nil, nil)
        performer.letGo()
        (controller.presentation, performer.presentation) = (nil, nil)
    }
}
