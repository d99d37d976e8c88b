import Foundation

/// The coordinator of a transition that the next commit begins, for apps that ask for it right after `present` or `dismiss`.
extension Presentation {
    // Choice (6.32): the controllers find it as soon as they know each other (fact 6.10), unless they are in another
    // transition; until the animator is asked for it lasts as long as the framework's own.
    /// Lets both sides find the coordinator of an animated transition that waits.
    func announce(
        from: UIViewController, to: UIViewController, of performer: UIPresentationController, isPresenting: Bool
    ) {
        // A presenter that is covered has no window.
        guard UIView.areAnimationsEnabled, let place = container ?? presenter?.storedView?.storedWindow else { return }
        let coordinator = TransitionCoordinator(
            in: place,
            duration: performer.animator(isPresenting: isPresenting).transitionDuration(using: nil),
            isAnimated: true)
        coordinator.facts.presentationStyle = performer.presentationStyle
        coordinator.facts.controllers = [
            UITransitionContextViewControllerKey.from: WeakController(controller: from),
            UITransitionContextViewControllerKey.to: WeakController(controller: to),
        ]
        for controller in [from, to] where controller.activeTransition == nil { coordinator.show(to: controller) }
        announced = coordinator
    }

    /// Leaves what the app queued to the transition that begins.
    func handOverAnnouncement(to transition: ControllerTransition) {
        announced?.handOver(to: transition.coordinator)
        announced = nil
    }

    /// The announced presentation does not come.
    func endAnnouncement() {
        guard let coordinator = announced else { return }
        announced = nil
        coordinator.facts.isCancelled = true
        coordinator.end()
    }
}
