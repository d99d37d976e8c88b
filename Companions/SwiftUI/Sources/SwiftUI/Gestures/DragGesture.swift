/// A finger that is moved.
public struct DragGesture: Gesture {
    /// What is known of a drag.
    public struct Value: Equatable, Sendable {
        /// When the finger was last moved.
        public var time: Date
        /// Where the finger is, in the gesture's space; in points.
        public var location: CGPoint
        /// Where the finger came down, in the gesture's space; in points.
        public var startLocation: CGPoint
        /// How fast the finger is, in points per second.
        public var velocity: CGSize
        /// How far the finger has come, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        // Choice (SwiftUI): a quarter of a second further at the speed that the finger has.
        /// Where the finger would come to rest, in points.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far the finger would have come then, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// How far the finger is moved before it is a drag, in points.
    public var minimumDistance: CGFloat
    /// The space in which places are told.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture of a moved finger.
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
    }
    /// Makes a gesture of a moved finger.
    @_disfavoredOverload nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace) }
}

extension DragGesture: PrimitiveGesture {
    private final class Drag: RecognizerRecognition<DragGesture.Value, DragRecognizer> {
        var space = CoordinateSpace.local

        override func value() -> DragGesture.Value {
            guard let view = recognizer.view else {
                return DragGesture.Value(time: Date(), location: .zero, startLocation: .zero, velocity: .zero)
            }
            let reference = view.reference(for: space)
            // Places are kept as the window's, since the view itself may be moved by the drag.
            func place(_ point: CGPoint) -> CGPoint { reference?.convert(point, from: nil) ?? point }
            let velocity = recognizer.velocity
            return DragGesture.Value(
                time: Date(), location: place(recognizer.point), startLocation: place(recognizer.start),
                velocity: CGSize(width: velocity.x, height: velocity.y))
        }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let recognition = old as? Drag ?? Drag(DragRecognizer())
        recognition.recognizer.minimumDistance = minimumDistance
        recognition.space = coordinateSpace
        return recognition
    }
}

/// A recognizer of one finger that is moved by a distance; points are the window's.
final class DragRecognizer: UIGestureRecognizer {
    var minimumDistance: CGFloat = 10
    private var touch: UITouch?
    private(set) var start = CGPoint.zero
    private(set) var point = CGPoint.zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    init() { super.init(target: nil, action: nil) }

    /// In points per second, over the last tenth of a second.
    var velocity: CGPoint {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }),
            last.time > first.time
        else { return .zero }
        let time = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }

    private func note(_ touch: UITouch) {
        point = touch.location(in: nil)
        samples.append((touch.timestamp, point))
        samples.removeAll { touch.timestamp - $0.time > 0.2 }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard self.touch == nil else {
                ignore(touch, for: event)
                continue
            }
            self.touch = touch
            note(touch)
            start = point
            if minimumDistance <= 0 { state = .began }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        note(touch)
        if state == .possible {
            if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { state = .began }
        } else {
            state = .changed
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        point = touch.location(in: nil)
        // A finger that rested before it was lifted throws nothing.
        samples.append((touch.timestamp, point))
        state = state == .possible ? .failed : .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        state = state == .possible ? .failed : .cancelled
    }

    override func reset() {
        super.reset()
        (touch, samples) = (nil, [])
    }
}
