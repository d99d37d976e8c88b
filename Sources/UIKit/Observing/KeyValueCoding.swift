import Foundation
import Predicates

/// Setting and reading properties by name.
///
/// Each of these is what a class has where it declares no method of the name; they reach the others through the class's
/// own.
/// In an extension of `NSObject` itself, a class could not have methods of these names.
extension _KeyValueCodingAndObserving {
    /// Reads a property that the class exposes; an unknown key comes to `value(forUndefinedKey:)`.
    public func value(forKey key: String) -> Any? {
        if let known = KeyedValues.knownValue(forKey: key, of: self) { return known.value }
        return PlainValue.boxed(KeyValueCoding.value(key, of: keyed))
    }

    /// Reads the value at the end of a path of keys, which may go through collections and their operators.
    public func value(forKeyPath keyPath: String) -> Any? {
        LayerPath(keyPath, from: keyed)?.value ?? KeyedValues.value(forKeyPath: keyPath, of: self)
    }

    /// Answers for a key that the class does not have. The app's classes override it; it raises
    /// `NSUnknownKeyException`.
    public func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.raiseUndefined(key, keyed, "valueForUndefinedKey:")
        return nil
    }

    /// Sets a property that the class exposes (an outlet, an inspectable or an `@objc` property); an unknown key comes
    /// to `setValue(_:forUndefinedKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: keyed) }

    /// Sets a property at the end of a path of names such as `layer.cornerRadius`.
    ///
    /// Paths of layers reach into what they animate, such as `transform.rotation.z`, and those of emitters find cells by
    /// their names, such as `emitterCells.fire.birthRate`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let path = LayerPath(keyPath, from: keyed), path.set(value) { return }
        guard let dot = keyPath.lastIndex(of: ".") else { return KeyValueCoding.send(value, keyPath, to: keyed) }
        let target = KeyedValues.value(forKeyPath: String(keyPath[..<dot]), of: self) as? NSObject
        if let target { KeyValueCoding.send(value, String(keyPath[keyPath.index(after: dot)...]), to: target) }
    }

    /// Takes the value of a key that the class does not have. The app's classes override it; it raises
    /// `NSUnknownKeyException` with UIKit's words (fact 9.17).
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.raiseUndefined(key, keyed, "setValue:forUndefinedKey:")
    }

    /// Takes nothing for a property that cannot be nothing. The app's classes override it; it raises
    /// `NSInvalidArgumentException`.
    public func setNilValueForKey(_ key: String) {
        let reason = "[\(objectText(keyed)) setNilValueForKey]: could not set nil as the value for the key \(key)."
        NSException(name: .invalidArgumentException, reason: reason).raise()
    }

    /// Sets several properties by their names; `NSNull` stands for nil.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        // Choice (issue 14): in the order of the keys' names.
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            KeyValueCoding.send(value is NSNull ? nil : value, key, to: keyed)
        }
    }

    /// Reads several properties by their names; nil is `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = KeyedValues.value(forKey: $1, of: self) ?? NSNull() }
    }

    private var keyed: NSObject {
        guard let object = self as? NSObject else { preconditionFailure("only an NSObject has values by key") }
        return object
    }
}

/// How keys come to an object's properties, and to its class's own methods for keys.
enum KeyValueCoding {
    static func value(_ key: String, of object: NSObject) -> Any? {
        if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
        let found = onThisThread((object, key)) { object, key in Result { try KeyedAccess.value(key, of: object) } }
        if case .success(let value) = found { return value }
        if let answer = own("valueForUndefinedKey:", of: object, [key]) { return answer.value }
        return object.value(forUndefinedKey: key)
    }

    static func set(_ value: Any?, _ key: String, of object: NSObject) {
        if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
        if let dictionary = object as? NSMutableDictionary {
            if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
            return
        }
        if let list = PlainValue.list(object) {
            for case let member as NSObject in list { send(value, key, to: member) }
            return
        }
        let failure = onThisThread((object, value, key)) { object, value, key -> KeyedAccess.Failure? in
            do throws(KeyedAccess.Failure) { try KeyedAccess.set(value, key, on: object) } catch { return error }
            return nil
        }
        guard let failure else { return }
        if failure.isUndefinedKey {
            if own("setValue:forUndefinedKey:", of: object, [value, key]) == nil {
                object.setValue(value, forUndefinedKey: key)
            }
        } else if PlainValue.unwrapped(value) == nil {
            if own("setNilValueForKey:", of: object, [key]) == nil { object.setNilValueForKey(key) }
        } else {
            NSException(
                name: .invalidArgumentException,
                reason: "-[\(objectiveCClassName(object)) setValue:forKey:]: \(failure)"
            ).raise()
        }
    }

    /// Sets a property by the class's own method, where it has one.
    static func send(_ value: Any?, _ key: String, to object: NSObject) {
        if own("setValue:forKey:", of: object, [value, key]) == nil { object.setValue(value, forKey: key) }
    }

    /// What a method that the class declares itself returns; nil where there is none.
    static func own(_ name: String, of object: NSObject, _ arguments: [Any?]) -> KnownValue? {
        let selector = Selector(name)
        guard MessageSending.responds(object, to: selector) else { return nil }
        return KnownValue(value: MessageSending.send(selector, to: object, arguments: arguments))
    }

    static func raiseUndefined(_ key: String, _ object: NSObject, _ method: String) {
        let reason =
            "[\(objectText(object)) \(method)]: this class is not key value coding-compliant for the key \(key)."
        NSException(name: .undefinedKeyException, reason: reason).raise()
    }
}

// What predicates, expressions and sort descriptors ask of objects.
extension NSObject: KeyedValueHost {
    package func hostedValue(forKey key: String) -> Any? {
        if let answer = KeyValueCoding.own("valueForKey:", of: self, [key]) { return answer.value }
        return KeyValueCoding.value(key, of: self)
    }

    package func hostedMessage(_ selector: String, _ arguments: [Any?]) -> Any? {
        MessageSending.send(Selector(selector), to: self, arguments: arguments)
    }

    package func hostedResponds(to selector: String) -> Bool { MessageSending.responds(self, to: Selector(selector)) }

    package static func name(of keyPath: AnyKeyPath) -> String? { KeyPathNames.path(keyPath) }

    package static func raise(_ name: String, _ reason: String) {
        NSException(name: NSExceptionName(name), reason: reason).raise()
    }
}

extension NSSortDescriptor {
    /// Makes an order by a key path's values, which are sent a message.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, __selector: selector?.description)
    }

    /// The message that compares, or nil where a closure does.
    public var selector: Selector? { __selectorName.map { Selector($0) } }
}
