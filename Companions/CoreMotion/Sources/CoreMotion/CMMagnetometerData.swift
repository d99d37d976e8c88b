import Foundation

/// A sample of the magnetometer, which there is none of.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// In microteslas.
    open var magneticField: CMMagneticField { CMMagneticField() }
}
