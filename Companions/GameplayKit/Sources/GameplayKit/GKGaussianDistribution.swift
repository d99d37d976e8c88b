import Foundation

/// Random integers of which those near the middle are the likelier: no farther from it than three deviations.
public final class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// The middle.
    public let mean: Float
    /// How far from the middle two thirds of the integers lie.
    public let deviation: Float

    /// Makes a distribution between two bounds, each three deviations from the middle.
    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(abs(highestInclusive - lowestInclusive)) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Makes a distribution around a middle.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, abs(deviation))
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded()),
            highestValue: Int((mean + 3 * abs(deviation)).rounded()))
    }

    override class func make(sides: Int) -> Self {
        GKGaussianDistribution(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: sides) as! Self
    }

    public override func nextInt() -> Int {
        guard deviation > 0 else { return lowestValue }
        while true {
            // The method of Box and Muller.
            let radius = (-2 * log(max(Double(source.nextUniform()), 1e-9))).squareRoot()
            let value = Double(mean) + radius * cos(2 * .pi * Double(source.nextUniform())) * Double(deviation)
            let rounded = Int(value.rounded())
            if (lowestValue...highestValue).contains(rounded) { return rounded }
        }
    }

    public override func nextInt(upperBound: Int) -> Int {
        guard upperBound > lowestValue else { return lowestValue }
        while true {
            let value = nextInt()
            if value < upperBound { return value }
        }
    }
}
