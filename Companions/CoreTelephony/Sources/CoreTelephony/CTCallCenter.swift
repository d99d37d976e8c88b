import Foundation

/// The calls. There is none.
open class CTCallCenter: NSObject, @unchecked Sendable {
    /// Makes what knows of no calls.
    public override init() { super.init() }

    /// The calls; nil for none.
    open var currentCalls: Set<CTCall>? { nil }
    /// Called when a call changes; that never happens.
    open var callEventHandler: ((CTCall) -> Void)?
}
