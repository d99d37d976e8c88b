import Foundation

/// A point in the history of a database or zone. The server makes them, so there are none without an account.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    override init() { super.init() }

    /// The token itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep tokens.
    public static var supportsSecureCoding: Bool { true }

    /// Writes nothing: no token of a server's is ever here.
    open func encode(with coder: NSCoder) {}

    /// Reads a token from a keyed archive; there is none.
    public required init?(coder: NSCoder) { nil }
}
