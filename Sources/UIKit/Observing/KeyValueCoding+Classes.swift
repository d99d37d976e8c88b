import Foundation
import Predicates

/// Reading properties of classes by name: a class is an object of Objective-C's, too.
extension _KeyValueCodingAndObserving {
    /// Reads a property of the class itself, such as "sharedApplication"; an unknown key raises `NSUnknownKeyException`.
    public static func value(forKey key: String) -> Any? {
        guard let type = self as? AnyClass else { preconditionFailure("only a class has values by key") }
        guard let method = ObjectiveCTable.classMethod(Selector(key), of: type) else {
            let reason =
                "[<\(objectiveCClassName(type)) \(addressText(type as AnyObject))> valueForUndefinedKey:]: "
                + "this class is not key value coding-compliant for the key \(key)."
            NSException(name: .undefinedKeyException, reason: reason).raise()
            return nil
        }
        return PlainValue.boxed(onThisThread((method, type)) { method, type in method(type, []) })
    }

    /// Reads the value at the end of a path of keys, the first of which is a property of the class itself.
    public static func value(forKeyPath keyPath: String) -> Any? {
        guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
        return KeyedValues.value(
            forKeyPath: String(keyPath[keyPath.index(after: dot)...]), of: value(forKey: String(keyPath[..<dot])))
    }
}
