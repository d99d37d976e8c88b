/// A finger that rests on a view.
public struct LongPressGesture: Gesture {
    /// True: a finger is down.
    public typealias Value = Bool
    /// How long the finger rests, in seconds.
    public var minimumDuration: Double
    /// How far the finger may stray, in points.
    public var maximumDistance: CGFloat

    /// Makes a gesture of a resting finger.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }
}

extension LongPressGesture: PrimitiveGesture {
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let recognition = old as? PressRecognition ?? PressRecognition()
        recognition.press.minimumPressDuration = minimumDuration
        recognition.press.allowableMovement = maximumDistance
        recognition.touch.allowableMovement = maximumDistance
        return recognition
    }
}

/// A long press: active from the touch on, and ended when the finger has rested long enough.
final class PressRecognition: Recognition<Bool> {
    let press = UILongPressGestureRecognizer()
    let touch = TouchRecognizer()
    private var target: GestureTarget?
    private var isActive = false

    override init() {
        super.init()
        let target = GestureTarget { [weak self] in if $0.state == .began { self?.end(.ended(true)) } }
        self.target = target
        press.addTarget(target, action: Selector("recognized:"))
        touch.changed = { [weak self] isDown in
            if isDown { self?.begin() } else { self?.end(.failed) }
        }
    }

    private func begin() {
        isActive = true
        told(.active(true))
    }

    private func end(_ phase: GesturePhase<Bool>) {
        guard isActive else { return }
        isActive = false
        told(phase)
    }

    override var recognizers: [UIGestureRecognizer] { [touch, press] }
}

/// A recognizer that only watches a finger, and never recognizes anything that would keep others from it.
final class TouchRecognizer: UIGestureRecognizer {
    /// Called when a finger comes down, and when it is lifted or strays.
    var changed: ((Bool) -> Void)?
    /// In points.
    var allowableMovement: CGFloat = 10
    private var start: (touch: UITouch, point: CGPoint)?

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard start == nil, let touch = touches.first else { return }
        start = (touch, touch.location(in: nil))
        changed?(true)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, touches.contains(start.touch) else { return }
        let point = start.touch.location(in: nil)
        if hypot(point.x - start.point.x, point.y - start.point.y) > allowableMovement { state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        guard start != nil else { return }
        start = nil
        changed?(false)
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is UILongPressGestureRecognizer) }
}
