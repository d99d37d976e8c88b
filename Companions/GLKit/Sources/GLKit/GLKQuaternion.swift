import Foundation

/// A turn in space as a vector and a number.
public struct GLKQuaternion: Sendable {
    /// The part along x.
    public var x: Float
    /// The part along y.
    public var y: Float
    /// The part along z.
    public var z: Float
    /// The number beside the vector.
    public var w: Float

    var vector: GLKVector3 { GLKVector3(x: x, y: y, z: z) }
}

/// The turn that leaves everything as it is.
public let GLKQuaternionIdentity = GLKQuaternion(x: 0, y: 0, z: 0, w: 1)

/// A quaternion of its parts.
public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion {
    GLKQuaternion(x: x, y: y, z: z, w: w)
}
/// The turn by radians around an axis of length 1.
public func GLKQuaternionMakeWithAngleAndAxis(
    _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKQuaternion {
    let sine = sin(radians / 2)
    return GLKQuaternion(x: sine * x, y: sine * y, z: sine * z, w: cos(radians / 2))
}
/// The turn that does what the right one does, and then what the left one does.
public func GLKQuaternionMultiply(_ left: GLKQuaternion, _ right: GLKQuaternion) -> GLKQuaternion {
    let cross = GLKVector3CrossProduct(left.vector, right.vector)
    let vector = cross.parts + right.vector.parts * left.w + left.vector.parts * right.w
    return GLKQuaternion(
        x: vector.x, y: vector.y, z: vector.z,
        w: left.w * right.w - GLKVector3DotProduct(left.vector, right.vector))
}
/// The turn back, of a quaternion of length 1.
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(x: -quaternion.x, y: -quaternion.y, z: -quaternion.z, w: quaternion.w)
}
/// The length of a quaternion.
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float {
    (GLKVector3DotProduct(quaternion.vector, quaternion.vector) + quaternion.w * quaternion.w)
        .squareRoot()
}
/// The quaternion of length 1 with the same turn.
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    let length = GLKQuaternionLength(quaternion)
    return GLKQuaternion(
        x: quaternion.x / length, y: quaternion.y / length, z: quaternion.z / length,
        w: quaternion.w / length)
}
/// The angle of a turn, in radians.
public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float { 2 * acos(quaternion.w) }
/// A vector after a turn, of a quaternion of length 1.
public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3)
    -> GLKVector3
{
    let pure = GLKQuaternion(x: vector.x, y: vector.y, z: vector.z, w: 0)
    let turned = GLKQuaternionMultiply(
        GLKQuaternionMultiply(quaternion, pure), GLKQuaternionConjugate(quaternion))
    return turned.vector
}
/// The matrix of a turn, of a quaternion of length 1.
public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 {
    func column(_ x: Float, _ y: Float, _ z: Float) -> SIMD4<Float> {
        SIMD4(GLKQuaternionRotateVector3(quaternion, GLKVector3Make(x, y, z)).parts, 0)
    }
    return GLKMatrix4(column(1, 0, 0), column(0, 1, 0), column(0, 0, 1), SIMD4(0, 0, 0, 1))
}
