import Foundation

/// A sample of the accelerometer.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// In units of gravity.
    public let acceleration: CMAcceleration

    init(_ timestamp: TimeInterval, _ acceleration: CMAcceleration) {
        self.acceleration = acceleration
        super.init(timestamp)
    }
}
