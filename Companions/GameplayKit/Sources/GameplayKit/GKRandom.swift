import Foundation

/// Something that gives random numbers.
public protocol GKRandom: AnyObject {
    /// The next integer.
    func nextInt() -> Int
    /// The next integer from 0 up to, but not including, a bound.
    func nextInt(upperBound: Int) -> Int
    /// The next number from 0 to 1.
    func nextUniform() -> Float
    /// The next truth value.
    func nextBool() -> Bool
}
