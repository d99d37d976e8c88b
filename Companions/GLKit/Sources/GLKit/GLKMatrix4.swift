import Foundation

/// A matrix of 4 columns of 4 numbers each.
public struct GLKMatrix4: Sendable {
    var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Makes the matrix that leaves vectors as they are.
    public init() {
        self.init(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
    }

    init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
        columns = (c0, c1, c2, c3)
    }

    /// The number in column 0 and row 0.
    public var m00: Float {
        get { columns.0.x }
        set { columns.0.x = newValue }
    }
    /// The number in column 0 and row 1.
    public var m01: Float {
        get { columns.0.y }
        set { columns.0.y = newValue }
    }
    /// The number in column 0 and row 2.
    public var m02: Float {
        get { columns.0.z }
        set { columns.0.z = newValue }
    }
    /// The number in column 0 and row 3.
    public var m03: Float {
        get { columns.0.w }
        set { columns.0.w = newValue }
    }
    /// The number in column 1 and row 0.
    public var m10: Float {
        get { columns.1.x }
        set { columns.1.x = newValue }
    }
    /// The number in column 1 and row 1.
    public var m11: Float {
        get { columns.1.y }
        set { columns.1.y = newValue }
    }
    /// The number in column 1 and row 2.
    public var m12: Float {
        get { columns.1.z }
        set { columns.1.z = newValue }
    }
    /// The number in column 1 and row 3.
    public var m13: Float {
        get { columns.1.w }
        set { columns.1.w = newValue }
    }
    /// The number in column 2 and row 0.
    public var m20: Float {
        get { columns.2.x }
        set { columns.2.x = newValue }
    }
    /// The number in column 2 and row 1.
    public var m21: Float {
        get { columns.2.y }
        set { columns.2.y = newValue }
    }
    /// The number in column 2 and row 2.
    public var m22: Float {
        get { columns.2.z }
        set { columns.2.z = newValue }
    }
    /// The number in column 2 and row 3.
    public var m23: Float {
        get { columns.2.w }
        set { columns.2.w = newValue }
    }
    /// The number in column 3 and row 0.
    public var m30: Float {
        get { columns.3.x }
        set { columns.3.x = newValue }
    }
    /// The number in column 3 and row 1.
    public var m31: Float {
        get { columns.3.y }
        set { columns.3.y = newValue }
    }
    /// The number in column 3 and row 2.
    public var m32: Float {
        get { columns.3.z }
        set { columns.3.z = newValue }
    }
    /// The number in column 3 and row 3.
    public var m33: Float {
        get { columns.3.w }
        set { columns.3.w = newValue }
    }

    func times(_ vector: SIMD4<Float>) -> SIMD4<Float> {
        columns.0 * vector.x + columns.1 * vector.y + columns.2 * vector.z + columns.3 * vector.w
    }
}

/// The matrix that leaves vectors as they are.
public let GLKMatrix4Identity = GLKMatrix4()

/// A matrix of its numbers, column by column.
public func GLKMatrix4Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float, _ m10: Float, _ m11: Float, _ m12: Float,
    _ m13: Float, _ m20: Float, _ m21: Float, _ m22: Float, _ m23: Float, _ m30: Float, _ m31: Float,
    _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4(
        SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23),
        SIMD4(m30, m31, m32, m33))
}
/// The matrix that does what the right one does, and then what the left one does.
public func GLKMatrix4Multiply(_ left: GLKMatrix4, _ right: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(
        left.times(right.columns.0), left.times(right.columns.1), left.times(right.columns.2),
        left.times(right.columns.3))
}
/// A vector after a matrix.
public func GLKMatrix4MultiplyVector4(_ matrix: GLKMatrix4, _ vector: GLKVector4) -> GLKVector4 {
    GLKVector4(matrix.times(vector.parts))
}
/// The matrix with rows for columns.
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4Make(
        matrix.m00, matrix.m10, matrix.m20, matrix.m30, matrix.m01, matrix.m11, matrix.m21, matrix.m31,
        matrix.m02, matrix.m12, matrix.m22, matrix.m32, matrix.m03, matrix.m13, matrix.m23, matrix.m33)
}

/// The matrix that moves by distances.
public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var matrix = GLKMatrix4Identity
    matrix.columns.3 = SIMD4(tx, ty, tz, 1)
    return matrix
}
/// The matrix that stretches by factors.
public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4(SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}
/// The matrix that turns by radians around an axis, counterclockwise where it points at the viewer.
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float)
    -> GLKMatrix4
{
    let axis = GLKVector3Normalize(GLKVector3Make(x, y, z))
    let (sine, cosine) = (sin(radians), cos(radians))
    let rest = axis.parts * (1 - cosine)
    return GLKMatrix4(
        SIMD4(rest * axis.x + SIMD3(cosine, sine * axis.z, -sine * axis.y), 0),
        SIMD4(rest * axis.y + SIMD3(-sine * axis.z, cosine, sine * axis.x), 0),
        SIMD4(rest * axis.z + SIMD3(sine * axis.y, -sine * axis.x, cosine), 0), SIMD4(0, 0, 0, 1))
}
/// The matrix that turns by radians around the x axis.
public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 {
    GLKMatrix4MakeRotation(radians, 1, 0, 0)
}
/// The matrix that turns by radians around the y axis.
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 {
    GLKMatrix4MakeRotation(radians, 0, 1, 0)
}
/// The matrix that turns by radians around the z axis.
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 {
    GLKMatrix4MakeRotation(radians, 0, 0, 1)
}
/// The matrix that moves by distances before it does what a matrix does.
public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float)
    -> GLKMatrix4
{
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeTranslation(tx, ty, tz))
}
/// The matrix that stretches by factors before it does what a matrix does.
public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float)
    -> GLKMatrix4
{
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz))
}
/// The matrix that turns by radians around an axis before it does what a matrix does.
public func GLKMatrix4Rotate(
    _ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float
) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z)) }
/// The matrix that turns by radians around the x axis before it does what a matrix does.
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 1, 0, 0)
}
/// The matrix that turns by radians around the y axis before it does what a matrix does.
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 0, 1, 0)
}
/// The matrix that turns by radians around the z axis before it does what a matrix does.
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, 0, 0, 1)
}
/// The matrix of a camera with an angle of view in radians, and distances of what it sees.
public func GLKMatrix4MakePerspective(
    _ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let cotangent = 1 / tan(fovyRadians / 2)
    return GLKMatrix4(
        SIMD4(cotangent / aspect, 0, 0, 0), SIMD4(0, cotangent, 0, 0),
        SIMD4(0, 0, (farZ + nearZ) / (nearZ - farZ), -1),
        SIMD4(0, 0, 2 * farZ * nearZ / (nearZ - farZ), 0))
}
/// A vector after a matrix, without the matrix's translation.
public func GLKMatrix4MultiplyVector3(_ matrix: GLKMatrix4, _ vector: GLKVector3) -> GLKVector3 {
    let moved = matrix.times(SIMD4(vector.parts, 0))
    return GLKVector3(x: moved.x, y: moved.y, z: moved.z)
}
/// A vector after a matrix, with the matrix's translation.
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrix: GLKMatrix4, _ vector: GLKVector3)
    -> GLKVector3
{
    let moved = matrix.times(SIMD4(vector.parts, 1))
    return GLKVector3(x: moved.x, y: moved.y, z: moved.z)
}
/// The first three columns and rows of a matrix.
public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
    GLKMatrix3Make(
        matrix.m00, matrix.m01, matrix.m02, matrix.m10, matrix.m11, matrix.m12, matrix.m20, matrix.m21,
        matrix.m22)
}
