import Foundation

/// A sample of all sensors together.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// How the device is held.
    public let attitude: CMAttitude
    /// How fast it turns, in radians a second.
    public let rotationRate: CMRotationRate
    /// Where down is, in units of gravity.
    public let gravity: CMAcceleration
    /// What the person does to it, in units of gravity.
    public let userAcceleration: CMAcceleration
    /// Where it points, in degrees from north; not known.
    open var heading: Double { -1 }

    @MainActor init(_ timestamp: TimeInterval, _ sensors: MotionSensors) {
        attitude = CMAttitude(pitch: sensors.pitch, roll: sensors.roll, yaw: sensors.yaw)
        rotationRate = sensors.rotation
        gravity = sensors.gravity
        userAcceleration = sensors.userAcceleration
        super.init(timestamp)
    }
}
