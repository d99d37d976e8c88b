import Foundation

/// A matrix of 4 by 4 numbers, by columns; it turns column vectors.
public struct Matrix: Sendable, Equatable {
    public var x: SIMD4<Float>
    public var y: SIMD4<Float>
    public var z: SIMD4<Float>
    public var w: SIMD4<Float>

    public init(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>, _ w: SIMD4<Float>) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    public static let identity = Matrix(
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))

    public static func * (one: Matrix, vector: SIMD4<Float>) -> SIMD4<Float> {
        one.x * vector.x + one.y * vector.y + one.z * vector.z + one.w * vector.w
    }

    public static func * (one: Matrix, other: Matrix) -> Matrix {
        Matrix(one * other.x, one * other.y, one * other.z, one * other.w)
    }

    public func point(_ point: SIMD3<Float>) -> SIMD3<Float> {
        (self * SIMD4(point, 1)).xyz
    }

    public func direction(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        (self * SIMD4(vector, 0)).xyz
    }

    public var transposed: Matrix {
        Matrix(
            SIMD4(x.x, y.x, z.x, w.x), SIMD4(x.y, y.y, z.y, w.y), SIMD4(x.z, y.z, z.z, w.z),
            SIMD4(x.w, y.w, z.w, w.w))
    }

    /// The factor by which the matrix changes volumes; negative where it mirrors.
    public var volume: Float { x.xyz.dot(y.xyz.cross(z.xyz)) }

    /// The matrix by which normals turn.
    var forNormals: Matrix {
        let (a, b, c) = (x.xyz, y.xyz, z.xyz)
        let sign: Float = volume < 0 ? -1 : 1
        return Matrix(
            SIMD4(b.cross(c) * sign, 0), SIMD4(c.cross(a) * sign, 0), SIMD4(a.cross(b) * sign, 0), SIMD4(0, 0, 0, 1))
    }

    /// The matrix that undoes this one; the identity where none does.
    public var inverse: Matrix {
        var rows: [[Double]] = []
        for row in 0..<4 {
            var numbers = [Double(x[row]), Double(y[row]), Double(z[row]), Double(w[row])]
            for place in 0..<4 { numbers.append(place == row ? 1 : 0) }
            rows.append(numbers)
        }
        for column in 0..<4 {
            guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
                abs(rows[pivot][column]) > 1e-30
            else { return .identity }
            rows.swapAt(column, pivot)
            let factor = rows[column][column]
            for place in 0..<8 { rows[column][place] /= factor }
            for row in 0..<4 where row != column {
                let share = rows[row][column]
                guard share != 0 else { continue }
                for place in 0..<8 { rows[row][place] -= share * rows[column][place] }
            }
        }
        func column(_ place: Int) -> SIMD4<Float> {
            SIMD4(
                Float(rows[0][place]), Float(rows[1][place]), Float(rows[2][place]), Float(rows[3][place]))
        }
        return Matrix(column(4), column(5), column(6), column(7))
    }

    /// The projection of a camera with an angle of view, in radians, over the picture's height.
    public static func perspective(angle: Float, aspect: Float, near: Float, far: Float) -> Matrix {
        let height = 1 / tan(angle / 2)
        return Matrix(
            SIMD4(height / aspect, 0, 0, 0), SIMD4(0, height, 0, 0),
            SIMD4(0, 0, (far + near) / (near - far), -1), SIMD4(0, 0, 2 * far * near / (near - far), 0))
    }

    /// The projection of a camera without vanishing points that sees so much to each side.
    public static func orthographic(halfWidth: Float, halfHeight: Float, near: Float, far: Float) -> Matrix {
        Matrix(
            SIMD4(1 / halfWidth, 0, 0, 0), SIMD4(0, 1 / halfHeight, 0, 0), SIMD4(0, 0, 2 / (near - far), 0),
            SIMD4(0, 0, (far + near) / (near - far), 1))
    }
}

extension SIMD4<Float> {
    public var xyz: SIMD3<Float> { SIMD3(x, y, z) }
}

extension SIMD3<Float> {
    public func dot(_ other: SIMD3<Float>) -> Float { x * other.x + y * other.y + z * other.z }

    public func cross(_ other: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(
            y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    public var length: Float { dot(self).squareRoot() }

    /// The vector of the length 1; zero stays zero.
    public var unit: SIMD3<Float> {
        let square = dot(self)
        return square > 0 ? self * (1 / square.squareRoot()) : self
    }
}
