import Foundation

/// Something that a device offers.
open class CBService: CBAttribute, @unchecked Sendable {
    /// Whether it is offered for its own sake.
    public let isPrimary: Bool
    /// The device.
    open var peripheral: CBPeripheral? { nil }
    /// The values.
    open var characteristics: [CBCharacteristic]? { nil }

    init(_ uuid: CBUUID, isPrimary: Bool) {
        self.isPrimary = isPrimary
        super.init(uuid)
    }
}

/// What can be done with a value.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is told to everybody.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1)
    /// It can be read.
    public static let read = CBCharacteristicProperties(rawValue: 2)
    /// It can be written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
    /// It can be written.
    public static let write = CBCharacteristicProperties(rawValue: 8)
    /// Its changes are told.
    public static let notify = CBCharacteristicProperties(rawValue: 16)
    /// Its changes are told, and answered.
    public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Who may read and write a value.
public struct CBAttributePermissions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everybody may read it.
    public static let readable = CBAttributePermissions(rawValue: 1)
    /// Everybody may write it.
    public static let writeable = CBAttributePermissions(rawValue: 2)
    /// Those who are known may read it.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    /// Those who are known may write it.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// The key of the name that a device advertises.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of what the maker of a device advertises.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of the data of services that a device advertises.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of the services that a device advertises.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of the strength of the signal that a device sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The option of hearing of a device more than once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option of telling the person that Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option of the name by which a manager comes back.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
