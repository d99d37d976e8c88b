/// A way to read and to set a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void
    /// How a change by this binding is shown.
    public var transaction = Transaction()

    /// Makes a binding of two functions.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: { value, _ in set(value) })
    }

    /// Makes a binding of two functions, the second of which is told how the change is to be shown.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        (self.get, self.set) = (get, set)
    }

    /// Takes a binding over.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Makes a binding to an optional of what another is to.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// Makes a binding to what is in an optional; nil without a value.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// Makes a binding to a hashable value without its type.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.wrappedValue = value } }
        )
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set {
            guard transaction.animation != nil else { return set(newValue, transaction) }
            withTransaction(transaction) { set(newValue, transaction) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a property of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }

    /// The binding with changes that are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes through bindings to the elements.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the elements.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// A position in the value.
    public typealias Index = Value.Index
    /// The positions of the value.
    public typealias Indices = Value.Indices

    /// The first position.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position after the last.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// All positions.
    public var indices: Value.Indices { wrappedValue.indices }
    /// The position after another.
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    /// A binding to the element at a position.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    /// The position before another.
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}
