import Foundation

/// A vector of two numbers.
public struct GLKVector2: Sendable {
    /// The part along x.
    public var x: Float
    /// The part along y.
    public var y: Float
    /// Makes a vector of its parts, which are 0 unless given.
    public init(x: Float = 0, y: Float = 0) {
        (self.x, self.y) = (x, y)
    }
    /// The parts as a tuple.
    public var v: (Float, Float) { (x, y) }

    var parts: SIMD2<Float> { SIMD2(x, y) }
    init(_ parts: SIMD2<Float>) { self.init(x: parts.x, y: parts.y) }
}

/// A vector of its parts.
public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }
/// The sum of two vectors.
public func GLKVector2Add(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.parts + right.parts)
}
/// The difference of two vectors.
public func GLKVector2Subtract(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.parts - right.parts)
}
/// The products of the parts of two vectors.
public func GLKVector2Multiply(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.parts * right.parts)
}
/// The quotients of the parts of two vectors.
public func GLKVector2Divide(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(left.parts / right.parts)
}
/// The greater parts of two vectors.
public func GLKVector2Maximum(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(pointwiseMax(left.parts, right.parts))
}
/// The smaller parts of two vectors.
public func GLKVector2Minimum(_ left: GLKVector2, _ right: GLKVector2) -> GLKVector2 {
    GLKVector2(pointwiseMin(left.parts, right.parts))
}
/// A vector with a number added to each part.
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.parts + value)
}
/// A vector with a number taken from each part.
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.parts - value)
}
/// A vector with each part multiplied by a number.
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.parts * value)
}
/// A vector with each part divided by a number.
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 {
    GLKVector2(vector.parts / value)
}
/// The opposite vector.
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.parts) }
/// The dot product of two vectors.
public func GLKVector2DotProduct(_ left: GLKVector2, _ right: GLKVector2) -> Float {
    (left.parts * right.parts).sum()
}
/// The length of a vector.
public func GLKVector2Length(_ vector: GLKVector2) -> Float {
    GLKVector2DotProduct(vector, vector).squareRoot()
}
/// The distance between two points.
public func GLKVector2Distance(_ start: GLKVector2, _ end: GLKVector2) -> Float {
    GLKVector2Length(GLKVector2Subtract(end, start))
}
/// The vector of length 1 in the same direction.
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 {
    GLKVector2DivideScalar(vector, GLKVector2Length(vector))
}
/// The vector at a part of the way from one to another.
public func GLKVector2Lerp(_ start: GLKVector2, _ end: GLKVector2, _ part: Float) -> GLKVector2 {
    GLKVector2(start.parts + (end.parts - start.parts) * part)
}

/// A vector of three numbers.
public struct GLKVector3: Sendable {
    /// The part along x.
    public var x: Float
    /// The part along y.
    public var y: Float
    /// The part along z.
    public var z: Float
    /// Makes a vector of its parts, which are 0 unless given.
    public init(x: Float = 0, y: Float = 0, z: Float = 0) {
        (self.x, self.y, self.z) = (x, y, z)
    }
    /// The parts as a tuple.
    public var v: (Float, Float, Float) { (x, y, z) }
    /// The same as `x`.
    public var r: Float { x }
    /// The same as `y`.
    public var g: Float { y }
    /// The same as `z`.
    public var b: Float { z }

    var parts: SIMD3<Float> { SIMD3(x, y, z) }
    init(_ parts: SIMD3<Float>) { self.init(x: parts.x, y: parts.y, z: parts.z) }
}

/// A vector of its parts.
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 {
    GLKVector3(x: x, y: y, z: z)
}
/// The sum of two vectors.
public func GLKVector3Add(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.parts + right.parts)
}
/// The difference of two vectors.
public func GLKVector3Subtract(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.parts - right.parts)
}
/// The products of the parts of two vectors.
public func GLKVector3Multiply(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.parts * right.parts)
}
/// The quotients of the parts of two vectors.
public func GLKVector3Divide(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.parts / right.parts)
}
/// The greater parts of two vectors.
public func GLKVector3Maximum(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(pointwiseMax(left.parts, right.parts))
}
/// The smaller parts of two vectors.
public func GLKVector3Minimum(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(pointwiseMin(left.parts, right.parts))
}
/// A vector with a number added to each part.
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.parts + value)
}
/// A vector with a number taken from each part.
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.parts - value)
}
/// A vector with each part multiplied by a number.
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.parts * value)
}
/// A vector with each part divided by a number.
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 {
    GLKVector3(vector.parts / value)
}
/// The opposite vector.
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.parts) }
/// The dot product of two vectors.
public func GLKVector3DotProduct(_ left: GLKVector3, _ right: GLKVector3) -> Float {
    (left.parts * right.parts).sum()
}
/// The length of a vector.
public func GLKVector3Length(_ vector: GLKVector3) -> Float {
    GLKVector3DotProduct(vector, vector).squareRoot()
}
/// The distance between two points.
public func GLKVector3Distance(_ start: GLKVector3, _ end: GLKVector3) -> Float {
    GLKVector3Length(GLKVector3Subtract(end, start))
}
/// The vector of length 1 in the same direction.
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 {
    GLKVector3DivideScalar(vector, GLKVector3Length(vector))
}
/// The vector at a part of the way from one to another.
public func GLKVector3Lerp(_ start: GLKVector3, _ end: GLKVector3, _ part: Float) -> GLKVector3 {
    GLKVector3(start.parts + (end.parts - start.parts) * part)
}

/// A vector of four numbers.
public struct GLKVector4: Sendable {
    /// The part along x.
    public var x: Float
    /// The part along y.
    public var y: Float
    /// The part along z.
    public var z: Float
    /// The part along w.
    public var w: Float
    /// Makes a vector of its parts, which are 0 unless given.
    public init(x: Float = 0, y: Float = 0, z: Float = 0, w: Float = 0) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }
    /// The parts as a tuple.
    public var v: (Float, Float, Float, Float) { (x, y, z, w) }
    /// The same as `x`.
    public var r: Float { x }
    /// The same as `y`.
    public var g: Float { y }
    /// The same as `z`.
    public var b: Float { z }
    /// The same as `w`.
    public var a: Float { w }

    var parts: SIMD4<Float> { SIMD4(x, y, z, w) }
    init(_ parts: SIMD4<Float>) { self.init(x: parts.x, y: parts.y, z: parts.z, w: parts.w) }
}

/// A vector of its parts.
public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 {
    GLKVector4(x: x, y: y, z: z, w: w)
}
/// The sum of two vectors.
public func GLKVector4Add(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.parts + right.parts)
}
/// The difference of two vectors.
public func GLKVector4Subtract(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.parts - right.parts)
}
/// The products of the parts of two vectors.
public func GLKVector4Multiply(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.parts * right.parts)
}
/// The quotients of the parts of two vectors.
public func GLKVector4Divide(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(left.parts / right.parts)
}
/// The greater parts of two vectors.
public func GLKVector4Maximum(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(pointwiseMax(left.parts, right.parts))
}
/// The smaller parts of two vectors.
public func GLKVector4Minimum(_ left: GLKVector4, _ right: GLKVector4) -> GLKVector4 {
    GLKVector4(pointwiseMin(left.parts, right.parts))
}
/// A vector with a number added to each part.
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.parts + value)
}
/// A vector with a number taken from each part.
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.parts - value)
}
/// A vector with each part multiplied by a number.
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.parts * value)
}
/// A vector with each part divided by a number.
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 {
    GLKVector4(vector.parts / value)
}
/// The opposite vector.
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.parts) }
/// The dot product of two vectors.
public func GLKVector4DotProduct(_ left: GLKVector4, _ right: GLKVector4) -> Float {
    (left.parts * right.parts).sum()
}
/// The length of a vector.
public func GLKVector4Length(_ vector: GLKVector4) -> Float {
    GLKVector4DotProduct(vector, vector).squareRoot()
}
/// The distance between two points.
public func GLKVector4Distance(_ start: GLKVector4, _ end: GLKVector4) -> Float {
    GLKVector4Length(GLKVector4Subtract(end, start))
}
/// The vector of length 1 in the same direction.
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 {
    GLKVector4DivideScalar(vector, GLKVector4Length(vector))
}
/// The vector at a part of the way from one to another.
public func GLKVector4Lerp(_ start: GLKVector4, _ end: GLKVector4, _ part: Float) -> GLKVector4 {
    GLKVector4(start.parts + (end.parts - start.parts) * part)
}

/// The cross product of two vectors.
public func GLKVector3CrossProduct(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(
        x: left.y * right.z - left.z * right.y, y: left.z * right.x - left.x * right.z,
        z: left.x * right.y - left.y * right.x)
}
/// A vector with a fourth part.
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 {
    GLKVector4(x: vector.x, y: vector.y, z: vector.z, w: w)
}
