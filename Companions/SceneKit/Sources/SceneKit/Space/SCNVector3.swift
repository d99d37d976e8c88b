import Foundation
import SceneKitEngine
@_exported import simd

/// The number that vectors and matrices of scenes are made of.
public typealias SCNFloat = Float

/// Three numbers: a place, a direction, angles or factors.
public struct SCNVector3: Sendable, CustomStringConvertible {
    /// The number along the x axis.
    public var x: Float
    /// The number along the y axis.
    public var y: Float
    /// The number along the z axis.
    public var z: Float

    /// Makes a vector of zeros.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes a vector of its numbers.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Makes a vector of its numbers.
    public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
    /// Makes a vector of its numbers.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Makes a vector of its numbers.
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Makes a vector of its numbers.
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
    /// Makes a vector of a vector of simd's.
    public init(_ vector: SIMD3<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z) }
    /// Makes a vector of a vector of simd's.
    public init(_ vector: SIMD3<Double>) { self.init(vector.x, vector.y, vector.z) }

    /// The numbers.
    public var description: String { "SCNVector3(x: \(x), y: \(y), z: \(z))" }

    var simd: SIMD3<Float> { SIMD3(x, y, z) }
}

/// The vector of zeros.
public let SCNVector3Zero = SCNVector3()

/// A vector of three numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x: x, y: y, z: z) }
/// Whether two vectors have the same numbers.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a.simd == b.simd }
/// The vector of scenes that one of simd's is.
public func SCNVector3FromFloat3(_ vector: SIMD3<Float>) -> SCNVector3 { SCNVector3(vector) }
/// The vector of simd's that one of scenes is.
public func SCNVector3ToFloat3(_ vector: SCNVector3) -> SIMD3<Float> { vector.simd }

extension SIMD3<Float> {
    /// Makes a vector of simd's of one of scenes.
    public init(_ vector: SCNVector3) { self.init(vector.x, vector.y, vector.z) }
}

/// Four numbers: a turn as an axis with an angle, or as a quaternion.
public struct SCNVector4: Sendable, CustomStringConvertible {
    /// The number along the x axis.
    public var x: Float
    /// The number along the y axis.
    public var y: Float
    /// The number along the z axis.
    public var z: Float
    /// The fourth number: an angle, in radians, or a quaternion's real number.
    public var w: Float

    /// Makes a vector of zeros.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    /// Makes a vector of its numbers.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// Makes a vector of its numbers.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    /// Makes a vector of its numbers.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    /// Makes a vector of its numbers.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    /// Makes a vector of its numbers.
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    /// Makes a vector of a vector of simd's.
    public init(_ vector: SIMD4<Float>) { self.init(x: vector.x, y: vector.y, z: vector.z, w: vector.w) }

    /// The numbers.
    public var description: String { "SCNVector4(x: \(x), y: \(y), z: \(z), w: \(w))" }

    var simd: SIMD4<Float> { SIMD4(x, y, z, w) }
}

/// A turn as three imaginary numbers and a real one.
public typealias SCNQuaternion = SCNVector4

/// The vector of four zeros.
public let SCNVector4Zero = SCNVector4()

/// A vector of four numbers.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
    SCNVector4(x: x, y: y, z: z, w: w)
}
/// Whether two vectors have the same numbers.
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a.simd == b.simd }

extension NSValue {
    /// Makes a value that holds a vector of three numbers.
    public convenience init(scnVector3 v: SCNVector3) { self.init(bytes: [v.x, v.y, v.z], objCType: "[3f]") }
    /// Makes a value that holds a vector of four numbers.
    public convenience init(scnVector4 v: SCNVector4) { self.init(bytes: [v.x, v.y, v.z, v.w], objCType: "[4f]") }
    /// Makes a value that holds a matrix.
    public convenience init(scnMatrix4 v: SCNMatrix4) {
        let matrix = v.matrix
        let numbers = [matrix.x, matrix.y, matrix.z, matrix.w].flatMap { [$0.x, $0.y, $0.z, $0.w] }
        self.init(bytes: numbers, objCType: "[16f]")
    }

    /// The vector of three numbers in the value, which has to hold one.
    public var scnVector3Value: SCNVector3 { sceneNumbers.count == 3 ? SCNVector3(SIMD3(sceneNumbers)) : SCNVector3() }
    /// The vector of four numbers in the value, which has to hold one.
    public var scnVector4Value: SCNVector4 { sceneNumbers.count == 4 ? SCNVector4(SIMD4(sceneNumbers)) : SCNVector4() }
    /// The matrix in the value, which has to hold one.
    public var scnMatrix4Value: SCNMatrix4 {
        let list = sceneNumbers
        guard list.count == 16 else { return SCNMatrix4() }
        return SCNMatrix4(
            Matrix(SIMD4(list[0..<4]), SIMD4(list[4..<8]), SIMD4(list[8..<12]), SIMD4(list[12..<16])))
    }

    /// The numbers of a vector or a matrix of scenes; none for other values.
    var sceneNumbers: [Float] {
        let count = ["[3f]": 3, "[4f]": 4, "[16f]": 16][String(cString: objCType)] ?? 0
        var list = [Float](repeating: 0, count: count)
        if count > 0 { getValue(&list) }
        return list
    }
}
