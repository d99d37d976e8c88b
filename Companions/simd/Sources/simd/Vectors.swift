/// A vector of two numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias vector_float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias vector_float4 = SIMD4<Float>
/// A vector of two numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias float4 = SIMD4<Float>

extension SIMD4 {
    /// The first three numbers, as apps often name them beside the framework.
    var firstThree: SIMD3<Scalar> { SIMD3(x, y, z) }
}

/// The sum of the products of the numbers at the same places.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}

/// The length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum().squareRoot()
}

/// The square of a vector's length.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * x).sum()
}

/// The distance between two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length(x - y)
}

/// The square of the distance between two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_length_squared(x - y)
}

/// The vector of the same direction and the length 1.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x / simd_length(x)
}

/// The vector across two others.
public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let first = x.y * y.z - x.z * y.y
    let second = x.z * y.x - x.x * y.z
    let third = x.x * y.y - x.y * y.x
    return SIMD3(first, second, third)
}

/// The vector between two others, `t` of the way from the first.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// The number between two others, `t` of the way from the first.
public func simd_mix<Scalar: FloatingPoint>(_ x: Scalar, _ y: Scalar, _ t: Scalar) -> Scalar { x + (y - x) * t }

/// Each number, or the bound that it is beyond.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: FloatingPoint {
    x.clamped(lowerBound: min, upperBound: max)
}

/// The smaller of the numbers at each place.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    pointwiseMin(x, y)
}

/// The larger of the numbers at each place.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    pointwiseMax(x, y)
}

/// The numbers without their signs.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x.replacing(with: -x, where: x .< 0)
}

/// The part of a vector that lies along another.
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    y * (simd_dot(x, y) / simd_dot(y, y))
}

/// A vector thrown back by a plane across `n`, which has the length 1.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x - n * (2 * simd_dot(x, n))
}

/// The sum of the products of the numbers at the same places.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_dot(x, y)
}

/// The length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { simd_length(x) }

/// The square of a vector's length.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_length_squared(x)
}

/// The distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    simd_distance(x, y)
}

/// The square of the distance between two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint {
    simd_distance_squared(x, y)
}

/// The vector of the same direction and the length 1.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { simd_normalize(x) }

/// The vector across two others.
public func cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    simd_cross(x, y)
}

/// The vector between two others, `t` of the way from the first.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint {
    x + (y - x) * t
}

/// A vector thrown back by a plane across `n`, which has the length 1.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    simd_reflect(x, n)
}
