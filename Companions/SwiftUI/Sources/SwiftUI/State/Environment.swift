/// A value of the view's surroundings.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Takes the value of a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Takes the observable object of a class.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values.objects[ObjectIdentifier(Value.self)] as? Value else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for "
                        + "\(Value.self) may be missing as an ancestor of this view.")
            }
            return object
        }
    }

    /// Takes the observable object of a class, if there is one.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        read = { $0.objects[ObjectIdentifier(T.self)] as? T }
    }

    /// The value; before the view is in the tree, that of surroundings in which nothing is set.
    public var wrappedValue: Value {
        if let value { return value }
        return read(EnvironmentValues())
    }
}

extension Environment: StoredProperty {
    mutating func link(to node: Node, at number: Int) { value = read(node.environment) }
}

/// The key of a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

extension View {
    /// Sets a value in the environment of the view.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentWriting(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value in the environment of the view.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentWriting(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// A view with another environment.
struct EnvironmentWriting<Content: View>: PrimitiveView {
    let content: Content
    let write: (inout EnvironmentValues) -> Void

    func update(_ node: Node) {
        var environment = node.environment
        write(&environment)
        node.declare(content, environment: environment)
    }
}
