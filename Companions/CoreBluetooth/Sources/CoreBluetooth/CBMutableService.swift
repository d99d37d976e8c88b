import Foundation

/// Something that the app offers.
open class CBMutableService: CBService, @unchecked Sendable {
    private var values: [CBCharacteristic]?
    /// The values.
    open override var characteristics: [CBCharacteristic]? {
        get { values }
        set { values = newValue }
    }

    /// Makes a service.
    public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary: isPrimary) }
}
