/// A matrix of 3 by 3 numbers, by columns; it turns column vectors.
public struct simd_float3x3: Equatable, Hashable, Sendable, CustomStringConvertible {
    /// The columns, from the left.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// Makes a matrix of zeros.
    public init() { self.init(columns: (.zero, .zero, .zero)) }

    /// Makes a matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

    /// Makes a matrix of its columns.
    public init(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) {
        self.init(columns: (first, second, third))
    }

    /// Makes a matrix of 3 columns in a list.
    public init(_ columns: [SIMD3<Float>]) {
        precondition(columns.count == 3, "a matrix of 3 by 3 has 3 columns, and not \(columns.count)")
        self.init(columns: (columns[0], columns[1], columns[2]))
    }

    /// Makes a matrix of 3 rows.
    public init(rows: [SIMD3<Float>]) { self = simd_float3x3(rows).transpose }

    /// Makes a matrix of the numbers from its upper left corner to its lower right one.
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for place in 0..<3 { self[place, place] = diagonal[place] }
    }

    /// Makes a matrix with one number from its upper left corner to its lower right one.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

    /// The column of a number.
    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: return columns.0
            case 1: return columns.1
            default: return columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    /// The number in a column and a row.
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: simd_float3x3 {
        var result = simd_float3x3()
        for column in 0..<3 {
            for row in 0..<3 { result[row, column] = self[column, row] }
        }
        return result
    }

    /// The factor by which the matrix changes volumes.
    public var determinant: Float { reduced().determinant }

    /// The matrix that undoes this one; not a number where there is none.
    public var inverse: simd_float3x3 { reduced().inverse }

    /// Brings the matrix to the identity, row by row, and the identity to the inverse.
    private func reduced() -> (inverse: simd_float3x3, determinant: Float) {
        var (left, right) = (self.transpose, simd_float3x3(1))
        var determinant: Float = 1
        for place in 0..<3 {
            var pivot = place
            for row in place..<3 where abs(left[row][place]) > abs(left[pivot][place]) { pivot = row }
            guard left[pivot][place] != 0 else { return (simd_float3x3(.nan), 0) }
            if pivot != place {
                (left[place], left[pivot]) = (left[pivot], left[place])
                (right[place], right[pivot]) = (right[pivot], right[place])
                determinant = -determinant
            }
            let factor = left[place][place]
            determinant *= factor
            left[place] /= factor
            right[place] /= factor
            for row in 0..<3 where row != place {
                let share = left[row][place]
                left[row] -= left[place] * share
                right[row] -= right[place] * share
            }
        }
        return (right.transpose, determinant)
    }

    /// The numbers, column by column.
    public var description: String {
        "simd_float3x3([" + (0..<3).map { "\(self[$0])" }.joined(separator: ", ") + "])"
    }

    /// Whether all numbers are the same.
    public static func == (one: simd_float3x3, other: simd_float3x3) -> Bool {
        (0..<3).allSatisfy { one[$0] == other[$0] }
    }

    /// Feeds the numbers to a hasher.
    public func hash(into hasher: inout Hasher) { for column in 0..<3 { hasher.combine(self[column]) } }

    /// The sum of both.
    public static func + (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(one.columns.0 + other.columns.0, one.columns.1 + other.columns.1, one.columns.2 + other.columns.2)
    }

    /// The difference of both.
    public static func - (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(one.columns.0 - other.columns.0, one.columns.1 - other.columns.1, one.columns.2 - other.columns.2)
    }

    /// The matrix with all numbers multiplied by one.
    public static func * (matrix: simd_float3x3, factor: Float) -> simd_float3x3 {
        simd_float3x3(matrix.columns.0 * factor, matrix.columns.1 * factor, matrix.columns.2 * factor)
    }

    /// The matrix with all numbers multiplied by one.
    public static func * (factor: Float, matrix: simd_float3x3) -> simd_float3x3 { matrix * factor }

    /// The vector that the matrix makes of another.
    public static func * (matrix: simd_float3x3, vector: SIMD3<Float>) -> SIMD3<Float> {
        var result = matrix.columns.0 * vector.x
        result += matrix.columns.1 * vector.y
        result += matrix.columns.2 * vector.z
        return result
    }

    /// The products of a row of numbers with the columns.
    public static func * (vector: SIMD3<Float>, matrix: simd_float3x3) -> SIMD3<Float> { matrix.transpose * vector }

    /// The matrix that does what the second does, and then what the first does.
    public static func * (one: simd_float3x3, other: simd_float3x3) -> simd_float3x3 {
        simd_float3x3(one * other.columns.0, one * other.columns.1, one * other.columns.2)
    }

    /// Has the matrix do what the other does before what it did.
    public static func *= (one: inout simd_float3x3, other: simd_float3x3) { one = one * other }
}

/// A matrix of 3 by 3 numbers.
public typealias float3x3 = simd_float3x3
/// A matrix of 3 by 3 numbers.
public typealias matrix_float3x3 = simd_float3x3

/// The matrix of 3 by 3 numbers that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// The matrix of its columns.
public func simd_matrix(_ first: SIMD3<Float>, _ second: SIMD3<Float>, _ third: SIMD3<Float>) -> simd_float3x3 {
    simd_float3x3(first, second, third)
}

/// The matrix that does what the second does, and then what the first does.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The vector that the matrix makes of another.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// The matrix with rows and columns exchanged.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
/// The factor by which a matrix changes volumes.
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
/// The matrix that does what the second does, and then what the first does.
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The vector that the matrix makes of another.
public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
