import Foundation

/// A sample of the gyroscope.
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// In radians a second.
    public let rotationRate: CMRotationRate

    init(_ timestamp: TimeInterval, _ rotationRate: CMRotationRate) {
        self.rotationRate = rotationRate
        super.init(timestamp)
    }
}
