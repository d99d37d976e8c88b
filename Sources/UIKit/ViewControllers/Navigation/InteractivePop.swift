import Foundation

/// The gesture that takes the topmost controller away under a finger from the left edge.
@MainActor final class InteractivePop: NSObject {
    let recognizer: UIScreenEdgePanGestureRecognizer = PopGestureRecognizer()
    private unowned let owner: UINavigationController
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// The driver of the transition that is about to begin, if that is a gesture's.
    private var waiting: UIPercentDrivenInteractiveTransition?

    init(_ owner: UINavigationController, in view: UIView) {
        self.owner = owner
        super.init()
        recognizer.edges = .left
        recognizer.delegate = self
        recognizer.onAction = { [weak self] _ in self?.panDidChange() }
        view.addGestureRecognizer(recognizer)
    }

    /// The driver of the transition that begins now, if the gesture asked for the transition.
    func takeInteractor() -> UIPercentDrivenInteractiveTransition? {
        defer { waiting = nil }
        return waiting
    }

    private func panDidChange() {
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(progress)
        case .ended: end(completes: progress + velocity * Self.lookAhead > 0.5)
        case .cancelled: end(completes: false)
        case .possible, .failed: break
        }
    }

    /// For how many seconds the finger's velocity counts on when it is lifted.
    private static let lookAhead: CGFloat = 0.25

    private var width: CGFloat { max(1, owner.storedView?.bounds.width ?? 1) }
    private var progress: CGFloat { min(max(recognizer.translation(in: owner.storedView).x / width, 0), 1) }
    /// In widths of the view a second.
    private var velocity: CGFloat { recognizer.velocity(in: owner.storedView).x / width }

    private func begin() {
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionCurve = .easeOut
        guard pop(by: interactor) else { return }
        self.interactor = interactor
        interactor.update(progress)
    }

    /// Takes the topmost controller away by a gesture; false where nothing can be taken away.
    @discardableResult func pop(by interactor: UIPercentDrivenInteractiveTransition) -> Bool {
        // An app's delegate may let the gesture begin with nothing to take away.
        guard owner.stack.count > 1, owner.showing.running == nil, owner.isOnScreen else { return false }
        waiting = interactor
        owner.popViewController(animated: true)
        // An override may have kept what it was to take away.
        if owner.stack.last === owner.showing.controller { waiting = nil }
        return true
    }

    private func end(completes: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        interactor.update(progress)
        if completes { interactor.finish() } else { interactor.cancel() }
    }
}

extension InteractivePop: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard owner.stack.count > 1, owner.showing.running == nil, !owner.isBarHidden else { return false }
        // Without a way back in the bar there is none by the edge.
        guard owner.bar.showsWayBack else { return false }
        return owner.stack.last?.preferredTransition?.dismissal?.lets(recognizer, unless: false) ?? true
    }
}

/// Content that scrolls sideways waits until it is clear that the finger does not come from the edge, whatever an app's
/// own delegate says.
private final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
    }
}
