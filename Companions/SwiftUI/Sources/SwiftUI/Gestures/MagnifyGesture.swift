/// Two fingers that move away from each other or together.
public struct MagnificationGesture: Gesture {
    /// The distance of the fingers, in parts of their first one.
    public typealias Value = CGFloat
    /// By how much the distance changes before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// Makes a gesture of two fingers.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
    private final class Pinch: RecognizerRecognition<CGFloat, UIPinchGestureRecognizer> {
        override func value() -> CGFloat { recognizer.scale }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        old as? Pinch ?? Pinch(UIPinchGestureRecognizer())
    }
}

/// Two fingers that move away from each other or together, with their place.
public struct MagnifyGesture: Gesture {
    /// What is known of the gesture.
    public struct Value: Equatable, Sendable {
        /// When the fingers were last moved.
        public var time: Date
        /// The distance of the fingers, in parts of their first one.
        public var magnification: CGFloat
        /// How fast that changes, in parts per second.
        public var velocity: CGFloat
        /// Where the fingers came down, from 0 to 1 of the view's size.
        public var startAnchor: UnitPoint
        /// Where the fingers came down, in points of the view.
        public var startLocation: CGPoint
    }

    /// By how much the distance changes before it is a gesture.
    public var minimumScaleDelta: CGFloat

    /// Makes a gesture of two fingers.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
    private final class Pinch: RecognizerRecognition<MagnifyGesture.Value, UIPinchGestureRecognizer> {
        private var start = FingerStart()

        override func value() -> MagnifyGesture.Value {
            start.note(recognizer)
            return MagnifyGesture.Value(
                time: Date(), magnification: recognizer.scale, velocity: recognizer.velocity,
                startAnchor: start.anchor, startLocation: start.location)
        }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        old as? Pinch ?? Pinch(UIPinchGestureRecognizer())
    }
}

/// Where the fingers of a recognizer were when it began.
@MainActor struct FingerStart {
    private(set) var location = CGPoint.zero
    private(set) var anchor = UnitPoint.center

    mutating func note(_ recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began, let view = recognizer.view else { return }
        location = recognizer.location(in: view)
        let size = view.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }
}
