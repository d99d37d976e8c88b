import Foundation

/// What lets devices nearby find this one; there are none.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// What others are told of it.
    public let discoveryInfo: [String: String]?
    /// The service that it has.
    public let serviceType: String
    /// Who is told of devices that want to come; not kept alive.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

    /// Makes an advertiser; a name that is none of a service raises an exception.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        ServiceType.check(serviceType)
        self.myPeerID = myPeerID
        discoveryInfo = info
        self.serviceType = serviceType
    }

    /// Lets this device be found.
    open func startAdvertisingPeer() {}
    /// Lets this device be found no more.
    open func stopAdvertisingPeer() {}
}

/// What an advertiser tells its delegate.
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    /// Called when a device asks this one to come into a session.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Called when this device cannot be found; may be left out.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
