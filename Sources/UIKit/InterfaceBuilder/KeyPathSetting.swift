import Foundation

/// Setting properties by key path, with an error where `setValue(_:forKeyPath:)` raises an exception.
@MainActor enum KeyPathSetting {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func set(_ value: Any?, forKeyPath keyPath: String, on object: AnyObject) throws(Failure) {
        var parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { throw Failure(description: "the key path is empty") }
        var target = object
        for part in parts {
            guard let next = try get(part, of: target) else { return }
            target = next as AnyObject
        }
        try set(value, last, on: target)
    }

    private static func get(_ key: String, of object: AnyObject) throws(Failure) -> Any? {
        for table in ObjectiveCTable.tables(for: object) {
            if let getter = table.getter(key) { return getter(object) }
        }
        if let value = FrameworkKeys.value(key, of: object) { return value }
        throw undefined(key, object, "valueForUndefinedKey:")
    }

    private static func set(_ value: Any?, _ key: String, on object: AnyObject) throws(Failure) {
        do {
            for table in ObjectiveCTable.tables(for: object) {
                if let setter = table.setter(key) { return try setter(object, value) }
            }
            if try FrameworkKeys.set(value, key, on: object) { return }
        } catch {
            throw Failure(description: "\(error)")
        }
        throw undefined(key, object, "setValue:forUndefinedKey:")
    }

    private static func undefined(_ key: String, _ object: AnyObject, _ method: String) -> Failure {
        Failure(
            description:
                "[\(objectText(object)) \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
