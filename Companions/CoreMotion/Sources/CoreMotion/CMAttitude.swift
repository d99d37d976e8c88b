import Foundation

/// How a device is held.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    /// How much its top is raised, in radians.
    open private(set) var pitch: Double
    /// How much it is turned to the right, in radians.
    open private(set) var roll: Double
    /// How much it is turned on the table to the left, in radians.
    open private(set) var yaw: Double

    init(pitch: Double, roll: Double, yaw: Double) {
        self.pitch = pitch
        self.roll = roll
        self.yaw = yaw
    }

    /// Another one of the same angles.
    public func copy(with zone: NSZone? = nil) -> Any { CMAttitude(pitch: pitch, roll: roll, yaw: yaw) }

    /// The same as four numbers.
    open var quaternion: CMQuaternion {
        let (cp, sp, cr, sr) = (cos(pitch / 2), sin(pitch / 2), cos(roll / 2), sin(roll / 2))
        let (cy, sy) = (cos(yaw / 2), sin(yaw / 2))
        // The turns follow one another: about the axis out of the screen, to the right, up.
        return CMQuaternion(
            x: cy * sp * cr - sy * cp * sr, y: cy * cp * sr + sy * sp * cr, z: cy * sp * sr + sy * cp * cr,
            w: cy * cp * cr - sy * sp * sr)
    }

    /// The same as nine numbers.
    open var rotationMatrix: CMRotationMatrix {
        let q = quaternion
        var m = CMRotationMatrix()
        (m.m11, m.m12, m.m13) = (
            1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)
        )
        (m.m21, m.m22, m.m23) = (
            2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)
        )
        (m.m31, m.m32, m.m33) = (
            2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y)
        )
        return m
    }

    /// Reckons from how a device was held before.
    ///
    /// Choice (CoreMotion): the angles are subtracted, which is right for turns about one axis.
    open func multiply(byInverseOf attitude: CMAttitude) {
        pitch -= attitude.pitch
        roll -= attitude.roll
        yaw -= attitude.yaw
    }
}
