import Foundation

/// The moves between states, and what they mean for the other recognizers of the same touches.
extension UIGestureRecognizer {
    func transition(to newState: State) {
        switch storedState {
        case .ended, .cancelled, .failed:
            return
        case .possible:
            switch newState {
            case .possible, .changed: return
            case .failed, .cancelled: fail()
            case .began, .ended:
                // While the recognition waits for others, only its kind may change.
                guard deferredState == nil else {
                    if newState == .ended { deferredState = .ended }
                    return
                }
                recognize(newState)
            }
        case .began, .changed:
            switch newState {
            case .possible, .began: return
            case .changed: storedState = .changed
            case .ended: storedState = .ended
            case .cancelled, .failed: storedState = .cancelled
            }
            sendActions()
        }
    }

    private func recognize(_ newState: State) {
        let others = TouchArbiter.shared.others(than: self)
        let requirements = others.filter { requiresFailure(of: $0) }
        if requirements.contains(where: { $0.storedState.isRecognized }) { return fail() }
        if requirements.contains(where: { $0.storedState == .possible }) {
            deferredState = newState
            return
        }
        deferredState = nil
        guard shouldBegin() else { return fail() }
        for other in others where other.storedState.isRecognized && !worksBeside(other) {
            if other.canPrevent(self) && canBePrevented(by: other) { return fail() }
        }
        storedState = newState
        for other in others where other.storedState == .possible {
            if other.requiresFailure(of: self)
                || (!worksBeside(other) && canPrevent(other) && other.canBePrevented(by: self))
            {
                other.fail()
            }
        }
        sendActions()
    }

    private func fail() {
        guard storedState == .possible else { return }
        storedState = .failed
        deferredState = nil
        for other in TouchArbiter.shared.others(than: self) {
            guard let waiting = other.deferredState, other.requiresFailure(of: self) else { continue }
            other.deferredState = nil
            other.recognize(waiting)
        }
    }

    /// Ends the gesture from outside.
    func cancelRecognition() {
        guard !sequenceTouches.isEmpty else { return }
        transition(to: .cancelled)
        TouchArbiter.shared.drop(self)
    }

    /// Becomes possible again, for the next gesture.
    func beginAnew() {
        activeTouches = []
        sequenceTouches = []
        deferredState = nil
        storedState = .possible
        reset()
    }

    private func shouldBegin() -> Bool {
        // The views from the touched one up to the recognizer's own are asked, then the delegate.
        var candidate = sequenceTouches.first?.view ?? view
        while let current = candidate {
            guard current.gestureRecognizerShouldBegin(self) else { return false }
            if current === view { break }
            candidate = current.storedSuperview
        }
        guard let delegate, delegate !== view else { return true }
        return delegate.gestureRecognizerShouldBegin(self)
    }

    private func worksBeside(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }

    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        required.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }
}
