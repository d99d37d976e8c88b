import Foundation

/// Knows what advertisers may call the device.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let manager = ASIdentifierManager()

    override init() { super.init() }

    /// The one that knows.
    open class func shared() -> ASIdentifierManager { manager }

    /// What advertisers may call the device: zeros, as where the person allows nothing.
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

    /// Whether the person lets themselves be followed: false.
    open var isAdvertisingTrackingEnabled: Bool { false }
}
