import Foundation

/// Another device, or the app at one.
open class CBPeer: NSObject, @unchecked Sendable {
    override init() { super.init() }
    /// What tells devices apart.
    public let identifier = UUID()
}
