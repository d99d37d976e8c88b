/// How far a gesture is.
enum GesturePhase<Value> {
    /// It goes on.
    case active(Value)
    /// It has ended well.
    case ended(Value)
    /// It was broken off.
    case failed
}

/// What recognizes a gesture on one view, for as long as the view has the gesture.
@MainActor class AnyRecognition {
    init() {}

    /// The recognitions that this one consists of.
    var parts: [AnyRecognition] { [] }
    /// The recognizers of UIKit's that the view gets.
    var recognizers: [UIGestureRecognizer] { parts.flatMap(\.recognizers) }
    /// Whether two of the recognizers may recognize at the same time.
    func allows(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
        parts.contains { $0.allows(one, with: other) }
    }
}

/// What recognizes a gesture with values of a type.
class Recognition<Value>: AnyRecognition {
    /// Takes what happens.
    var told: (GesturePhase<Value>) -> Void = { _ in }
}

/// A recognition by one recognizer of UIKit's.
class RecognizerRecognition<Value, Recognizer: UIGestureRecognizer>: Recognition<Value> {
    let recognizer: Recognizer
    private var target: GestureTarget?

    init(_ recognizer: Recognizer) {
        self.recognizer = recognizer
        super.init()
        let target = GestureTarget { [weak self] _ in self?.recognized() }
        // Recognizers do not keep their targets.
        self.target = target
        recognizer.addTarget(target, action: Selector("recognized:"))
    }

    override var recognizers: [UIGestureRecognizer] { [recognizer] }

    /// What is known of the gesture now.
    func value() -> Value { fatalError("a recognition has values") }

    func recognized() {
        switch recognizer.state {
        case .began, .changed: told(.active(value()))
        case .ended: told(.ended(value()))
        default: told(.failed)
        }
    }
}

/// A recognition that tells somebody else besides.
final class TellingRecognition<Value>: Recognition<Value> {
    private let inner: Recognition<Value>
    private var action: (GesturePhase<Value>) -> Void = { _ in }
    /// What is kept for the action.
    var last: AnyObject?

    private init(_ inner: Recognition<Value>) {
        self.inner = inner
        super.init()
        inner.told = { [weak self] phase in
            self?.action(phase)
            self?.told(phase)
        }
    }

    override var parts: [AnyRecognition] { [inner] }

    /// The recognition of a gesture, with somebody who is told: the old one where it does so already.
    static func around<G: Gesture>(
        _ gesture: G, reusing old: AnyRecognition?, _ action: @escaping (GesturePhase<Value>) -> Void
    ) -> TellingRecognition where G.Value == Value {
        let old = old as? TellingRecognition
        let inner = gesture.recognized(reusing: old?.inner)
        let recognition = old.flatMap { $0.inner === inner ? $0 : nil } ?? TellingRecognition(inner)
        recognition.action = action
        return recognition
    }
}

/// The object that gesture recognizers send their action to.
@MainActor final class GestureTarget: NSObject, ObjectiveCExposed {
    private let action: (UIGestureRecognizer) -> Void

    init(_ action: @escaping (UIGestureRecognizer) -> Void) { self.action = action }

    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "GestureTarget",
            methods: [
                "recognized:": { object, arguments in
                    guard let recognizer = arguments.first as? UIGestureRecognizer else { return nil }
                    unsafeDowncast(object, to: GestureTarget.self).action(recognizer)
                    return nil
                }
            ])
    }
}
