import Foundation

/// Hears what a manager finds. All but the state is optional.
@preconcurrency public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// Whether there is Bluetooth has changed.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// A manager of an earlier process is back.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A device was found.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// A device is connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device could not be connected.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A device is no longer connected.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {}
    /// Does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// Finds devices. There is no Bluetooth, so none is found.
open class CBCentralManager: CBManager, @unchecked Sendable {
    /// Hears what is found; not kept alive.
    open weak var delegate: (any CBCentralManagerDelegate)?
    /// Whether devices are looked for: never.
    open var isScanning: Bool { false }

    /// Makes a manager without a delegate.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// Makes a manager, whose delegate hears in a queue, or in the main one, that there is no Bluetooth.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(in: queue)
        begin { [weak self] in
            guard let self else { return }
            self.delegate?.centralManagerDidUpdateState(self)
        }
    }

    /// Looks for devices; it is refused.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        refuse("\(Self.self)")
    }

    /// Looks for devices no longer; it is refused.
    open func stopScan() { refuse("\(Self.self)") }

    /// Connects a device; it is refused.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { refuse("\(Self.self)") }

    /// Ends a connection; it is refused.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { refuse("\(Self.self)") }

    /// The devices of identifiers; none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }

    /// The devices that are connected; none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
