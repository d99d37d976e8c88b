import Foundation

/// Random integers between two bounds, all as likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    let source: any GKRandom
    /// The lowest integer.
    public let lowestValue: Int
    /// The highest integer.
    public let highestValue: Int

    /// Makes a distribution over the numbers of a source.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        self.source = source
        lowestValue = min(lowestInclusive, highestInclusive)
        highestValue = max(lowestInclusive, highestInclusive)
    }

    /// Makes a distribution over the numbers of a source that nobody can foresee.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Makes a die with some sides, which are counted from 1.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die with six sides.
    open class func d6() -> Self { make(sides: 6) }

    /// A die with twenty sides.
    open class func d20() -> Self { make(sides: 20) }

    class func make(sides: Int) -> Self {
        GKRandomDistribution(forDieWithSideCount: sides) as! Self
    }

    /// How many integers there are.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// The next integer.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// The next integer that is lower than a bound.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: min(upperBound - lowestValue, numberOfPossibleOutcomes))
    }

    /// The place of the next integer between the bounds, from 0 to 1.
    open func nextUniform() -> Float {
        guard numberOfPossibleOutcomes > 1 else { return 0 }
        return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }

    /// Whether the next integer lies in the upper half.
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}
