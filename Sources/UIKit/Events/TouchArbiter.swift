import Foundation

/// The arbiter that gives touches to recognizers and views, and decides which of them a view gets to see.
@MainActor final class TouchArbiter: SessionPart {
    /// The touches that somebody is not done with, in the order in which they came down.
    private var touches: [UITouch] = []
    /// The recognizers that have touches, from the innermost view outwards.
    private var recognizers: [UIGestureRecognizer] = []
    private var event: UIEvent?

    /// Finds out who looks at a new touch.
    func admit(_ touch: UITouch, in event: UIEvent) {
        var found: [UIGestureRecognizer] = []
        var candidate = touch.view
        while let view = candidate {
            for recognizer in view.recognizers where recognizer.isEnabled {
                // A gesture that is over gets no new fingers until all have left it.
                guard !recognizer.storedState.isTerminal else { continue }
                guard recognizer.takes(touch, in: event) else { continue }
                guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
                found.append(recognizer)
            }
            candidate = view.storedSuperview
        }
        touch.gestureRecognizers = found
        for recognizer in found {
            recognizer.sequenceTouches.append(touch)
            recognizer.activeTouches.append(touch)
            if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
        }
        if let view = touch.view, !mayBegin(touch, in: view) || !view.scrollViewsAllow(touch, event) {
            touch.delivery = .withheld
        }
        touches.append(touch)
    }

    /// A view gets one touch at a time unless it wants more, and an exclusive view's touches keep to themselves.
    private func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
        let others = touches.filter { $0.window === touch.window && !$0.isOver && $0.delivery != .withheld }
        if !view.isMultipleTouchEnabled && others.contains(where: { $0.view === view }) { return false }
        let strangers = others.filter { $0.view !== view }
        return
            !(view.isExclusiveTouch && !strangers.isEmpty || strangers.contains { $0.view?.isExclusiveTouch ?? false })
    }

    /// The recognizers that share a touch with one.
    func others(than recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizers.filter { other in
            other !== recognizer
                && other.sequenceTouches.contains { touch in recognizer.sequenceTouches.contains { $0 === touch } }
        }
    }

    /// Sends the changed touches of a window to recognizers, then to views.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        let changed = event.changedTouches.filter { $0.window === window }
        for recognizer in recognizers { send(changed, to: recognizer, event) }
        settle(afterMoves: true)
    }

    private func send(_ changed: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent) {
        let mine = changed.filter { touch in recognizer.activeTouches.contains { $0 === touch } }
        guard !mine.isEmpty else { return }
        recognizer.updateCentroid()
        let phases: [(UITouch.Phase, (UIGestureRecognizer) -> (Set<UITouch>, UIEvent) -> Void)] = [
            (.began, UIGestureRecognizer.touchesBegan), (.moved, UIGestureRecognizer.touchesMoved),
            (.ended, UIGestureRecognizer.touchesEnded), (.cancelled, UIGestureRecognizer.touchesCancelled),
        ]
        for (phase, method) in phases {
            let touches = mine.filter { $0.phase == phase }
            guard !touches.isEmpty, !recognizer.storedState.isTerminal else { continue }
            method(recognizer)(Set(touches), event)
        }
        recognizer.activeTouches.removeAll(where: \.isOver)
    }

    /// Gives views what recognizers let through, and ends gestures that are over.
    ///
    /// Also called when a recognizer changes its state between events, when no finger moved.
    func settle(afterMoves: Bool = false) {
        guard let event else { return }
        var deliveries: [Delivery] = []
        for touch in touches { deliver(touch, afterMoves: afterMoves, into: &deliveries) }
        for recognizer in recognizers where recognizer.activeTouches.isEmpty && !isWaiting(recognizer) {
            recognizer.beginAnew()
        }
        recognizers.removeAll(where: \.sequenceTouches.isEmpty)
        touches.removeAll { touch in
            touch.isOver && (touch.delivery == .finished || touch.delivery == .withheld)
        }
        for delivery in deliveries { delivery.send(with: event) }
    }

    private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.storedState == .possible && (recognizer.deferredState != nil || recognizer.awaitsMoreTouches)
    }

    /// Lets a recognizer go that was turned off or taken from its view.
    func drop(_ recognizer: UIGestureRecognizer) {
        for touch in touches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        recognizer.beginAnew()
        recognizers.removeAll { $0 === recognizer }
    }

    // MARK: Views

    /// One call of a view.
    private struct Delivery {
        let view: UIView
        let phase: UITouch.Phase
        var touches: Set<UITouch>

        @MainActor func send(with event: UIEvent) {
            switch phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            case .cancelled: view.touchesCancelled(touches, with: event)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
    }

    private func deliver(_ touch: UITouch, afterMoves: Bool, into deliveries: inout [Delivery]) {
        let mine = (touch.gestureRecognizers ?? []).filter { recognizer in
            recognizer.sequenceTouches.contains { $0 === touch }
        }
        let isTaken = mine.contains { $0.cancelsTouchesInView && $0.storedState.isRecognized }
        func call(_ phase: UITouch.Phase) {
            guard let view = touch.view else { return }
            if let index = deliveries.firstIndex(where: { $0.view === view && $0.phase == phase }) {
                deliveries[index].touches.insert(touch)
            } else {
                deliveries.append(Delivery(view: view, phase: phase, touches: [touch]))
            }
        }
        if touch.delivery == .pending {
            if isTaken {
                touch.delivery = .withheld
            } else if !mine.contains(where: { $0.delaysTouchesBegan && $0.storedState == .possible }) {
                touch.delivery = .begun
                call(.began)
                // The view hears of the movement in the next event.
                if !touch.isOver { return }
            }
        }
        if touch.delivery == .begun {
            if isTaken || touch.phase == .cancelled {
                touch.delivery = .finished
                call(.cancelled)
            } else if touch.phase == .moved {
                if afterMoves { call(.moved) }
            } else if touch.phase == .ended {
                touch.delivery = .endPending
            }
        }
        if touch.delivery == .endPending {
            if isTaken {
                touch.delivery = .finished
                call(.cancelled)
            } else if !mine.contains(where: { $0.delaysTouchesEnded && isWaiting($0) }) {
                touch.delivery = .finished
                call(.ended)
            }
        }
    }

    /// Whether the view of a touch has heard of it and not of its end.
    func isBegun(_ touch: UITouch) -> Bool { touch.delivery == .begun }

    // A recognizer that lives on has to be ready for the first touch of the next session.
    func sessionWillEnd() {
        for recognizer in recognizers { recognizer.beginAnew() }
    }
}
