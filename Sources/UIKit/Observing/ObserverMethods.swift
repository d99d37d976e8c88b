import Foundation

/// What the app's classes declare to observe, and to be observed.
///
/// In an extension of `NSObject` itself, a class could not have methods of these names.
extension _KeyValueCodingAndObserving {
    /// Hears of a change; the app's classes override it. What comes here was handled by nobody, which raises
    /// `NSInternalInconsistencyException`.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let values = (change ?? [:]).sorted { $0.key.rawValue < $1.key.rawValue }
        let reason = """
            \(objectText(self as AnyObject)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.
            Key path: \(keyPath ?? "(null)")
            Observed object: \(objectText(object as AnyObject?))
            Change: {\(values.map { "\n    \($0.key.rawValue) = \($0.value);" }.joined())
            }
            Context: 0x\(String(UInt(bitPattern: context), radix: 16))
            """
        NSException(name: .internalInconsistencyException, reason: reason).raise()
    }

    // MARK: Keys

    /// The paths of keys whose changes change a key: what the class's `keyPathsForValuesAffecting…` lists. The app's classes
    /// override it.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        ObservedKeys.own(affecting: key, of: observedClass)
    }

    /// Whether setters tell of a key's changes: what the class's `automaticallyNotifiesObserversOf…` says, true by default. The
    /// app's classes override it.
    public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
        ObservedKeys.own(isAutomatic: key, of: observedClass)
    }

    private static var observedClass: AnyClass {
        guard let type = self as? AnyClass else { preconditionFailure("only an NSObject can be observed") }
        return type
    }
}
