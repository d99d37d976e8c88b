import Foundation

/// Something that a watch is to be told.
public final class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    /// What it is told.
    public let userInfo: [String: Any]
    /// Whether the complication is told.
    public var isCurrentComplicationInfo: Bool { false }
    /// Whether it is being told.
    public var isTransferring: Bool { false }

    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }

    /// Tells it no more.
    public func cancel() {}
}
