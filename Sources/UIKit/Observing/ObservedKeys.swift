import Foundation
import Predicates

/// What observing asks of classes: their keys, and what those depend on.
enum ObservedKeys {
    /// The name by which Objective-C knows a key: a framework's `isHidden` is `hidden` there, an app's own keeps its name.
    static func name(_ key: String, of object: AnyObject) -> String {
        guard key.hasPrefix("is"), let first = key.dropFirst(2).first, first.isUppercase else { return key }
        return ObjectiveCTable.hasProperty(key, type(of: object)) ? key : first.lowercased() + key.dropFirst(3)
    }

    /// Reads a value by a key of one object; one that it does not have raises `NSUnknownKeyException`.
    static func value(_ key: String, of object: NSObject) -> Any? { KeyedValues.value(forKey: key, of: object) }

    /// Reads a value along a path of keys; nil where one of the values between is nil.
    static func value(atPath keyPath: String, of root: NSObject) -> Any? {
        var object: Any? = root
        for key in keyPath.split(separator: ".") {
            guard let current = object as? NSObject else { return nil }
            object = value(name(String(key), of: current), of: current)
        }
        return object
    }

    /// The paths of keys whose changes change a key, as the object's class says.
    static func affecting(_ key: String, of object: NSObject) -> Set<String> {
        let type: AnyClass = type(of: object)
        let answer = send("keyPathsForValuesAffectingValueForKey:", to: type, [key])
        return answer as? Set<String> ?? own(affecting: key, of: type)
    }

    /// The paths that a class's `keyPathsForValuesAffecting…` lists.
    static func own(affecting key: String, of type: AnyClass) -> Set<String> {
        send("keyPathsForValuesAffecting" + capitalized(key), to: type, []) as? Set<String> ?? []
    }

    /// Whether setters tell of a key's changes.
    static func areAutomatic(_ key: String, of object: AnyObject) -> Bool {
        let type: AnyClass = type(of: object)
        let answer = send("automaticallyNotifiesObserversForKey:", to: type, [key])
        return answer as? Bool ?? own(isAutomatic: key, of: type)
    }

    /// What a class's `automaticallyNotifiesObserversOf…` says.
    static func own(isAutomatic key: String, of type: AnyClass) -> Bool {
        send("automaticallyNotifiesObserversOf" + capitalized(key), to: type, []) as? Bool ?? true
    }

    private static func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }

    private static func send(_ name: String, to type: AnyClass, _ arguments: [Any?]) -> Any? {
        guard ObjectiveCTable.classMethod(Selector(name), of: type) != nil else { return nil }
        return MessageSending.send(Selector(name), toClass: type, arguments: arguments)
    }
}
