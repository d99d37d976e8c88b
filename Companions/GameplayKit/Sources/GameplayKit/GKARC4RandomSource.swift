import Foundation

// Choice (GameplayKit): eight bytes of the stream make a number, the first being the highest.

/// A source that deals out the stream of the cipher RC4 for a key.
public final class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    private var stream: [UInt8]
    private var first: UInt8 = 0
    private var second: UInt8 = 0

    /// The key; sources with the same one give the same numbers.
    public let seed: Data

    /// Makes a source with a key; an empty one stands for a single zero.
    public init(seed: Data) {
        self.seed = seed
        stream = Array(0...255)
        super.init()
        let key = seed.isEmpty ? [0] : Array(seed)
        var place: UInt8 = 0
        for index in 0..<256 {
            place = place &+ stream[index] &+ key[index % key.count]
            stream.swapAt(index, Int(place))
        }
    }

    /// Makes a source with a key that nobody knows.
    public override convenience init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }

    /// Drops numbers; the first 768 of a source are the less random ones.
    public func dropValues(_ count: Int) { for _ in 0..<count { _ = nextByte() } }

    private func nextByte() -> UInt8 {
        first &+= 1
        second = second &+ stream[Int(first)]
        stream.swapAt(Int(first), Int(second))
        return stream[Int(stream[Int(first)] &+ stream[Int(second)])]
    }

    override func nextBits() -> UInt64 { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(nextByte()) } }

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKARC4RandomSource(seed: seed)
        (copy.stream, copy.first, copy.second) = (stream, first, second)
        return copy
    }
}
