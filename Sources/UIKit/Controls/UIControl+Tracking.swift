import Foundation

extension UIControl {
    /// The distance from the control, in points, at which a finger that began inside still counts as inside.
    private static let slop: CGFloat = 70

    func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else {
            isTouchInside = false
            return
        }
        isHighlighted = true
        send(.touchDown, with: event)
        if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    }

    func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            isHighlighted = false
            return
        }
        // Crossing the border counts as well as the drag itself.
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isNear(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        isTracking = false
        isHighlighted = false
        if isInside, sendsPrimaryActionOnTouchUp { send(.primaryActionTriggered, with: event) }
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
        isTouchInside = false
    }

    func trackCancelled(_ event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        send(.touchCancel, with: event)
    }

    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
    }
}
