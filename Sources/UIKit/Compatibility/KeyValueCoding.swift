import Foundation
import QuartzCore

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
    ///
    /// Paths of layers reach into what they animate, such as `transform.rotation.z`, and those of emitters find cells by
    /// their names, such as `emitterCells.fire.birthRate`.
    @preconcurrency @MainActor public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let layer = self as? CALayer, keyPath.contains("."), layer.setValue(value, atPath: keyPath) { return }
        var parts = keyPath.split(separator: ".").map(String.init)
        guard let last = parts.popLast() else { return }
        var target: Any? = self
        for (index, part) in parts.enumerated() {
            target = KeyedAccess.step(part, from: target)
            if let layer = target as? CALayer, index + 2 < keyPath.split(separator: ".").count {
                let rest = (parts[(index + 1)...] + [last]).joined(separator: ".")
                if layer.setValue(value, atPath: rest) { return }
            }
        }
        (target as? NSObject)?.setValue(value, forKey: last)
    }
}

extension KeyedAccess {
    /// The object that a name leads to: an object's property, or a list's member of that name.
    fileprivate static func step(_ name: String, from target: Any?) -> Any? {
        if let cells = target as? [CAEmitterCell] { return cells.first { $0.name == name } }
        return (target as? NSObject)?.value(forKey: name)
    }
}
