import Foundation
import SceneKitEngine

/// A matrix of 4 by 4 numbers, by rows; it turns row vectors, so what it moves by is in the fourth row.
public struct SCNMatrix4: Sendable {
    /// The first number of the first row.
    public var m11: Float = 0
    /// The second number of the first row.
    public var m12: Float = 0
    /// The third number of the first row.
    public var m13: Float = 0
    /// The fourth number of the first row.
    public var m14: Float = 0
    /// The first number of the second row.
    public var m21: Float = 0
    /// The second number of the second row.
    public var m22: Float = 0
    /// The third number of the second row.
    public var m23: Float = 0
    /// The fourth number of the second row.
    public var m24: Float = 0
    /// The first number of the third row.
    public var m31: Float = 0
    /// The second number of the third row.
    public var m32: Float = 0
    /// The third number of the third row.
    public var m33: Float = 0
    /// The fourth number of the third row.
    public var m34: Float = 0
    /// What the matrix moves by along the x axis.
    public var m41: Float = 0
    /// What the matrix moves by along the y axis.
    public var m42: Float = 0
    /// What the matrix moves by along the z axis.
    public var m43: Float = 0
    /// The fourth number of the fourth row.
    public var m44: Float = 0

    /// Makes a matrix of zeros.
    public init() {}

    /// Makes a matrix of its numbers, row by row.
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float,
        m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Makes the matrix that does what one of simd's does.
    public init(_ matrix: simd_float4x4) {
        self.init(Matrix(matrix))
    }

    init(_ matrix: Matrix) {
        (m11, m12, m13, m14) = (matrix.x.x, matrix.x.y, matrix.x.z, matrix.x.w)
        (m21, m22, m23, m24) = (matrix.y.x, matrix.y.y, matrix.y.z, matrix.y.w)
        (m31, m32, m33, m34) = (matrix.z.x, matrix.z.y, matrix.z.z, matrix.z.w)
        (m41, m42, m43, m44) = (matrix.w.x, matrix.w.y, matrix.w.z, matrix.w.w)
    }

    var matrix: Matrix {
        Matrix(
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44))
    }
}

extension Matrix {
    init(_ matrix: simd_float4x4) {
        self.init(matrix.columns.0, matrix.columns.1, matrix.columns.2, matrix.columns.3)
    }

    var simd: simd_float4x4 { simd_float4x4(x, y, z, w) }

    init(moving way: SIMD3<Float>) {
        self = .identity
        w = SIMD4(way, 1)
    }

    /// A matrix that enlarges, turns and moves.
    init(_ position: SIMD3<Float>, _ turn: simd_quatf, _ scale: SIMD3<Float>) {
        let turned = simd_float3x3(turn)
        self.init(
            SIMD4(turned.columns.0 * scale.x, 0), SIMD4(turned.columns.1 * scale.y, 0),
            SIMD4(turned.columns.2 * scale.z, 0), SIMD4(position, 1))
    }

    var factors: SIMD3<Float> {
        SIMD3(x.xyz.length * (volume < 0 ? -1 : 1), y.xyz.length, z.xyz.length)
    }

    /// How the matrix turns, where it does no more than enlarge, turn and move.
    var turn: simd_quatf {
        let factors = factors
        func column(_ vector: SIMD4<Float>, _ factor: Float) -> SIMD3<Float> {
            factor == 0 ? .zero : vector.xyz * (1 / factor)
        }
        let quaternion = simd_quatf(
            simd_float3x3(column(x, factors.x), column(y, factors.y), column(z, factors.z)))
        return quaternion.length > 0 ? quaternion.normalized : simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    }
}

extension simd_float4x4 {
    /// Makes the matrix that does what one of scenes does.
    public init(_ matrix: SCNMatrix4) { self = matrix.matrix.simd }
}

/// The matrix that changes nothing.
public let SCNMatrix4Identity = SCNMatrix4(Matrix.identity)

/// A matrix that moves.
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(Matrix(moving: SIMD3(tx, ty, tz)))
}
/// A matrix that enlarges.
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(Matrix(SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1)))
}
/// A matrix that turns by an angle, in radians, around an axis.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(Matrix(.zero, simd_quatf(angle: angle, axis: SIMD3(x, y, z).unit), SIMD3(1, 1, 1)))
}
/// A matrix that does what another does, and then moves.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(tx, ty, tz))
}
/// A matrix that does what another does, and then enlarges.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz))
}
/// A matrix that does what another does, and then turns by an angle, in radians, around an axis.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
/// A matrix that does what the first does, and then what the second does.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(b.matrix * a.matrix) }
/// The matrix that undoes another.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(m.matrix.inverse) }
/// Whether a matrix changes nothing.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m.matrix == .identity }
/// Whether two matrices have the same numbers.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.matrix == b.matrix }
/// The matrix of scenes that one of simd's is.
public func SCNMatrix4FromMat4(_ matrix: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(matrix) }
/// The matrix of simd's that one of scenes is.
public func SCNMatrix4ToMat4(_ matrix: SCNMatrix4) -> simd_float4x4 { simd_float4x4(matrix) }
