/// An object that a view makes once, keeps for as long as it is in the tree, and is shown anew for when it changes.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var holder: StateObjectHolder<ObjectType>?

    /// Takes the expression by which the object is made, when the view is first shown.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }

    /// The object. Before the view is in the tree, each call makes another.
    public var wrappedValue: ObjectType { holder?.object ?? make() }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension StateObject: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        let make = make
        let holder = node.properties.object(number) { StateObjectHolder(make()) }
        holder.watch.watch(holder.object, for: node)
        self.holder = holder
    }
}

/// The place where a view's own object is.
private final class StateObjectHolder<ObjectType: ObservableObject> {
    let object: ObjectType
    let watch: ObjectWatch

    @MainActor init(_ object: ObjectType) {
        self.object = object
        watch = ObjectWatch()
    }
}
