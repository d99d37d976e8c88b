import Foundation

/// Random integers none of which comes again before all have come.
public final class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var rest: [Int] = []
    private var last: Int?

    override class func make(sides: Int) -> Self {
        GKShuffledDistribution(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: sides) as! Self
    }

    public override func nextInt() -> Int {
        if rest.isEmpty {
            rest = Array(lowestValue...highestValue)
            for place in rest.indices.dropFirst().reversed() {
                rest.swapAt(place, source.nextInt(upperBound: place + 1))
            }
            // Nor does the last of one round begin the next.
            if rest.count > 1, rest.last == last { rest.swapAt(0, rest.count - 1) }
        }
        last = rest.removeLast()
        return last!
    }

    public override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        while true {
            let value = nextInt()
            if value < upperBound { return value }
        }
    }
}
