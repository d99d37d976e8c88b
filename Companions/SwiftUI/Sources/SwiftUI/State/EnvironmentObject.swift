/// An object that a view above has put into the environment by its class.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Takes the object of the property's class.
    public init() {}

    /// The object; an error of the app's where no view above has one.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

extension EnvironmentObject: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        object = node.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        if let object { node.properties.object(number) { ObjectWatch() }.watch(object, for: node) }
    }
}

extension View {
    /// Puts an object into the environment of the view.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentWriting(content: self) { $0.objects[ObjectIdentifier(T.self)] = object }
    }

    /// Puts an observable object into the environment of the view by its class.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentWriting(content: self) { $0.objects[ObjectIdentifier(T.self)] = object }
    }
}
