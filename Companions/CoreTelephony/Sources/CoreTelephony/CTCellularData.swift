import Foundation

/// Whether the app may use the cellular network.
public enum CTCellularDataRestrictedState: UInt, Sendable { case restrictedStateUnknown, restricted, notRestricted }

/// Whether the app may use the cellular network: nobody knows, since there is none.
open class CTCellularData: NSObject, @unchecked Sendable {
    /// Makes what knows nothing.
    public override init() { super.init() }

    /// Whether the app may use the network.
    open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
    /// Called when that changes; that never happens.
    open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
}
