import Foundation

/// An object that keeps values under any key, as layers and animations do: a key that its class does not know is no mistake.
@MainActor package protocol KeyedContainer: AnyObject {
    /// The values under keys that the class does not know.
    var keptValues: [String: Any] { get set }
}

extension CALayer: KeyedContainer {}
extension CAAnimation: KeyedContainer {}
