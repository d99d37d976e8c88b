import Foundation

/// A sample with its time.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// In seconds since the device was started.
    public let timestamp: TimeInterval

    init(_ timestamp: TimeInterval) { self.timestamp = timestamp }
}
