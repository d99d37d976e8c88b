import Foundation

/// An observation of a key path; it ends when nobody holds it any more.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var finish: (() -> Void)?

    init(_ finish: @escaping () -> Void) { self.finish = finish }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        finish?()
        finish = nil
    }
}

/// What has key paths that can be observed: every `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure at each change of what a key path leads to, until the observation that it returns ends.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let path = observedPath(keyPath)
        guard let object = self as? NSObject else { preconditionFailure("only an NSObject can be observed") }
        let observation = KeyPathObservation<Value>(object, options: options) { object in
            (object as? Self)?[keyPath: keyPath]
        } tell: { object, change in
            if let object = object as? Self { changeHandler(object, change) }
        }
        KeyValueObserving.checkIsObservable(path, of: object)
        observation.begin(path)
        return NSKeyValueObservation { observation.end() }
    }

    /// Announces a change that no setter tells of.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        (self as? NSObject)?.willChangeValue(forKey: observedPath(keyPath))
    }

    /// Tells of a change that was announced.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        (self as? NSObject)?.didChangeValue(forKey: observedPath(keyPath))
    }

    /// Announces a change of some places in a list.
    public func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        (self as? NSObject)?.willChange(changeKind, valuesAt: indexes, forKey: observedPath(keyPath))
    }

    /// Tells of a change of some places in a list.
    public func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        (self as? NSObject)?.didChange(changeKind, valuesAt: indexes, forKey: observedPath(keyPath))
    }

    private func observedPath(_ keyPath: AnyKeyPath) -> String {
        guard let path = KeyPathNames.path(keyPath) else {
            // The words of Swift's own library.
            fatalError("Could not extract a String from KeyPath \(keyPath)")
        }
        return path
    }
}
