import Foundation

/// Setting and reading properties by name, as nibs and runtime attributes do.
extension NSObject {
    /// Sets a property that the class exposes (an outlet, an inspectable or an `@objc` property).
    ///
    /// An unknown key raises `NSUnknownKeyException` with UIKit's words (fact 9.17).
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
        do {
            try KeyedAccess.set(value, key, on: self)
        } catch {
            if error.isUndefinedKey {
                NSException.raise(.undefinedKeyException, error.description)
            } else {
                NSException.raise(
                    .invalidArgumentException, "-[\(objectiveCClassName(self)) setValue:forKey:]: \(error)")
            }
        }
    }

    /// Reads a property that the class exposes; an unknown key raises `NSUnknownKeyException`.
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
        do {
            return try KeyedAccess.value(key, of: self)
        } catch {
            NSException.raise(.undefinedKeyException, error.description)
            return nil
        }
    }

    /// Sets a property at the end of a path of names such as `layer.cornerRadius`.
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { return }
        var target: NSObject? = self
        for part in parts { target = target?.value(forKey: part) as? NSObject }
        target?.setValue(value, forKey: last)
    }
}
