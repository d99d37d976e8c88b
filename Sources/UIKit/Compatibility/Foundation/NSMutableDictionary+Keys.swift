import Foundation

extension NSMutableDictionary {
    /// The object of a key that only says that it can be copied; nil takes the key out.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let key = key as? AnyHashable else {
                preconditionFailure("a key of a dictionary has to be hashable, and \(key) is not")
            }
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}
