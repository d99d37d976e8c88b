extension View {
    /// Gives the view a gesture, which those of views inside come before.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .usual, mask)
    }
    /// Gives the view a gesture that can be turned off.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        recognizing(gesture, .usual, isEnabled ? .all : .subviews)
    }
    /// Gives the view a gesture that comes before those of views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .first, mask)
    }
    /// Gives the view a gesture that may go on beside those of views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        recognizing(gesture, .beside, mask)
    }

    /// Does something when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }
    /// Does something with the place where the view is tapped; in points.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
    // Choice (SwiftUI): the finger counts as pressing until the action is done, though it may stay down.
    /// Does something when a finger rests on the view. The duration is in seconds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                action: action, changed: onPressingChanged))
    }
    /// Does something when a finger rests on the view. The duration is in seconds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }

    private func recognizing<T: Gesture>(
        _ gesture: T, _ rank: GestureElement.Rank, _ mask: GestureMask
    ) -> some View {
        wrapped(in: GestureElement.self) { element, environment in
            element.recognize(gesture, rank, mask, isEnabled: environment.isEnabled)
        }
    }
}

/// Which gestures of a view with a gesture are known.
public struct GestureMask: OptionSet, Sendable {
    /// The gestures as bits.
    public let rawValue: UInt32
    /// Makes a mask of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A long press with what is done while the finger is down and at its end.
private struct PressingGesture: PrimitiveGesture {
    typealias Value = Bool
    let base: LongPressGesture
    let action: () -> Void
    let changed: ((Bool) -> Void)?

    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let (action, changed) = (action, changed)
        return TellingRecognition.around(base, reusing: old) { phase in
            switch phase {
            case .active: changed?(true)
            case .ended:
                action()
                changed?(false)
            case .failed: changed?(false)
            }
        }
    }
}

/// A wrapper that knows gestures.
final class GestureElement: CanvasWrapper {
    /// How a gesture stands to others.
    enum Rank {
        case usual
        case first
        case beside
    }

    private var recognition: AnyRecognition?
    private var rank = Rank.usual
    private lazy var arbiter = GestureArbiter(self)

    func recognize<G: Gesture>(_ gesture: G, _ rank: Rank, _ mask: GestureMask, isEnabled: Bool) {
        self.rank = rank
        let new = gesture.recognized(reusing: recognition)
        if new !== recognition {
            for recognizer in recognition?.recognizers ?? [] { canvas.removeGestureRecognizer(recognizer) }
            recognition = new
            for recognizer in new.recognizers {
                recognizer.delegate = arbiter
                canvas.addGestureRecognizer(recognizer)
            }
        }
        let isOn = isEnabled && mask.contains(.gesture)
        for recognizer in new.recognizers where recognizer.isEnabled != isOn { recognizer.isEnabled = isOn }
        canvas.takesTouchesOfContent = isOn
        canvas.keepsTouches = !mask.contains(.subviews)
    }

    fileprivate func allows(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
        if one is TouchRecognizer || other is TouchRecognizer { return true }
        if other.view === canvas { return recognition?.allows(one, with: other) ?? false }
        return rank == .beside
    }

    fileprivate func precedes(_ other: UIGestureRecognizer) -> Bool {
        guard rank == .first, let view = other.view, view !== canvas else { return false }
        return view.isDescendant(of: canvas)
    }
}

/// The delegate of the recognizers of one view.
@MainActor private final class GestureArbiter: NSObject, UIGestureRecognizerDelegate {
    private weak var element: GestureElement?

    init(_ element: GestureElement) { self.element = element }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { element?.allows(gestureRecognizer, with: otherGestureRecognizer) ?? false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { element?.precedes(otherGestureRecognizer) ?? false }
}
