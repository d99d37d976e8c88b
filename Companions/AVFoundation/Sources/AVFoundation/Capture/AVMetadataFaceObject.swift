import Foundation

/// A face that a camera sees.
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    /// The face's number.
    open var faceID: Int { 0 }
    /// Whether it is known how the face leans.
    open var hasRollAngle: Bool { false }
    /// How the face leans, in degrees.
    open var rollAngle: CGFloat { 0 }
    /// Whether it is known how the face is turned.
    open var hasYawAngle: Bool { false }
    /// How the face is turned, in degrees.
    open var yawAngle: CGFloat { 0 }
}
