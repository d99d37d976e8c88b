import Synchronization

/// The kind of device that texts are chosen for where they differ by device, as tables of rules call it: `iphone` or `ipad`.
package enum DeviceVariation {
    private static let stored = Mutex("iphone")

    package static var current: String { stored.withLock { $0 } }

    /// Takes over the device of the run; what was looked up before stays as it is.
    package static func set(_ device: String) { stored.withLock { $0 = device } }
}
