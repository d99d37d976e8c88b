import Foundation

/// Hears what becomes of what the app offers. All but the state is optional.
@preconcurrency public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// Whether there is Bluetooth has changed.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// The app is being advertised, or not.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// A service is offered, or not.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// There is room for more values.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    /// Does nothing.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    /// Does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    /// Does nothing.
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// Offers services to other devices. There is no Bluetooth, so nobody is offered any.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    /// Hears what becomes of what the app offers; not kept alive.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether the app is advertised: never.
    open var isAdvertising: Bool { false }

    /// Makes a manager without a delegate.
    public convenience init() { self.init(delegate: nil, queue: nil) }

    /// Makes a manager, whose delegate hears in a queue, or in the main one, that there is no Bluetooth.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init(in: queue)
        begin { [weak self] in
            guard let self else { return }
            self.delegate?.peripheralManagerDidUpdateState(self)
        }
    }

    /// Advertises the app; it is refused.
    open func startAdvertising(_ advertisementData: [String: Any]?) { refuse("\(Self.self)") }
    /// Advertises the app no longer; it is refused.
    open func stopAdvertising() { refuse("\(Self.self)") }
    /// Offers a service; it is refused.
    open func add(_ service: CBMutableService) { refuse("\(Self.self)") }
    /// Offers a service no longer; it is refused.
    open func remove(_ service: CBMutableService) { refuse("\(Self.self)") }
    /// Offers nothing any more; it is refused.
    open func removeAllServices() { refuse("\(Self.self)") }
    /// Sends a value to those who want it; false.
    @discardableResult open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        refuse("\(Self.self)")
        return false
    }
}
