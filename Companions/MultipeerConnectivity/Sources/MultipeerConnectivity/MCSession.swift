import Foundation

/// Whether somebody is in a session.
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }

/// Whether data comes in order and surely.
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }

/// Whether a session is encrypted.
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// Hears of a session.
public protocol MCSessionDelegate: AnyObject {
    /// Somebody has come or gone.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Somebody has sent data.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Somebody has opened a stream.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Somebody begins to send a file.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Somebody has sent a file.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
}

/// A session with others nearby: nobody.
open class MCSession: NSObject, @unchecked Sendable {
    /// Hears of the session.
    open weak var delegate: (any MCSessionDelegate)?
    /// Who has the session.
    public let myPeerID: MCPeerID
    /// What proves who has the session.
    public let securityIdentity: [Any]?
    /// Whether the session is encrypted.
    public let encryptionPreference: MCEncryptionPreference

    /// A session that everybody may join.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }

    /// A session.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
        super.init()
    }

    /// Who is in the session: nobody else.
    open var connectedPeers: [MCPeerID] { [] }

    /// Sends data; it throws for anybody, since nobody is there.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
    }

    /// Leaves the session.
    open func disconnect() {}
}
