import Foundation

/// A source by the algorithm of Matsumoto and Nishimura, MT19937-64.
public final class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    private static let size = 312
    private static let middle = 156

    private var state: [UInt64] = []
    private var index = 0

    /// The number that the source began with; sources with the same one give the same numbers.
    public var seed: UInt64 { didSet { begin() } }

    /// Makes a source that begins with a number.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        begin()
    }

    /// Makes a source that nobody can foresee.
    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    private func begin() {
        state = [seed]
        for number in 1..<Self.size {
            let last = state[number - 1]
            state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(number))
        }
        index = Self.size
    }

    private func twist() {
        let (upper, lower): (UInt64, UInt64) = (0xFFFF_FFFF_8000_0000, 0x7FFF_FFFF)
        for number in 0..<Self.size {
            let mixed = state[number] & upper | state[(number + 1) % Self.size] & lower
            let factor: UInt64 = mixed & 1 == 0 ? 0 : 0xB502_6F5A_A966_19E9
            state[number] = state[(number + Self.middle) % Self.size] ^ (mixed >> 1) ^ factor
        }
        index = 0
    }

    override func nextBits() -> UInt64 {
        if index == Self.size { twist() }
        var bits = state[index]
        index += 1
        bits ^= (bits >> 29) & 0x5555_5555_5555_5555
        bits ^= (bits << 17) & 0x71D6_7FFF_EDA6_0000
        bits ^= (bits << 37) & 0xFFF7_EEE0_0000_0000
        return bits ^ (bits >> 43)
    }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKMersenneTwisterRandomSource(seed: seed)
        (copy.state, copy.index) = (state, index)
        return copy
    }
}
