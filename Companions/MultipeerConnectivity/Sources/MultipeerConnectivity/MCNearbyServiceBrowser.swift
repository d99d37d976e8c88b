import Foundation

/// Hears who is nearby.
public protocol MCNearbyServiceBrowserDelegate: AnyObject {
    /// Somebody has come.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Somebody has gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Nobody can be looked for.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    /// Does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for others; nobody is found.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// Hears who is nearby.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    /// Who looks.
    public let myPeerID: MCPeerID
    /// The kind of sessions.
    public let serviceType: String

    /// Looks for others, once it is started.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
        super.init()
    }

    /// Begins to look.
    open func startBrowsingForPeers() {}
    /// Ends to look.
    open func stopBrowsingForPeers() {}
    /// Asks somebody to join.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}
