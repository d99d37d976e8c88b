import Foundation
@_spi(Framework) import UIKit

/// Whether a device belongs to a session.
public enum MCSessionState: Int, Sendable {
    case notConnected = 0
    case connecting = 1
    case connected = 2
}

/// Whether data arrives in any case.
public enum MCSessionSendDataMode: Int, Sendable {
    case reliable = 0
    case unreliable = 1
}

/// Whether what is said can be read by others.
public enum MCEncryptionPreference: Int, Sendable {
    case optional = 0
    case required = 1
    case none = 2
}

/// The least devices of a session.
public let kMCSessionMinimumNumberOfPeers = 2
/// The most devices of a session.
public let kMCSessionMaximumNumberOfPeers = 8

/// Devices that talk to each other; there are no others.
open class MCSession: NSObject, @unchecked Sendable {
    /// This device.
    public let myPeerID: MCPeerID
    /// What this device shows others to be known by.
    public let securityIdentity: [Any]?
    /// Whether what is said can be read by others.
    public let encryptionPreference: MCEncryptionPreference
    /// Who is told of everything; not kept alive.
    open weak var delegate: (any MCSessionDelegate)?
    /// The other devices: none.
    open var connectedPeers: [MCPeerID] { [] }

    /// Makes a session.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
    }

    /// Makes a session whose words nobody else can read.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }

    /// Sends bytes to devices.
    ///
    /// - Throws: An `MCError`: none is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
    }

    /// Sends a file to a device: the error comes that it is not connected.
    @discardableResult open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        if let completionHandler { soon { completionHandler(MCError(.notConnected)) } }
        return nil
    }

    /// Opens a stream to a device.
    ///
    /// - Throws: An `MCError`: it is not connected.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }

    /// Leaves the session.
    open func disconnect() {}
    /// Lets a device be no more asked to come.
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    /// Asks a device to come, which the app has found by itself.
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    /// What a device has to know that the app has found by itself: the error comes that it is not connected.
    open func nearbyConnectionData(
        forPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        soon { completionHandler(nil, MCError(.unavailable)) }
    }
}

/// What a session tells its delegate.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Called when a device comes or goes.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Called with bytes of a device.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Called with a stream of a device.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Called when a device begins to send a file.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Called when a device has sent a file.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    /// Called when a device shows what it is to be known by; may be left out.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    /// Lets it come.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}
