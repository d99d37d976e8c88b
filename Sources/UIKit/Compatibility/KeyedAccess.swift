import Foundation
import QuartzCore

/// Access to properties by key.
///
/// An error is thrown where `NSObject.setValue(_:forKey:)` raises an exception, as a runtime attribute that fails is
/// only logged.
@MainActor enum KeyedAccess {
    struct Failure: Error, CustomStringConvertible {
        /// Whether there is no such property, and not only the value is wrong.
        var isUndefinedKey = false
        let description: String
    }

    static func set(_ value: Any?, forKeyPath keyPath: String, on object: AnyObject) throws(Failure) {
        var parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { throw Failure(description: "the key path is empty") }
        var target = object
        for part in parts {
            guard let next = try self.value(part, of: target) else { return }
            target = next as AnyObject
        }
        try set(value, last, on: target)
    }

    static func value(_ key: String, of object: AnyObject) throws(Failure) -> Any? {
        for table in ObjectiveCTable.tables(for: object) {
            if let getter = table.getter(key) { return getter(object) }
        }
        if let getter = ExposedKeys.getter(key, of: object) { return getter(object) }
        // Methods count as well, in the order in which Objective-C looks for them.
        let capitalized = key.prefix(1).uppercased() + key.dropFirst()
        for name in ["get\(capitalized)", key, "is\(capitalized)", "_\(key)"] {
            for table in ObjectiveCTable.tables(for: object) {
                if let method = table.method(Selector(name)) { return method(object, []) }
            }
        }
        switch key {
        case "description": return (object as? NSObject)?.description
        case "debugDescription": return (object as? NSObject)?.debugDescription
        case "hash": return (object as? NSObject)?.hash
        case "class": return type(of: object)
        default: break
        }
        if let container = object as? any KeyedContainer { return container.keptValues[key] }
        throw undefined(key, object, "valueForUndefinedKey:")
    }

    static func set(_ value: Any?, _ key: String, on object: AnyObject) throws(Failure) {
        do {
            for table in ObjectiveCTable.tables(for: object) {
                if let setter = table.setter(key) { return try setter(object, value) }
            }
            if try ExposedKeys.set(value, key, on: object) { return }
        } catch {
            throw Failure(description: "\(error)")
        }
        if let container = object as? any KeyedContainer { return container.keep(value, key) }
        throw undefined(key, object, "setValue:forUndefinedKey:")
    }

    private static func undefined(_ key: String, _ object: AnyObject, _ method: String) -> Failure {
        Failure(
            isUndefinedKey: true,
            description:
                "[\(objectText(object)) \(method)]: this class is not key value coding-compliant for the key \(key).")
    }
}
