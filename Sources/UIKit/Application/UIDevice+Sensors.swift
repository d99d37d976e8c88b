import Foundation

/// Whether the device's battery is charged, as far as is known.
extension UIDevice {
    /// The state of the device's battery.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// What UIKit keeps of the wishes of apps for sensors.
@MainActor private final class DeviceSensors: SessionPart {
    var monitorsBattery = false
}

/// The battery and the proximity sensor, which a Simulator does not have.
extension UIDevice {
    /// Whether the app wants to hear of the battery: false unless set. No display has a battery to tell of.
    public var isBatteryMonitoringEnabled: Bool {
        get { DeviceSensors.shared.monitorsBattery }
        set { DeviceSensors.shared.monitorsBattery = newValue }
    }
    /// The state of the battery: unknown, as in the iOS Simulator.
    public var batteryState: BatteryState { .unknown }
    /// The charge of the battery, from 0 to 1; -1 where it is unknown, as in the iOS Simulator.
    public var batteryLevel: Float { -1 }

    /// Whether the proximity sensor is on: a device without one, as the iOS Simulator is, leaves it false.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        // The setter's effect is that of a device without a sensor.
        set { _ = newValue }
    }
    /// Whether the person holds the device close to the face: false without a sensor.
    public var proximityState: Bool { false }

    /// Whether the device can run several apps at once: every one does.
    public var isMultitaskingSupported: Bool { true }

    /// The notification of another charge; its object is the device. No display posts it.
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    /// The notification of another state of the battery; its object is the device. No display posts it.
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    /// The notification of the proximity sensor; its object is the device. No display posts it.
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

/// The identifier of the device for apps of one vendor.
extension UIDevice {
    // Choice (device): the identifier is made of the vendor and the device's name, so that runs repeat.
    /// The identifier of this device for all apps whose bundle identifiers differ in the last part only.
    public var identifierForVendor: UUID? {
        let parts = (Bundle.main.bundleIdentifier ?? "").split(separator: ".")
        return Self.identifier(of: parts.dropLast().joined(separator: ".") + "/" + name)
    }

    /// A version 8 UUID that depends on nothing but a text.
    static func identifier(of text: String) -> UUID {
        var bytes: [UInt8] = []
        for seed in [0xcbf2_9ce4_8422_2325, 0x9ae1_6a3b_2f90_404f] as [UInt64] {
            let hash = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            bytes += (0..<8).map { UInt8(truncatingIfNeeded: hash >> (56 - 8 * UInt64($0))) }
        }
        bytes[6] = bytes[6] & 0x0f | 0x80
        bytes[8] = bytes[8] & 0x3f | 0x80
        return NSUUID(uuidBytes: bytes) as UUID
    }
}
