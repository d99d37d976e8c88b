import Foundation

/// Says to others that a session can be joined; nobody hears it.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
    /// The session.
    public let session: MCSession
    /// The kind of sessions.
    public let serviceType: String
    /// What others are told.
    public let discoveryInfo: [String: String]?

    /// Says that a session can be joined, once it is started.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        self.serviceType = serviceType
        discoveryInfo = info
        self.session = session
        super.init()
    }

    /// Begins to say so.
    open func start() {}
    /// Ends to say so.
    open func stop() {}
}
