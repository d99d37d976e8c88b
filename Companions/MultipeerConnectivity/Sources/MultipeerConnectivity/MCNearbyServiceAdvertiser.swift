import Foundation

/// Hears who wants to join.
public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
    /// Somebody wants to join.
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    /// Nobody can be told.
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
    /// Does nothing.
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}

/// Says to others that this device is there; nobody hears it.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
    /// Hears who wants to join.
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    /// Who is there.
    public let myPeerID: MCPeerID
    /// The kind of sessions.
    public let serviceType: String
    /// What others are told.
    public let discoveryInfo: [String: String]?

    /// Says who is there, once it is started.
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        self.myPeerID = myPeerID
        self.serviceType = serviceType
        discoveryInfo = info
        super.init()
    }

    /// Begins to say so.
    open func startAdvertisingPeer() {}
    /// Ends to say so.
    open func stopAdvertisingPeer() {}
}
