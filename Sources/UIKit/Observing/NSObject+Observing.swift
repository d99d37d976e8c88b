import Foundation

extension NSObject {
    /// Has an observer's `observeValue(forKeyPath:of:change:context:)` called at each change of what a path of keys leads to.
    ///
    /// The observer is not held. Each registration is ended by one `removeObserver`.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let observation = KeyPathObservation<Any>(self, options: options) { object in
            ObservedKeys.value(atPath: keyPath, of: object) ?? NSNull()
        } tell: { [weak observer] object, change in
            guard let observer else { return KeyValueObserving.reportLostObserver(of: keyPath, of: object) }
            KeyValueObserving.tell(observer, of: keyPath, of: object, change, context)
        }
        KeyValueObserving.checkIsObservable(keyPath, of: self)
        ObservedObject.make(for: self).add(
            ObservedObject.Registration(
                observer: ObjectIdentifier(observer), keyPath: keyPath, context: context, observation: observation))
        observation.begin(keyPath)
    }

    /// Ends the latest observation of a path of keys by an observer; without one, `NSRangeException` is raised.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    /// Ends the latest observation of a path of keys by an observer with a context; without one, `NSRangeException` is
    /// raised.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObserver(observer, keyPath) { $0.context == context }
    }

    private func removeObserver(
        _ observer: NSObject, _ keyPath: String, where isMeant: (ObservedObject.Registration) -> Bool
    ) {
        let identifier = ObjectIdentifier(observer)
        let registration = ObservedObject.existing(for: self)?.take {
            $0.observer == identifier && $0.keyPath == keyPath && isMeant($0)
        }
        guard let registration else {
            let reason =
                "Cannot remove an observer \(objectText(observer)) for the key path \"\(keyPath)\" from "
                + "\(objectText(self)) because it is not registered as an observer."
            return NSException(name: .rangeException, reason: reason).raise()
        }
        registration.observation.end()
    }

    // MARK: Changes

    /// Announces a change of a key's value that no setter tells of.
    public func willChangeValue(forKey key: String) {
        KeyValueObserving.willChange(self, ObservedKeys.name(key, of: self), ChangeKind(), isAutomatic: false)
    }

    /// Tells the observers of a change that was announced.
    public func didChangeValue(forKey key: String) {
        KeyValueObserving.didChange(self, ObservedKeys.name(key, of: self))
    }

    /// Announces a change of some places in a list.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        KeyValueObserving.willChange(
            self, ObservedKeys.name(key, of: self), ChangeKind(kind: changeKind, indexes: indexes), isAutomatic: false)
    }

    /// Tells the observers of a change of some places in a list.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        didChangeValue(forKey: key)
    }
}
