import Foundation

/// A matrix of 3 columns of 3 numbers each.
public struct GLKMatrix3: Sendable {
    var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Makes the matrix that leaves vectors as they are.
    public init() { self.init(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)) }

    init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }

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

    func times(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        columns.0 * vector.x + columns.1 * vector.y + columns.2 * vector.z
    }
}

/// The matrix that leaves vectors as they are.
public let GLKMatrix3Identity = GLKMatrix3()

/// A matrix of its numbers, column by column.
public func GLKMatrix3Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m20: Float,
    _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
    GLKMatrix3(SIMD3(m00, m01, m02), SIMD3(m10, m11, m12), SIMD3(m20, m21, m22))
}
/// The matrix that does what the right one does, and then what the left one does.
public func GLKMatrix3Multiply(_ left: GLKMatrix3, _ right: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(left.times(right.columns.0), left.times(right.columns.1), left.times(right.columns.2))
}
/// A vector after a matrix.
public func GLKMatrix3MultiplyVector3(_ matrix: GLKMatrix3, _ vector: GLKVector3) -> GLKVector3 {
    GLKVector3(matrix.times(vector.parts))
}
/// The matrix with rows for columns.
public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3Make(
        matrix.m00, matrix.m10, matrix.m20, matrix.m01, matrix.m11, matrix.m21, matrix.m02, matrix.m12,
        matrix.m22)
}
