import Foundation

/// A call has been dialled.
public let CTCallStateDialing = "CTCallStateDialing"
/// A call has come.
public let CTCallStateIncoming = "CTCallStateIncoming"
/// A call has begun.
public let CTCallStateConnected = "CTCallStateConnected"
/// A call has ended.
public let CTCallStateDisconnected = "CTCallStateDisconnected"

/// A call. There is none.
open class CTCall: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// How far the call is.
    open var callState: String { CTCallStateDisconnected }
    /// What tells the call from others.
    open var callID: String { "" }
}
