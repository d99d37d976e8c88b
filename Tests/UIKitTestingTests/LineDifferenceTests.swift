import XCTest

@testable import UIKitTesting

final class LineDifferenceTests: XCTestCase {
    func testLinesAreMarked() {
        let difference = LineDifference(expected: ["a", "b", "c"], actual: ["b", "x", "c", "d"])
        XCTAssertEqual(difference.lines, ["- a", "  b", "+ x", "  c", "+ d"])
        XCTAssertEqual(difference.count, 3)
        XCTAssertEqual(LineDifference(expected: [], actual: []).lines, [])
    }

    /// Whatever the lists: without the marks, the lines give both back.
    func testBothListsCanBeReadOffTheLines() {
        var state: UInt64 = 42
        func random(_ bound: UInt64) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % bound)
        }
        for _ in 0..<500 {
            let expected = (0..<random(8)).map { _ in "\(random(4))" }
            let actual = (0..<random(8)).map { _ in "\(random(4))" }
            let difference = LineDifference(expected: expected, actual: actual)
            XCTAssertEqual(difference.lines.filter { !$0.hasPrefix("+") }.map { String($0.dropFirst(2)) }, expected)
            XCTAssertEqual(difference.lines.filter { !$0.hasPrefix("-") }.map { String($0.dropFirst(2)) }, actual)
            XCTAssertEqual(difference.count, difference.lines.filter { !$0.hasPrefix(" ") }.count)
        }
    }
}
