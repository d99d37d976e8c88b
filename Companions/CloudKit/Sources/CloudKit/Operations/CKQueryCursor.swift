import Foundation

/// Where an operation ended. The server makes them, so there are none without an account.
open class CKQueryCursor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    override init() { super.init() }

    /// The place itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Archives keep places.
    public static var supportsSecureCoding: Bool { true }

    /// Writes nothing: no place of a server's is ever here.
    open func encode(with coder: NSCoder) {}

    /// Reads a place from a keyed archive; there is none.
    public required init?(coder: NSCoder) { nil }
}

extension CKQueryOperation {
    /// Where an operation ended.
    public typealias Cursor = CKQueryCursor
}
