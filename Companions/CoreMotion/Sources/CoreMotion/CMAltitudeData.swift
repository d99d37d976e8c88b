import Foundation

/// How much higher a device is than before.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// In metres.
    open var relativeAltitude: NSNumber { 0 }
    /// The air's pressure, in kilopascals.
    open var pressure: NSNumber { 101.325 }
}
