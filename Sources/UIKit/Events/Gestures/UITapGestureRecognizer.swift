import Foundation

/// A recognizer of one or more taps of one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps: 1 unless set.
    open var numberOfTapsRequired = 1
    /// The number of fingers that tap together: 1 unless set.
    open var numberOfTouchesRequired = 1

    /// The time, in seconds, that a finger may rest before it is no tap: longer where no other tap has to follow.
    private var maximumDuration: TimeInterval { numberOfTapsRequired > 1 ? 0.5 : 1.5 }

    private var tapsSoFar = 0
    private var fingersOfThisTap = 0
    private var dueCall: Int?

    override var awaitsMoreTouches: Bool { tapsSoFar > 0 }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingersOfThisTap += touches.count
        if fingersOfThisTap > numberOfTouchesRequired { return fail() }
        if fingersOfThisTap == touches.count { failLater(after: maximumDuration) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.distanceMoved > TouchDelivery.tapDistance }) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { $0.distanceMoved > TouchDelivery.tapDistance }) { return fail() }
        guard activeTouches.allSatisfy(\.isOver) else { return }
        DueCalls.shared.cancel(dueCall)
        guard fingersOfThisTap == numberOfTouchesRequired else { return fail() }
        fingersOfThisTap = 0
        tapsSoFar += 1
        if tapsSoFar == numberOfTapsRequired {
            state = .ended
        } else {
            failLater(after: TouchDelivery.tapInterval)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    private func failLater(after delay: TimeInterval) {
        DueCalls.shared.cancel(dueCall)
        dueCall = DueCalls.shared.schedule(after: delay) { [weak self] in
            self?.fail()
            TouchArbiter.shared.settle()
        }
    }

    private func fail() { state = .failed }

    open override func reset() {
        DueCalls.shared.cancel(dueCall)
        dueCall = nil
        tapsSoFar = 0
        fingersOfThisTap = 0
    }

    override var isDiscrete: Bool { true }
}
