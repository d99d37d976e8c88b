import Foundation

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
    /// The value.
    open var value: Data?
    /// What can be done with it.
    open var properties: CBCharacteristicProperties
    /// Whether its changes are told.
    open var isNotifying: Bool { false }
    /// The service.
    open var service: CBService? { nil }

    init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
        self.properties = properties
        self.value = value
        super.init(uuid)
    }
}
