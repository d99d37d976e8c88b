import Foundation

/// Arithmetic on vectors.
public enum vDSP {
    /// The sum of the elements.
    public static func sum<U: Sequence>(_ vector: U) -> Float where U.Element == Float { vector.reduce(0, +) }
    /// The sum of the elements.
    public static func sum<U: Sequence>(_ vector: U) -> Double where U.Element == Double { vector.reduce(0, +) }
    /// The mean of the elements; 0 of none.
    public static func mean<U: Sequence>(_ vector: U) -> Float where U.Element == Float { average(vector) }
    /// The mean of the elements; 0 of none.
    public static func mean<U: Sequence>(_ vector: U) -> Double where U.Element == Double { average(vector) }
    /// The mean of the magnitudes; 0 of none.
    public static func meanMagnitude<U: Sequence>(_ vector: U) -> Float where U.Element == Float {
        average(vector.map(abs))
    }
    /// The mean of the magnitudes; 0 of none.
    public static func meanMagnitude<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        average(vector.map(abs))
    }
    /// The mean of the squares; 0 of none.
    public static func meanSquare<U: Sequence>(_ vector: U) -> Float where U.Element == Float {
        average(vector.map { $0 * $0 })
    }
    /// The mean of the squares; 0 of none.
    public static func meanSquare<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        average(vector.map { $0 * $0 })
    }
    /// The root of the mean of the squares; 0 of none.
    public static func rootMeanSquare<U: Sequence>(_ vector: U) -> Float where U.Element == Float {
        average(vector.map { $0 * $0 }).squareRoot()
    }
    /// The root of the mean of the squares; 0 of none.
    public static func rootMeanSquare<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        average(vector.map { $0 * $0 }).squareRoot()
    }
    /// The sum of the squares.
    public static func sumOfSquares<U: Sequence>(_ vector: U) -> Float where U.Element == Float {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    /// The sum of the squares.
    public static func sumOfSquares<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    /// The largest element; less than any of none.
    public static func maximum<U: Sequence>(_ vector: U) -> Float where U.Element == Float {
        vector.max() ?? -.infinity
    }
    /// The largest element; less than any of none.
    public static func maximum<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        vector.max() ?? -.infinity
    }
    /// The smallest element; more than any of none.
    public static func minimum<U: Sequence>(_ vector: U) -> Float where U.Element == Float { vector.min() ?? .infinity }
    /// The smallest element; more than any of none.
    public static func minimum<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        vector.min() ?? .infinity
    }
    /// The largest magnitude; 0 of none.
    public static func maximumMagnitude<U: Sequence>(_ vector: U) -> Float where U.Element == Float {
        vector.map(abs).max() ?? 0
    }
    /// The largest magnitude; 0 of none.
    public static func maximumMagnitude<U: Sequence>(_ vector: U) -> Double where U.Element == Double {
        vector.map(abs).max() ?? 0
    }

    /// The sums of a number and the elements.
    public static func add<U: Sequence>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.map { scalar + $0 }
    }
    /// The products of a number and the elements.
    public static func multiply<U: Sequence>(_ scalar: Float, _ vector: U) -> [Float] where U.Element == Float {
        vector.map { scalar * $0 }
    }
    /// The sums of the elements of two vectors.
    public static func add<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 + $1 } }
    /// The differences of the elements of two vectors.
    public static func subtract<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 - $1 } }
    /// The products of the elements of two vectors.
    public static func multiply<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 * $1 } }
    /// The quotients of the elements of two vectors.
    public static func divide<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Float]
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).map { $0 / $1 } }
    /// The quotients of the elements by a number.
    public static func divide<U: Sequence>(_ vector: U, _ scalar: Float) -> [Float] where U.Element == Float {
        vector.map { $0 / scalar }
    }
    /// The magnitudes of the elements.
    public static func absolute<U: Sequence>(_ vector: U) -> [Float] where U.Element == Float { vector.map(abs) }
    /// The sum of the products of the elements of two vectors.
    public static func dot<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> Float
    where T.Element == Float, U.Element == Float { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }
    /// The elements, kept in a range.
    public static func clip<U: Sequence>(_ vector: U, to bounds: ClosedRange<Float>) -> [Float]
    where U.Element == Float {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    /// The sums of a number and the elements.
    public static func add<U: Sequence>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        vector.map { scalar + $0 }
    }
    /// The products of a number and the elements.
    public static func multiply<U: Sequence>(_ scalar: Double, _ vector: U) -> [Double] where U.Element == Double {
        vector.map { scalar * $0 }
    }
    /// The sums of the elements of two vectors.
    public static func add<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 + $1 } }
    /// The differences of the elements of two vectors.
    public static func subtract<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 - $1 } }
    /// The products of the elements of two vectors.
    public static func multiply<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 * $1 } }
    /// The quotients of the elements of two vectors.
    public static func divide<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> [Double]
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).map { $0 / $1 } }
    /// The quotients of the elements by a number.
    public static func divide<U: Sequence>(_ vector: U, _ scalar: Double) -> [Double] where U.Element == Double {
        vector.map { $0 / scalar }
    }
    /// The magnitudes of the elements.
    public static func absolute<U: Sequence>(_ vector: U) -> [Double] where U.Element == Double { vector.map(abs) }
    /// The sum of the products of the elements of two vectors.
    public static func dot<T: Sequence, U: Sequence>(_ vectorA: T, _ vectorB: U) -> Double
    where T.Element == Double, U.Element == Double { zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 } }
    /// The elements, kept in a range.
    public static func clip<U: Sequence>(_ vector: U, to bounds: ClosedRange<Double>) -> [Double]
    where U.Element == Double {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }

    private static func average<Number: FloatingPoint>(_ vector: some Sequence<Number>) -> Number {
        let values = Array(vector)
        return values.isEmpty ? 0 : values.reduce(0, +) / Number(values.count)
    }
}
