import Foundation

/// A turn in space as four numbers, three imaginary and one real.
public struct simd_quatf: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// The imaginary numbers and the real one.
    public var vector: SIMD4<Float>

    /// Makes a quaternion of zeros.
    public init() { vector = .zero }
    /// Makes a quaternion of its numbers, the real one last.
    public init(vector: SIMD4<Float>) { self.vector = vector }
    /// Makes a quaternion of its numbers, the real one last.
    public init(_ vector: SIMD4<Float>) { self.vector = vector }
    /// Makes a quaternion of its numbers.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    /// Makes a quaternion of its real number and its imaginary ones.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }

    /// Makes the turn by an angle, in radians, around an axis of the length 1.
    public init(angle: Float, axis: SIMD3<Float>) {
        vector = SIMD4(axis * sin(angle / 2), cos(angle / 2))
    }

    /// Makes the shortest turn from one direction to another, both of the length 1.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let cosine = simd_dot(from, to)
        if cosine < -0.999999 {
            let side: SIMD3<Float> = abs(from.x) < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
            self.init(angle: .pi, axis: simd_normalize(simd_cross(from, side)))
            return
        }
        self.init(vector: simd_normalize(SIMD4(simd_cross(from, to), 1 + cosine)))
    }

    /// Makes the turn of a matrix that turns.
    public init(_ matrix: simd_float3x3) {
        let (x, y, z) = matrix.columns
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let root = (trace + 1).squareRoot() * 2
            self.init(ix: (y.z - z.y) / root, iy: (z.x - x.z) / root, iz: (x.y - y.x) / root, r: root / 4)
        } else if x.x > y.y, x.x > z.z {
            let root = (1 + x.x - y.y - z.z).squareRoot() * 2
            self.init(ix: root / 4, iy: (y.x + x.y) / root, iz: (z.x + x.z) / root, r: (y.z - z.y) / root)
        } else if y.y > z.z {
            let root = (1 + y.y - x.x - z.z).squareRoot() * 2
            self.init(ix: (y.x + x.y) / root, iy: root / 4, iz: (z.y + y.z) / root, r: (z.x - x.z) / root)
        } else {
            let root = (1 + z.z - x.x - y.y).squareRoot() * 2
            self.init(ix: (z.x + x.z) / root, iy: (z.y + y.z) / root, iz: root / 4, r: (x.y - y.x) / root)
        }
    }

    /// Makes the turn of a matrix that turns, and may move.
    public init(_ matrix: simd_float4x4) {
        self.init(
            simd_float3x3(matrix.columns.0.firstThree, matrix.columns.1.firstThree, matrix.columns.2.firstThree))
    }

    /// The real number.
    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary numbers.
    public var imag: SIMD3<Float> {
        get { vector.firstThree }
        set { vector = SIMD4(newValue, vector.w) }
    }

    /// The angle of the turn, in radians.
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    /// The axis of the turn.
    public var axis: SIMD3<Float> { simd_length(imag) > 0 ? simd_normalize(imag) : SIMD3(0, 0, 0) }
    /// The length of the four numbers, 1 for a turn.
    public var length: Float { simd_length(vector) }
    /// The quaternion of the same direction and the length 1.
    public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }
    /// The quaternion with the imaginary numbers turned round.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    /// The turn back.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / simd_dot(vector, vector)) }

    /// A vector, turned.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = simd_cross(imag, vector) * 2
        return vector + twice * real + simd_cross(imag, twice)
    }

    /// The numbers.
    public var description: String { "simd_quatf(real: \(real), imag: \(imag))" }

    /// The turn of the second, and then that of the first.
    public static func * (one: simd_quatf, other: simd_quatf) -> simd_quatf {
        let imaginary = other.imag * one.real + one.imag * other.real + simd_cross(one.imag, other.imag)
        return simd_quatf(real: one.real * other.real - simd_dot(one.imag, other.imag), imag: imaginary)
    }

    /// The quaternion with all numbers multiplied by one.
    public static func * (one: simd_quatf, factor: Float) -> simd_quatf { simd_quatf(vector: one.vector * factor) }
    /// The sum of both, number by number.
    public static func + (one: simd_quatf, other: simd_quatf) -> simd_quatf {
        simd_quatf(vector: one.vector + other.vector)
    }
    /// The difference of both, number by number.
    public static func - (one: simd_quatf, other: simd_quatf) -> simd_quatf {
        simd_quatf(vector: one.vector - other.vector)
    }
    /// The quaternion with all signs turned.
    public static prefix func - (one: simd_quatf) -> simd_quatf { simd_quatf(vector: -one.vector) }
    /// Has the turn do what the other does before what it did.
    public static func *= (one: inout simd_quatf, other: simd_quatf) { one = one * other }
}

extension simd_float3x3 {
    /// Makes the matrix that turns as a quaternion does.
    public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
    }
}

extension simd_float4x4 {
    /// Makes the matrix that turns as a quaternion does.
    public init(_ quaternion: simd_quatf) {
        let turn = simd_float3x3(quaternion)
        self.init(
            SIMD4(turn.columns.0, 0), SIMD4(turn.columns.1, 0), SIMD4(turn.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}

/// The turn by an angle, in radians, around an axis of the length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// The shortest turn from one direction to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// The quaternion of its numbers, the real one last.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// The turn of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// The matrix that turns as a quaternion does.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// The matrix that turns as a quaternion does.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// The turn of the second, and then that of the first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
/// A vector, turned.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// The turn back.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// The quaternion with the imaginary numbers turned round.
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
/// The quaternion of the same direction and the length 1.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// The sum of the products of the numbers at the same places.
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }
/// The angle of a turn, in radians.
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
/// The axis of a turn.
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }

/// The turn `t` of the way from one to another, the shorter way round.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    var cosine = simd_dot(q0, q1)
    var end = q1
    if cosine < 0 { (cosine, end) = (-cosine, -q1) }
    if cosine > 0.9995 { return (q0 + (end - q0) * t).normalized }
    let angle = acos(cosine)
    return (q0 * sin((1 - t) * angle) + end * sin(t * angle)) * (1 / sin(angle))
}
