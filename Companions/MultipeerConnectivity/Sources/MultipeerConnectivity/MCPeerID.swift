import Foundation

/// Somebody in a session.
open class MCPeerID: NSObject, @unchecked Sendable {
    /// The name that people read.
    public let displayName: String

    /// Somebody of a name; two of the same name are different.
    public init(displayName myDisplayName: String) {
        displayName = myDisplayName
        super.init()
    }
}
