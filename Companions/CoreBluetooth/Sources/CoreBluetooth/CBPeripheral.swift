import Foundation

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }

/// How values are written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// Hears what a device says. All of it is optional.
@preconcurrency public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// The device's services are known.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// A service's values are known.
    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value was read, or has changed.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Changes of a value are told, or no longer.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?)
    /// The strength of the signal was read.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {}
    /// Does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}

/// A device that offers something. There is no Bluetooth, so there is none.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    /// Hears what the device says; not kept alive.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The device's name.
    open var name: String? { nil }
    /// Whether the device is connected.
    open var state: CBPeripheralState { .disconnected }
    /// What the device offers, as far as it is known.
    open var services: [CBService]? { nil }
    /// Whether there is room for values that are not answered.
    open var canSendWriteWithoutResponse: Bool { false }

    /// Asks what the device offers; it is refused.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) { refuse("\(Self.self)") }
    /// Asks for the values of a service; it is refused.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        refuse("\(Self.self)")
    }
    /// Reads a value; it is refused.
    open func readValue(for characteristic: CBCharacteristic) { refuse("\(Self.self)") }
    /// Writes a value; it is refused.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
        refuse("\(Self.self)")
    }
    /// Has changes of a value told; it is refused.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { refuse("\(Self.self)") }
    /// Reads the strength of the signal; it is refused.
    open func readRSSI() { refuse("\(Self.self)") }
    /// The most bytes of a value.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
