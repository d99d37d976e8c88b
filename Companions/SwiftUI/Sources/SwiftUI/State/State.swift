/// A value that a view keeps for as long as it is in the tree; the view is shown anew when it changes.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Makes a state from its first value.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// Makes a state from its first value.
    public init(initialValue: Value) { initial = initialValue }

    /// The value. Before the view is in the tree it is the first one, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    /// The state as a binding.
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Makes a state that begins with nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        let initial = initial
        location = node.properties.object(number) { StateLocation(initial, node: node) }
    }
}

extension State: Sendable where Value: Sendable {}

/// The place where a state's value is.
// The value is the main thread's; what another thread sets it to is shown from the main thread.
final class StateLocation<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    private let changed: @Sendable () -> Void

    @MainActor init(_ value: Value, node: Node) {
        stored = value
        changed = { [weak node] in onMainActor { node?.invalidate() } }
    }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            changed()
        }
    }
}
