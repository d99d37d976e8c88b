import Dispatch
import Foundation

extension ProcessInfo {
    /// How warm a device is.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// What an app that does something long asks of the system.
    public struct ActivityOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt64
        /// Makes options from their bits.
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The display stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The device does not sleep of itself.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The app is not ended at once.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The app is not ended of itself.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The person asked for it.
        public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF | 1 << 20)
        /// The person asked for it, and the device may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xEF_FFFF)
        /// The app does it on its own.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Time matters.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// How warm the device is: here, as in the Simulator, never too warm.
    public var thermalState: ThermalState { .nominal }

    /// Whether the device saves its battery: here, as in the Simulator, it does not.
    public var isLowPowerModeEnabled: Bool { false }

    /// Whether the app runs on a Mac in a Mac's clothes: it does not.
    public var isMacCatalystApp: Bool { false }

    /// Whether the app runs on a Mac as it is: it does not.
    public var isiOSAppOnMac: Bool { false }

    /// The name of what is posted when the device gets warmer or cooler.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// Begins something long.
    ///
    /// - Returns: What `endActivity(_:)` wants.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        reason as NSString
    }

    /// Ends something long.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Does something long.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

    /// Does something that has to be done before the app is suspended, on another thread.
    ///
    /// - Parameter block: Called with `false`; with `true` where there is no time, which is never so here.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }

    /// Asks that the app is not ended at once; here it never is.
    public func disableSuddenTermination() {}

    /// Takes the request back.
    public func enableSuddenTermination() {}
}

extension NSNotification.Name {
    /// Posted when the device begins or ends to save its battery.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
