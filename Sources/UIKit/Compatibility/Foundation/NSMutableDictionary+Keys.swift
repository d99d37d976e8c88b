import Foundation

extension NSMutableDictionary {
    /// The object of a key that only says that it can be copied; nil takes the key out.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            let key = hashable(key)
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }

    /// Keeps an object for a key that only says that it can be copied.
    @_disfavoredOverload
    public func setObject(_ object: Any, forKey key: any NSCopying) { setObject(object, forKey: hashable(key)) }
}

private func hashable(_ key: any NSCopying) -> AnyHashable {
    guard let key = key as? AnyHashable else {
        preconditionFailure("a key of a dictionary has to be hashable, and \(key) is not")
    }
    return key
}
