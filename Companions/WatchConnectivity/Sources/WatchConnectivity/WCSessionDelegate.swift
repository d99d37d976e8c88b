import Foundation

/// What a session with a watch tells its delegate. All but the first method may be left out.
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called when the session has begun, or cannot.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Called when the person changes to another watch; never here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Called when the session with another watch can begin; never here.
    func sessionDidDeactivate(_ session: WCSession)
    /// Called when it changes whether there is a watch; never here.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Called when it changes whether the watch can be talked to; never here.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Called with what the watch says; never here.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Called with what the watch says and wants an answer to; never here.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// Called with bytes of the watch's; never here.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Called with bytes of the watch's that it wants an answer to; never here.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// Called with how things are on the watch; never here.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Called when the watch was told something, or cannot be.
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// Called with something that the watch tells; never here.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Called when the watch was sent a file, or cannot be.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// Called with a file of the watch's; never here.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    /// Does nothing.
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    /// Does nothing.
    public func sessionDidDeactivate(_ session: WCSession) {}
    /// Does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Does nothing.
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Does nothing.
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    /// Does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
