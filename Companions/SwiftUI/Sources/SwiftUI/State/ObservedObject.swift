/// An object that a view is shown anew for when it says that it changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        let object = wrappedValue
        node.properties.object(number) { ObjectWatch() }.watch(object, for: node)
    }
}

/// What listens to one object for a view.
@MainActor final class ObjectWatch {
    private weak var object: AnyObject?
    private var cancellable: AnyCancellable?

    func watch<Watched: ObservableObject>(_ object: Watched, for node: Node) {
        guard self.object !== object else { return }
        self.object = object
        cancellable = object.objectWillChange.sink { [weak node] _ in onMainActor { node?.invalidate() } }
    }
}
