import XCTest

@testable import GameplayKit

final class RandomTests: XCTestCase {
    /// The first numbers of the authors' own program for the seed 5489.
    func testTheMersenneTwisterIsThePublishedOne() {
        let source = GKMersenneTwisterRandomSource(seed: 5489)
        XCTAssertEqual(source.nextBits(), 14_514_284_786_278_117_030)
        XCTAssertEqual(source.nextBits(), 4_620_546_740_167_642_908)
    }

    /// The stream of the cipher for the key "Key", as published.
    func testTheCipherIsThePublishedOne() {
        XCTAssertEqual(GKARC4RandomSource(seed: Data("Key".utf8)).nextBits(), 0xEB9F_7781_B734_CA72)
    }

    func testSourcesWithASeedRepeatThemselves() {
        let makers: [() -> GKRandomSource] = [
            { GKMersenneTwisterRandomSource(seed: 7) }, { GKLinearCongruentialRandomSource(seed: 7) },
            { GKARC4RandomSource(seed: Data([7])) },
        ]
        for make in makers {
            let (one, two) = (make(), make())
            XCTAssertEqual(
                (0..<20).map { _ in one.nextInt(upperBound: 100) }, (0..<20).map { _ in two.nextInt(upperBound: 100) })
            let copy = one.copy() as! GKRandomSource
            XCTAssertEqual(one.nextInt(), copy.nextInt())
            XCTAssertEqual(
                one.arrayByShufflingObjects(in: [1, 2, 3, 4]) as? [Int],
                copy.arrayByShufflingObjects(in: [1, 2, 3, 4]) as? [Int])
            XCTAssertTrue((0..<1000).allSatisfy { _ in (0...1).contains(one.nextUniform()) })
        }
    }

    func testShufflingKeepsAll() {
        let shuffled = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(1...50)) as? [Int]
        XCTAssertEqual(shuffled?.sorted(), Array(1...50))
        XCTAssertEqual((([3, 1, 2] as NSArray).shuffled() as? [Int])?.sorted(), [1, 2, 3])
    }

    func testDice() {
        let die = GKRandomDistribution.d6()
        XCTAssertEqual(Set((0..<1000).map { _ in die.nextInt() }), Set(1...6))
        XCTAssertEqual(GKRandomDistribution(forDieWithSideCount: 20).numberOfPossibleOutcomes, 20)
        let between = GKRandomDistribution(lowestValue: -3, highestValue: 3)
        XCTAssertTrue((0..<1000).allSatisfy { _ in (-3...3).contains(between.nextInt()) })
    }

    func testNothingComesAgainBeforeAllHaveCome() {
        let deck = GKShuffledDistribution.d6()
        var last = 0
        for _ in 0..<20 {
            let round = (0..<6).map { _ in deck.nextInt() }
            XCTAssertEqual(round.sorted(), Array(1...6))
            XCTAssertNotEqual(round[0], last)
            last = round[5]
        }
    }

    func testTheMiddleIsLikelier() {
        let source = GKMersenneTwisterRandomSource(seed: 1)
        let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 60)
        XCTAssertEqual([bell.mean, bell.deviation], [30, 10])
        let values = (0..<2000).map { _ in bell.nextInt() }
        XCTAssertTrue(values.allSatisfy { (0...60).contains($0) })
        XCTAssertEqual(Double(values.filter { (20...40).contains($0) }.count) / 2000, 0.7, accuracy: 0.05)
    }
}
