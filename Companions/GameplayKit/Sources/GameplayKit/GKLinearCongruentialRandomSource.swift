import Foundation

// Choice (GameplayKit): factor and summand are Knuth's, and the middle of two of their numbers is dealt out.

/// A fast source: each number is the one before, multiplied and added to.
public final class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    /// The number that the source goes on from; sources with the same one give the same numbers.
    public var seed: UInt64

    /// Makes a source that begins with a number.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    /// Makes a source that nobody can foresee.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    override func nextBits() -> UInt64 { half() << 32 | half() }

    /// The upper half, whose bits are the better ones.
    private func half() -> UInt64 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return seed >> 32
    }

    public override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
}
