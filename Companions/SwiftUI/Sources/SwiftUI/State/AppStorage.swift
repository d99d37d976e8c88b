/// A value of the app's defaults; the view is shown anew when it changes.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let store: UserDefaults
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void

    init(
        _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> Value,
        _ write: @escaping (UserDefaults, Value) -> Void
    ) { (self.store, self.read, self.write) = (store ?? .standard, read, write) }

    /// The value.
    public var wrappedValue: Value {
        get { read(store) }
        nonmutating set {
            write(store, newValue)
            NotificationCenter.default.post(name: DefaultsWatch.changed, object: nil)
        }
    }
    /// The value as a binding.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage: StoredProperty {
    mutating func link(to node: Node, at number: Int) {
        _ = node.properties.object(number) { DefaultsWatch(node) }
    }
}

/// What listens to the app's defaults for a view.
private final class DefaultsWatch {
    /// Posted when a view has set a value: defaults do not tell of every change here.
    static let changed = Notification.Name("SwiftUI.AppStorage.changed")
    private let observers: [any NSObjectProtocol]

    @MainActor init(_ node: Node) {
        observers = [UserDefaults.didChangeNotification, Self.changed].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak node] _ in
                onMainActor { node?.invalidate() }
            }
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}

extension AppStorage {
    private init(plain value: Value, _ key: String, _ store: UserDefaults?) {
        self.init(store, { $0.object(forKey: key) as? Value ?? value }, { $0.set($1, forKey: key) })
    }
    /// Keeps a truth value under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(plain: wrappedValue, key, store)
    }
    /// Keeps a number under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(plain: wrappedValue, key, store)
    }
    /// Keeps a number under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(plain: wrappedValue, key, store)
    }
    /// Keeps a string under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: wrappedValue, key, store)
    }
    /// Keeps data under a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: wrappedValue, key, store)
    }
    /// Keeps a value under a key by its number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            store, { ($0.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            { $0.set($1.rawValue, forKey: key) })
    }
    /// Keeps a value under a key by its string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            store, { $0.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            { $0.set($1.rawValue, forKey: key) })
    }
    /// Keeps a string or nothing under a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(store, { $0.string(forKey: key) }, { $0.set($1, forKey: key) })
    }
}
