/// Something that fingers do to a view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    /// The type of what is known while the gesture goes on.
    associatedtype Value = Body.Value
    /// The type of the gesture that this one consists of.
    associatedtype Body: Gesture
    /// The gesture that this one consists of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
    /// There is no such value.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// A gesture that is not made of others has none.
    public var body: Never { fatalError("\(type(of: self)) is not made of other gestures") }
}

/// A gesture of the framework's own.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
    /// What recognizes the gesture on a view: the given one where it does so already, brought up to date.
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition
}

extension Gesture {
    /// What recognizes the gesture on a view.
    func recognized(reusing old: AnyRecognition?) -> Recognition<Value> {
        let recognition: AnyRecognition
        if let primitive = self as? any PrimitiveGesture {
            recognition = primitive.recognition(reusing: old)
        } else {
            recognition = body.recognized(reusing: old)
        }
        guard let typed = recognition as? Recognition<Value> else {
            preconditionFailure("\(type(of: self)) has values of another type than its body")
        }
        return typed
    }

    /// Does something when the gesture ends well.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(base: self, action: action)
    }

    /// Makes other values of those of the gesture.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(base: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Does something whenever the value of the gesture has changed.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(base: self, action: action)
    }
}

/// A gesture and what is done when it ends.
public struct _EndedGesture<Base: Gesture>: Gesture {
    /// What the gesture itself knows.
    public typealias Value = Base.Value
    let base: Base
    let action: (Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let action = action
        return TellingRecognition.around(base, reusing: old) { if case .ended(let value) = $0 { action(value) } }
    }
}

/// A gesture and what is done when its value changes.
public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
    /// What the gesture itself knows.
    public typealias Value = Base.Value
    let base: Base
    let action: (Value) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let action = action
        let last = (old as? TellingRecognition<Value>)?.last as? Last<Value> ?? Last<Value>()
        let recognition = TellingRecognition.around(base, reusing: old) { phase in
            guard case .active(let value) = phase else { return last.value = nil }
            guard value != last.value else { return }
            last.value = value
            action(value)
        }
        recognition.last = last
        return recognition
    }
}

/// The last value of a gesture that was told.
private final class Last<Value> {
    var value: Value?
}

/// A gesture with other values.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let transform: (Base.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let old = old as? MappedRecognition<Base.Value, Value>
        let inner = base.recognized(reusing: old?.inner)
        let recognition = old?.inner === inner ? old! : MappedRecognition<Base.Value, Value>(inner)
        recognition.transform = transform
        return recognition
    }
}

private final class MappedRecognition<Base, Value>: Recognition<Value> {
    let inner: Recognition<Base>
    var transform: ((Base) -> Value)?

    init(_ inner: Recognition<Base>) {
        self.inner = inner
        super.init()
        inner.told = { [weak self] phase in
            guard let self, let transform else { return }
            switch phase {
            case .active(let value): told(.active(transform(value)))
            case .ended(let value): told(.ended(transform(value)))
            case .failed: told(.failed)
            }
        }
    }

    override var parts: [AnyRecognition] { [inner] }
}

/// A gesture whose type is not told.
public struct AnyGesture<Value>: Gesture {
    private let make: @MainActor (AnyRecognition?) -> AnyRecognition

    /// Hides the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        make = { gesture.recognized(reusing: $0) }
    }
}

extension AnyGesture: PrimitiveGesture {
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition { make(old) }
}
