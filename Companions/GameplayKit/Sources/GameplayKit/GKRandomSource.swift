import Foundation

/// A source of random numbers.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    private static let shared = GKSystemRandomSource()

    /// The system's source, which everybody shares.
    open class func sharedRandom() -> GKRandomSource { shared }

    /// Makes a source of its own, which nobody can foresee.
    public override init() {}

    /// The next 64 random bits; of the system's source unless a subclass has its own.
    func nextBits() -> UInt64 { UInt64.random(in: .min ... .max) }

    /// The next integer, of 32 bits.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

    /// The next integer from 0 up to, but not including, a bound.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        var bits = Bits(source: self)
        return Int.random(in: 0..<upperBound, using: &bits)
    }

    /// The next number from 0 to 1.
    open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24 - 1) }

    /// The next truth value.
    open func nextBool() -> Bool { nextBits() >> 63 == 1 }

    /// The objects of an array in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var bits = Bits(source: self)
        return array.shuffled(using: &bits)
    }

    /// A source that goes on as this one does.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private struct Bits: RandomNumberGenerator {
        let source: GKRandomSource
        func next() -> UInt64 { source.nextBits() }
    }
}

/// The system's source.
final class GKSystemRandomSource: GKRandomSource, @unchecked Sendable {}

extension NSArray {
    /// The objects in random order, of a source.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: Array(self))
    }

    /// The objects in random order, of the system's source.
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
