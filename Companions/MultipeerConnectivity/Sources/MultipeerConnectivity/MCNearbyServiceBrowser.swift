import Foundation

/// What looks for devices nearby; it finds none.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// The service that is looked for.
    public let serviceType: String
    /// Who is told of devices; not kept alive.
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

    /// Makes a browser; a name that is none of a service raises an exception.
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        ServiceType.check(serviceType)
        self.myPeerID = myPeerID
        self.serviceType = serviceType
    }

    /// Looks for devices.
    open func startBrowsingForPeers() {}
    /// Looks for devices no more.
    open func stopBrowsingForPeers() {}
    /// Asks a device to come into a session.
    open func invitePeer(
        _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
    ) {}
}

/// What a browser tells its delegate.
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    /// Called with a device that was found.
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    /// Called with a device that has gone.
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    /// Called when devices cannot be looked for; may be left out.
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
    /// Does nothing.
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
