import Foundation

/// What has objects with values by key, and ends the app where a key is missing: above this module every `NSObject`.
package protocol KeyedValueHost: NSObject {
    /// The value of a key of an object that is neither a collection nor another of Foundation's values.
    func hostedValue(forKey key: String) -> Any?

    /// Sends a message by the name of its selector.
    func hostedMessage(_ selector: String, _ arguments: [Any?]) -> Any?

    /// Whether such a message is understood.
    func hostedResponds(to selector: String) -> Bool

    /// The path of keys that a key path of Swift's stands for, or nil for one that has no names.
    static func name(of keyPath: AnyKeyPath) -> String?

    /// Raises an exception; it returns only where a test intercepts exceptions.
    static func raise(_ name: String, _ reason: String)
}

/// The exceptions that Foundation raises here.
enum RaisedException {
    static let invalidArgument = "NSInvalidArgumentException"
    static let unknownKey = "NSUnknownKeyException"

    static func raise(_ name: String, _ reason: String) {
        guard let host = NSObject.self as Any as? any KeyedValueHost.Type else { fatalError("\(name): \(reason)") }
        host.raise(name, reason)
    }

    static func invalidArgument(_ reason: String) { raise(invalidArgument, reason) }
}
