import Foundation

/// Values that a person's devices share: here, where nobody has signed in to iCloud, the app's own that stay on the device.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// The app's store.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Posted when another device has changed values: never, since there is none.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private let defaults = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")

    private func name(_ key: String) -> String { "ubiquitous.\(Bundle.main.bundleIdentifier ?? "").\(key)" }

    /// The value of a key; nil for none.
    public func object(forKey aKey: String) -> Any? { defaults?.object(forKey: name(aKey)) }

    /// Gives a key a value that a property list can hold; nil takes it away.
    public func set(_ anObject: Any?, forKey aKey: String) { defaults?.set(anObject, forKey: name(aKey)) }

    /// Gives a key a text; nil takes its value away.
    public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }

    /// Gives a key a truth value.
    public func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Gives a key a number.
    public func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Gives a key an integer.
    public func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any?, forKey: aKey) }

    /// Takes a key's value away.
    public func removeObject(forKey aKey: String) { defaults?.removeObject(forKey: name(aKey)) }

    /// The text of a key; nil for none.
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }

    /// The array of a key; nil for none.
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }

    /// The dictionary of a key; nil for none.
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }

    /// The data of a key; nil for none.
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

    /// The integer of a key; 0 for none.
    public func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }

    /// The number of a key; 0 for none.
    public func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }

    /// The truth value of a key; false for none.
    public func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }

    /// All keys with their values.
    public var dictionaryRepresentation: [String: Any] {
        let start = name("")
        let all = defaults?.dictionaryRepresentation() ?? [:]
        return Dictionary(
            uniqueKeysWithValues: all.filter { $0.key.hasPrefix(start) }.map {
                (String($0.key.dropFirst(start.count)), $0.value)
            })
    }

    /// Writes what has changed.
    @discardableResult public func synchronize() -> Bool { defaults?.synchronize() ?? false }
}
