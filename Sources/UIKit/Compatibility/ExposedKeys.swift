import Foundation

/// The register of properties of framework classes that are found by name: by outlets, by user-defined runtime attributes
/// and by key-value coding.
///
/// A key counts for the class that it was added to and for those below it; the lowest class that has it answers. The
/// properties that an app's own classes expose come before.
@_spi(Framework) @MainActor public enum ExposedKeys {
    private static var table = ExposedKeyTable.framework

    /// Exposes a property to be set and read.
    ///
    /// A value that comes by name is cast to the property's type, numbers are converted. Key paths read what they are about to
    /// set: where reading has effects, as of a view that is then loaded, expose the two apart. Added again, a key has what
    /// was given last.
    public static func add<Object: AnyObject, Value>(
        _ key: String, _ property: ReferenceWritableKeyPath<Object, Value>
    ) {
        table.add(key, property)
    }

    /// Exposes a property to be read.
    public static func add<Object: AnyObject, Value>(_ key: String, reading property: KeyPath<Object, Value>) {
        table.add(key, reading: property)
    }

    /// Exposes a key to be set by a closure: a property whose type differs, or that must not be read, or a list that grows.
    public static func add<Object: AnyObject, Value>(
        _ key: String, on type: Object.Type, setter: @escaping @MainActor (Object, Value) throws -> Void
    ) {
        table.add(key, on: type, setter: setter)
    }

    /// Sets a property; false if the object has none of that name that can be set.
    static func set(_ value: Any?, _ key: String, on object: AnyObject) throws -> Bool {
        guard let setter = table.entry(key, of: object, where: { $0.setter != nil })?.setter else { return false }
        try setter(object, value)
        return true
    }

    /// Reads a property; nil if the object has none of that name that can be read.
    static func getter(_ key: String, of object: AnyObject) -> ObjectiveCTable.Getter? {
        table.entry(key, of: object, where: { $0.getter != nil })?.getter
    }
}

/// Keys by the classes that have them.
@MainActor struct ExposedKeyTable {
    struct Entry {
        var getter: ObjectiveCTable.Getter?
        var setter: ObjectiveCTable.Setter?
    }

    private var classes: [ObjectIdentifier: [String: Entry]] = [:]

    mutating func add<Object: AnyObject, Value>(
        _ key: String, _ property: ReferenceWritableKeyPath<Object, Value>
    ) {
        let setter: ObjectiveCTable.Setter = { object, value in
            unsafeDowncast(object, to: Object.self)[keyPath: property] = try __objectiveCCast(value, key)
        }
        insert(key, of: Object.self, Entry(getter: getter(property), setter: setter))
    }

    mutating func add<Object: AnyObject, Value>(_ key: String, reading property: KeyPath<Object, Value>) {
        insert(key, of: Object.self, Entry(getter: getter(property)))
    }

    mutating func add<Object: AnyObject, Value>(
        _ key: String, on type: Object.Type, setter: @escaping @MainActor (Object, Value) throws -> Void
    ) {
        let setter: ObjectiveCTable.Setter = { object, value in
            try setter(unsafeDowncast(object, to: Object.self), try __objectiveCCast(value, key))
        }
        insert(key, of: type, Entry(setter: setter))
    }

    private mutating func insert(_ key: String, of type: AnyClass, _ entry: Entry) {
        let known = classes[ObjectIdentifier(type)]?[key]
        classes[ObjectIdentifier(type), default: [:]][key] = Entry(
            getter: entry.getter ?? known?.getter, setter: entry.setter ?? known?.setter)
    }

    private func getter<Object: AnyObject, Value>(_ property: KeyPath<Object, Value>) -> ObjectiveCTable.Getter {
        { object in unsafeDowncast(object, to: Object.self)[keyPath: property] }
    }

    /// The entry of the lowest class of an object that has one for a key.
    func entry(_ key: String, of object: AnyObject, where condition: (Entry) -> Bool) -> Entry? {
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let entry = classes[ObjectIdentifier(current)]?[key], condition(entry) { return entry }
            type = _getSuperclass(current)
        }
        return nil
    }
}
