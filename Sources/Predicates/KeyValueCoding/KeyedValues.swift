import Foundation

/// A value that was found, which may be nothing.
package struct KnownValue {
    package let value: Any?

    package init(value: Any?) { self.value = value }
}

/// Values by key and by key path, of objects, collections and Foundation's values.
package enum KeyedValues {
    /// The value of a key; a collection gives that of each member, a dictionary the one under the key.
    package static func value(forKey key: String, of object: Any?) -> Any? {
        guard let object = PlainValue.meaning(object) else { return nil }
        if let known = knownValue(forKey: key, of: object) { return known.value }
        if let host = object as? any KeyedValueHost { return PlainValue.boxed(host.hostedValue(forKey: key)) }
        return undefined(key, of: object)
    }

    /// The value of a key of a collection or of another of Foundation's values; nil where the object is none of them.
    package static func knownValue(forKey key: String, of object: Any) -> KnownValue? {
        if key == "self" { return KnownValue(value: object) }
        if let dictionary = object as? NSDictionary {
            let value =
                key.hasPrefix("@") ? own(String(key.dropFirst()), of: dictionary) : dictionary.object(forKey: key)
            return KnownValue(value: PlainValue.boxed(value))
        }
        if let list = PlainValue.list(object) {
            if key.hasPrefix("@") {
                return KnownValue(value: CollectionOperator.apply(key, path: "", to: object, list))
            }
            return KnownValue(value: mapped(list, as: object) { value(forKey: key, of: $0) })
        }
        return FoundationKeys.value(key, of: object)
    }

    /// The value at the end of a path of keys, which may go through collections and their operators.
    package static func value(forKeyPath path: String, of object: Any?) -> Any? {
        var value = PlainValue.meaning(object)
        var rest = path[...]
        while !rest.isEmpty {
            let key = String(rest.prefix { $0 != "." })
            rest = rest.dropFirst(key.count + 1)
            guard let current = value else { return nil }
            if key.hasPrefix("@"), let list = PlainValue.list(current) {
                let path = CollectionOperator.takesPath(key) ? String(rest) : ""
                value = CollectionOperator.apply(key, path: path, to: current, list)
                if !path.isEmpty { return value }
            } else {
                value = self.value(forKey: key, of: current)
            }
        }
        return value
    }

    /// Of an array, one value for each member, `NSNull` for nil; of a set, the different values.
    private static func mapped(_ list: [Any], as collection: Any, _ transform: (Any) -> Any?) -> Any {
        if collection is NSOrderedSet { return NSOrderedSet(array: list.compactMap(transform)) }
        guard !(collection is NSSet) else { return NSSet(array: list.compactMap(transform)) }
        return list.map { transform($0) ?? NSNull() }
    }

    /// What a dictionary has beside its keys.
    private static func own(_ key: String, of dictionary: NSDictionary) -> Any? {
        switch key {
        case "count": NSNumber(value: dictionary.count)
        case "allKeys": dictionary.allKeys
        case "allValues": dictionary.allValues
        default: undefined(key, of: dictionary)
        }
    }

    private static func undefined(_ key: String, of object: Any) -> Any? {
        let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(object as AnyObject)), radix: 16)
        RaisedException.raise(
            RaisedException.unknownKey,
            "[<\(type(of: object)) \(address)> valueForUndefinedKey:]: this class is not key value coding-compliant "
                + "for the key \(key).")
        return nil
    }
}
