import Foundation

/// An address for messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    /// The name in the service.
    public let username: String
    /// The service.
    public let service: String

    /// Makes it of its parts.
    public init(username: String?, service: String?) {
        self.username = username ?? ""
        self.service = service ?? ""
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
