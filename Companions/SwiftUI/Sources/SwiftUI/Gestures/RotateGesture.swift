/// Two fingers that turn about each other.
public struct RotationGesture: Gesture {
    /// How far the fingers have turned.
    public typealias Value = Angle
    /// By how much the fingers turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// Makes a gesture of two fingers.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
    private final class Turn: RecognizerRecognition<Angle, UIRotationGestureRecognizer> {
        override func value() -> Angle { Angle(radians: Double(recognizer.rotation)) }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        old as? Turn ?? Turn(UIRotationGestureRecognizer())
    }
}

/// Two fingers that turn about each other, with their place.
public struct RotateGesture: Gesture {
    /// What is known of the gesture.
    public struct Value: Equatable, Sendable {
        /// When the fingers were last moved.
        public var time: Date
        /// How far the fingers have turned.
        public var rotation: Angle
        /// How fast they turn, in a second.
        public var velocity: Angle
        /// Where the fingers came down, from 0 to 1 of the view's size.
        public var startAnchor: UnitPoint
        /// Where the fingers came down, in points of the view.
        public var startLocation: CGPoint
    }

    /// By how much the fingers turn before it is a gesture.
    public var minimumAngleDelta: Angle

    /// Makes a gesture of two fingers.
    nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
    private final class Turn: RecognizerRecognition<RotateGesture.Value, UIRotationGestureRecognizer> {
        private var start = FingerStart()

        override func value() -> RotateGesture.Value {
            start.note(recognizer)
            return RotateGesture.Value(
                time: Date(), rotation: Angle(radians: Double(recognizer.rotation)),
                velocity: Angle(radians: Double(recognizer.velocity)), startAnchor: start.anchor,
                startLocation: start.location)
        }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        old as? Turn ?? Turn(UIRotationGestureRecognizer())
    }
}
