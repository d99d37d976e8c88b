import Foundation

/// A value that the app offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
    /// Who may read and write it.
    open var permissions: CBAttributePermissions
    /// Those who want its changes; nobody.
    open var subscribedCentrals: [CBCentral]? { nil }

    /// Makes a value.
    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        self.permissions = permissions
        super.init(UUID, properties, value)
    }
}
