/// A matrix of 4 by 4 numbers, by columns; it turns column vectors.
public struct simd_float4x4: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// The columns, from the left.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// Makes a matrix of zeros.
    public init() { self.init(columns: (.zero, .zero, .zero, .zero)) }

    /// Makes a matrix of its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    public init(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>) {
        self.init(columns: (first, second, third, fourth))
    }

    /// Makes a matrix of 4 columns in a list.
    public init(_ columns: [SIMD4<Float>]) {
        precondition(columns.count == 4, "a matrix of 4 by 4 has 4 columns, and not \(columns.count)")
        self.init(columns: (columns[0], columns[1], columns[2], columns[3]))
    }

    /// Makes a matrix of 4 rows.
    public init(rows: [SIMD4<Float>]) { self = simd_float4x4(rows).transpose }

    /// Makes a matrix of the numbers from its upper left corner to its lower right one.
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for place in 0..<4 { self[place, place] = diagonal[place] }
    }

    /// Makes a matrix with one number from its upper left corner to its lower right one.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

    /// The column of a number.
    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            case 2: return columns.2
            default: return columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float4x4 {
        var result = simd_float4x4()
        for column in 0..<4 {
            for row in 0..<4 { result[row, column] = self[column, row] }
        }
        return result
    }

    /// The factor by which the matrix changes volumes.
    public var determinant: Float { reduced().determinant }

    /// The matrix that undoes this one; not a number where there is none.
    public var inverse: simd_float4x4 { reduced().inverse }

    /// Brings the matrix to the identity, row by row, and the identity to the inverse.
    private func reduced() -> (inverse: simd_float4x4, determinant: Float) {
        var (left, right) = (self.transpose, simd_float4x4(1))
        var determinant: Float = 1
        for place in 0..<4 {
            var pivot = place
            for row in place..<4 where abs(left[row][place]) > abs(left[pivot][place]) { pivot = row }
            guard left[pivot][place] != 0 else { return (simd_float4x4(.nan), 0) }
            if pivot != place {
                (left[place], left[pivot]) = (left[pivot], left[place])
                (right[place], right[pivot]) = (right[pivot], right[place])
                determinant = -determinant
            }
            let factor = left[place][place]
            determinant *= factor
            left[place] /= factor
            right[place] /= factor
            for row in 0..<4 where row != place {
                let share = left[row][place]
                left[row] -= left[place] * share
                right[row] -= right[place] * share
            }
        }
        return (right.transpose, determinant)
    }

    /// The numbers, column by column.
    public var description: String {
        "simd_float4x4([" + (0..<4).map { "\(self[$0])" }.joined(separator: ", ") + "])"
    }

    /// Whether all numbers are the same.
    public static func == (one: simd_float4x4, other: simd_float4x4) -> Bool {
        (0..<4).allSatisfy { one[$0] == other[$0] }
    }

    /// Feeds the numbers to a hasher.
    public func hash(into hasher: inout Hasher) { for column in 0..<4 { hasher.combine(self[column]) } }

    /// The sum of both.
    public static func + (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            one.columns.0 + other.columns.0, one.columns.1 + other.columns.1, one.columns.2 + other.columns.2,
            one.columns.3 + other.columns.3)
    }

    /// The difference of both.
    public static func - (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(
            one.columns.0 - other.columns.0, one.columns.1 - other.columns.1, one.columns.2 - other.columns.2,
            one.columns.3 - other.columns.3)
    }

    /// The matrix with all numbers multiplied by one.
    public static func * (matrix: simd_float4x4, factor: Float) -> simd_float4x4 {
        simd_float4x4(
            matrix.columns.0 * factor, matrix.columns.1 * factor, matrix.columns.2 * factor, matrix.columns.3 * factor)
    }

    /// The matrix with all numbers multiplied by one.
    public static func * (factor: Float, matrix: simd_float4x4) -> simd_float4x4 { matrix * factor }

    /// The vector that the matrix makes of another.
    public static func * (matrix: simd_float4x4, vector: SIMD4<Float>) -> SIMD4<Float> {
        var result = matrix.columns.0 * vector.x
        result += matrix.columns.1 * vector.y
        result += matrix.columns.2 * vector.z
        result += matrix.columns.3 * vector.w
        return result
    }

    /// The products of a row of numbers with the columns.
    public static func * (vector: SIMD4<Float>, matrix: simd_float4x4) -> SIMD4<Float> { matrix.transpose * vector }

    /// The matrix that does what the second does, and then what the first does.
    public static func * (one: simd_float4x4, other: simd_float4x4) -> simd_float4x4 {
        simd_float4x4(one * other.columns.0, one * other.columns.1, one * other.columns.2, one * other.columns.3)
    }

    /// Has the matrix do what the other does before what it did.
    public static func *= (one: inout simd_float4x4, other: simd_float4x4) { one = one * other }
}

/// A matrix of 4 by 4 numbers.
public typealias float4x4 = simd_float4x4
/// A matrix of 4 by 4 numbers.
public typealias matrix_float4x4 = simd_float4x4

/// The matrix of 4 by 4 numbers that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// The matrix of its columns.
public func simd_matrix(_ first: SIMD4<Float>, _ second: SIMD4<Float>, _ third: SIMD4<Float>, _ fourth: SIMD4<Float>)
    -> simd_float4x4
{
    simd_float4x4(first, second, third, fourth)
}

/// The matrix that does what the second does, and then what the first does.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The vector that the matrix makes of another.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
/// The factor by which a matrix changes volumes.
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }
/// The matrix that does what the second does, and then what the first does.
public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The vector that the matrix makes of another.
public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
