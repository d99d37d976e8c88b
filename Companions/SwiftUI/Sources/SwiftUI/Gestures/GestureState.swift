/// A value that a view keeps while a gesture goes on, and that goes back to its first one when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    fileprivate let reset: (Value, inout Transaction) -> Void
    fileprivate var location: StateLocation<Value>?

    /// Makes a state from its first value.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
    /// Makes a state from its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Makes a state that goes back to its first value in a certain way.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
    }
    /// Makes a state that goes back to its first value in a certain way.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }
    /// Makes a state that says by its last value how it goes back to its first.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        (initial, self.reset) = (wrappedValue, reset)
    }
    /// Makes a state that says by its last value how it goes back to its first.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value.
    public var wrappedValue: Value { location?.value ?? initial }
    /// The state itself, which a gesture is given.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes a state that begins with nil and goes back to it in a certain way.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        let initial = initial
        location = node.properties.object(number) { StateLocation(initial, node: node) }
    }
}

extension GestureState {
    fileprivate func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.value
        var transaction = Transaction()
        body(&value, &transaction)
        withTransaction(transaction) { location.value = value }
    }

    fileprivate func goBack() {
        change { value, transaction in
            reset(value, &transaction)
            value = initial
        }
    }
}

extension Gesture {
    /// Keeps a state while the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// What the gesture itself knows.
    public typealias Value = Base.Value
    /// The gesture.
    public var base: Base
    /// The state.
    public var state: GestureState<State>
    let update: (Value, inout State, inout Transaction) -> Void

    /// Makes a gesture that keeps a state.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) { (self.base, self.state, update) = (base, state, body) }
}

extension GestureStateGesture: PrimitiveGesture {
    func recognition(reusing old: AnyRecognition?) -> AnyRecognition {
        let (state, update) = (state, update)
        return TellingRecognition.around(base, reusing: old) { phase in
            if case .active(let value) = phase {
                state.change { update(value, &$0, &$1) }
            } else {
                state.goBack()
            }
        }
    }
}
