import CoreMedia
import XCTest

final class TimeTests: XCTestCase {
    private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    func testSumsAreExactInACommonScale() {
        let sum = time(1, 2) + time(1, 3)
        XCTAssertEqual([Int(sum.value), Int(sum.timescale)], [5, 6])
        XCTAssertFalse(sum.hasBeenRounded)
        let difference = time(1, 600) - time(2, 600)
        XCTAssertEqual([Int(difference.value), Int(difference.timescale)], [-1, 600])
    }

    func testBuffersOfPixelsAreDescribedByKeys() {
        XCTAssertEqual(
            [kCVPixelBufferPixelFormatTypeKey, kCVPixelBufferWidthKey, kCVPixelBufferHeightKey],
            ["PixelFormatType", "Width", "Height"])
        XCTAssertEqual(String(format: "%x", kCVPixelFormatType_420YpCbCr8BiPlanarFullRange), "34323066")
    }

    func testSecondsAreCutToTheScale() {
        let cut = CMTime(seconds: 1.99, preferredTimescale: 1)
        XCTAssertEqual(cut.value, 1)
        XCTAssertTrue(cut.hasBeenRounded)
        XCTAssertEqual(CMTimeMakeWithSeconds(0.35, preferredTimescale: 1000).seconds, 0.35)
        XCTAssertEqual(CMTimeGetSeconds(time(3, 2)), 1.5)
    }

    func testComparing() {
        let inOrder: [CMTime] = [
            .negativeInfinity, time(-1, 1), .zero, time(1, 3), time(2, 4), .indefinite, .positiveInfinity, .invalid,
        ]
        for (index, first) in inOrder.enumerated() {
            for (other, second) in inOrder.enumerated() {
                XCTAssertEqual(CMTimeCompare(first, second), index == other ? 0 : index < other ? -1 : 1)
            }
        }
        XCTAssertEqual(time(1, 2), time(300, 600))
        XCTAssertEqual(Set([time(1, 2), time(300, 600)]).count, 1)
    }

    func testWhatIsNoNumber() {
        XCTAssertTrue((.positiveInfinity + time(1, 1)).isPositiveInfinity)
        XCTAssertFalse((CMTime.positiveInfinity - .positiveInfinity).isValid)
        XCTAssertTrue((CMTime.indefinite + time(1, 1)).isIndefinite)
        XCTAssertFalse((CMTime.invalid + time(1, 1)).isValid)
        XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
        XCTAssertEqual(CMTime.positiveInfinity.seconds, .infinity)
        XCTAssertFalse(CMTimeMake(value: 1, timescale: 0).isValid)
    }

    func testMultiplying() {
        XCTAssertEqual(CMTimeMultiply(time(3, 10), multiplier: -2), time(-6, 10))
        XCTAssertEqual(CMTimeMultiplyByRatio(time(10, 1), multiplier: 1, divisor: 3), time(10, 3))
        XCTAssertEqual(CMTimeMultiplyByFloat64(time(600, 600), multiplier: 0.5), time(1, 2))
        XCTAssertEqual(CMTimeAbsoluteValue(time(-5, 1)), time(5, 1))
    }

    func testRounding() {
        let methods: [CMTimeRoundingMethod] = [
            .roundHalfAwayFromZero, .roundTowardZero, .roundAwayFromZero, .roundTowardPositiveInfinity,
            .roundTowardNegativeInfinity,
        ]
        func rounded(_ value: Int64) -> [Int64] {
            methods.map { CMTimeConvertScale(time(value, 10), timescale: 1, method: $0).value }
        }
        XCTAssertEqual(rounded(15), [2, 1, 2, 2, 1])
        XCTAssertEqual(rounded(-15), [-2, -1, -2, -1, -2])
        XCTAssertEqual(rounded(20), [2, 2, 2, 2, 2])
        XCTAssertTrue(time(1, 3).convertScale(10, method: .default).hasBeenRounded)
    }

    func testRanges() {
        let range = CMTimeRange(start: time(1, 1), end: time(4, 1))
        XCTAssertEqual(range.duration, time(3, 1))
        XCTAssertTrue(range.containsTime(time(1, 1)))
        XCTAssertFalse(range.containsTime(time(4, 1)))
        let other = CMTimeRangeMake(start: time(3, 1), duration: time(5, 1))
        XCTAssertEqual(range.intersection(other), CMTimeRange(start: time(3, 1), end: time(4, 1)))
        XCTAssertEqual(range.union(other), CMTimeRange(start: time(1, 1), end: time(8, 1)))
        XCTAssertTrue(range.intersection(CMTimeRange(start: time(9, 1), end: time(10, 1))).isEmpty)
        XCTAssertFalse(CMTimeRange.invalid.isValid)
        XCTAssertEqual(CMTimeClampToRange(time(9, 1), range: range), time(4, 1))
    }

    func testWords() {
        XCTAssertEqual("\(time(3, 2))", "{3/2 = 1.500}")
        XCTAssertEqual("\(CMTime.indefinite)", "{INDEFINITE}")
    }
}
