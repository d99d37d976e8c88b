import Foundation

/// A profile in a social network.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    /// The address of the profile.
    public let urlString: String
    /// The name in the network.
    public let username: String
    /// The number in the network.
    public let userIdentifier: String
    /// The network.
    public let service: String

    /// Makes it of its parts.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.urlString = urlString ?? ""
        self.username = username ?? ""
        self.userIdentifier = userIdentifier ?? ""
        self.service = service ?? ""
    }

    /// The object itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
