/// One or more taps.
public struct TapGesture: Gesture {
    /// Nothing is known of a tap.
    public typealias Value = Void
    /// How many taps.
    public var count: Int

    /// Makes a gesture of taps.
    nonisolated public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
    private final class Taps: RecognizerRecognition<Void, UITapGestureRecognizer> {
        override func value() {}
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let recognition = old as? Taps ?? Taps(UITapGestureRecognizer())
        recognition.recognizer.numberOfTapsRequired = count
        return recognition
    }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
    /// What is known of a tap.
    public struct Value: Equatable, Sendable {
        /// Where the last tap was, in the gesture's space; in points.
        public var location: CGPoint
    }

    /// How many taps.
    public var count: Int
    /// The space in which the place is told.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture of taps.
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        (self.count, self.coordinateSpace) = (count, coordinateSpace)
    }
    /// Makes a gesture of taps.
    @_disfavoredOverload nonisolated public init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) { self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace) }
}

extension SpatialTapGesture: PrimitiveGesture {
    private final class Taps: RecognizerRecognition<SpatialTapGesture.Value, UITapGestureRecognizer> {
        var space = CoordinateSpace.local
        override func value() -> SpatialTapGesture.Value {
            SpatialTapGesture.Value(location: recognizer.location(in: space))
        }
    }

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let recognition = old as? Taps ?? Taps(UITapGestureRecognizer())
        recognition.recognizer.numberOfTapsRequired = count
        recognition.space = coordinateSpace
        return recognition
    }
}

extension UIGestureRecognizer {
    /// Where the fingers are in a space of the recognizer's view.
    func location(in space: CoordinateSpace) -> CGPoint {
        guard let view else { return .zero }
        return view.convert(location(in: view), toSpace: space)
    }
}

extension UIView {
    /// The view that stands for a space as the view sees it; nil for the window's.
    func reference(for space: CoordinateSpace) -> UIView? {
        switch space {
        case .local: return self
        case .global: return nil
        case .named(let name):
            var view: UIView? = self
            while let candidate = view {
                if (candidate as? HostingCanvas)?.spaceName == name { return candidate }
                view = candidate.superview
            }
            return nil
        }
    }

    /// A point of the view in a space; in points.
    func convert(_ point: CGPoint, toSpace space: CoordinateSpace) -> CGPoint {
        let reference = reference(for: space)
        return reference === self ? point : convert(point, to: reference)
    }
}
