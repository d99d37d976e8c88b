import Foundation
@_spi(Framework) import UIKit

/// Whether a session has begun.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated = 0
    case inactive = 1
    case activated = 2
}

/// An app's session with the person's watch; none is paired.
///
/// The delegate is called on the main thread; on a device it is some other one.
public final class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()

    private override init() {}

    /// Whether the device can have a watch: a phone can.
    public class func isSupported() -> Bool { true }

    /// The app's session.
    public class var `default`: WCSession { session }

    /// Who is told of everything; not kept alive.
    public weak var delegate: (any WCSessionDelegate)?

    /// Begins the session, and tells the delegate when it has.
    public func activate() {
        onMain {
            guard delegate != nil else {
                return Findings.report(
                    mistake: "watch.missing-delegate",
                    "WCSession.activate() has no effect: the session has no delegate",
                    advice: "Set the delegate before.")
            }
            soon { [self] in
                willChangeValue(forKey: "activationState")
                WatchState.shared.isActive = true
                didChangeValue(forKey: "activationState")
                delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
            }
        }
    }

    /// Whether the session has begun. Can be observed.
    public var activationState: WCSessionActivationState {
        onMain { WatchState.shared.isActive } ? .activated : .notActivated
    }
    /// Whether data comes that has not been delivered yet.
    public var hasContentPending: Bool { false }
    /// Whether there is a watch. Can be observed.
    public var isPaired: Bool { false }
    /// Whether the watch has the app. Can be observed.
    public var isWatchAppInstalled: Bool { false }
    /// Whether the watch shows the app's complication.
    public var isComplicationEnabled: Bool { false }
    /// Whether the watch can be talked to. Can be observed.
    public var isReachable: Bool { false }
    /// How often the complication can still be told something.
    public var remainingComplicationUserInfoTransfers: Int { 0 }
    /// The folder of what belongs to the watch; nil without one.
    public var watchDirectoryURL: URL? { nil }
    /// What the watch was told last.
    public var applicationContext: [String: Any] { [:] }
    /// What the watch told last.
    public var receivedApplicationContext: [String: Any] { [:] }
    /// What is still to be told.
    public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// The files that are still to be sent.
    public var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    private var problem: WCError {
        WCError(activationState == .activated ? .notReachable : .sessionNotActivated)
    }

    /// Says something to the watch: the error comes that it cannot be talked to.
    public func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
        errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        let problem = problem
        if let errorHandler { soon { errorHandler(problem) } }
    }

    /// Sends bytes to the watch: the error comes that it cannot be talked to.
    public func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        let problem = problem
        if let errorHandler { soon { errorHandler(problem) } }
    }

    /// Tells the watch how things are.
    ///
    /// - Throws: A `WCError`: there is no watch.
    public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(activationState == .activated ? .deviceNotPaired : .sessionNotActivated)
    }

    /// Tells the watch something, sooner or later: the delegate is told that there is no watch.
    @discardableResult public func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        let transfer = WCSessionUserInfoTransfer(userInfo)
        soon { self.delegate?.session(self, didFinish: transfer, error: WCError(.deviceNotPaired)) }
        return transfer
    }

    /// Tells the complication something: the delegate is told that there is no watch.
    @discardableResult public func transferCurrentComplicationUserInfo(
        _ userInfo: [String: Any] = [:]
    ) -> WCSessionUserInfoTransfer {
        transferUserInfo(userInfo)
    }

    /// Sends a file, sooner or later: the delegate is told that there is no watch.
    @discardableResult public func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        soon { self.delegate?.session(self, didFinish: transfer, error: WCError(.deviceNotPaired)) }
        return transfer
    }
}

/// Whether the session of a run has begun.
@MainActor final class WatchState: SessionState {
    var isActive = false

    init() {}
}
