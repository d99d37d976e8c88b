import Foundation

/// Setting and reading properties by name, as nibs and runtime attributes do.
extension NSObject {
    /// Sets a property that the class exposes (an outlet, an inspectable or an `@objc` property).
    ///
    /// An unknown key raises `NSUnknownKeyException` with UIKit's words (fact 9.17).
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) {
        for table in ObjectiveCTable.tables(for: self) {
            guard let setter = table.setter(key) else { continue }
            do {
                try setter(self, value)
            } catch {
                NSException.raise(
                    .invalidArgumentException, "-[\(objectiveCClassName(self)) setValue:forKey:]: \(error)")
            }
            return
        }
        do {
            if try FrameworkKeys.set(value, key, on: self) { return }
        } catch {
            NSException.raise(.invalidArgumentException, "-[\(objectiveCClassName(self)) setValue:forKey:]: \(error)")
            return
        }
        NSException.raise(
            .undefinedKeyException,
            "[\(objectText(self)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }

    /// Reads a property that the class exposes.
    @preconcurrency @MainActor public func value(forKey key: String) -> Any? {
        for table in ObjectiveCTable.tables(for: self) {
            if let getter = table.getter(key) { return getter(self) }
        }
        if let value = FrameworkKeys.value(key, of: self) { return value }
        NSException.raise(
            .undefinedKeyException,
            "[\(objectText(self)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
        return nil
    }

    /// Sets a property at the end of a path of names such as `layer.cornerRadius`.
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        var parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { return }
        var target: NSObject? = self
        for part in parts { target = target?.value(forKey: part) as? NSObject }
        target?.setValue(value, forKey: last)
    }

    /// Calls a method by its name.
    @preconcurrency @MainActor @discardableResult public func perform(_ selector: Selector) -> Any? {
        MessageSending.send(selector, to: self, arguments: [])
    }

    @preconcurrency @MainActor @discardableResult public func perform(_ selector: Selector, with object: Any?) -> Any? {
        MessageSending.send(selector, to: self, arguments: [object])
    }

    /// Whether the class exposes a method of that name.
    @preconcurrency @MainActor public func responds(to selector: Selector) -> Bool {
        MessageSending.responds(self, to: selector)
    }
}
