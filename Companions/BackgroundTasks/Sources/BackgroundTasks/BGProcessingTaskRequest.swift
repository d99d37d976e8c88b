import Foundation

/// Work that takes long.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Work of an identifier.
    public init(identifier: String) { super.init(identifier) }
    /// Whether the work needs a network.
    open var requiresNetworkConnectivity = false
    /// Whether the work needs the charger.
    open var requiresExternalPower = false
}
