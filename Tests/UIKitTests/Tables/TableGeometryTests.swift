import Foundation
import XCTest

@testable import UIKit

final class TableGeometryTests: XCTestCase {
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    /// Every row is found at its own place, by walking down the content as slowly as can be.
    func testRowsAreFoundWhereTheyLie() {
        var generator = Generator(state: 7)
        for _ in 0..<50 {
            var sections: [TableGeometry.Section] = []
            for _ in 0..<Int.random(in: 0...5, using: &generator) {
                var section = TableGeometry.Section()
                section.headerHeight = CGFloat(Int.random(in: 0...2, using: &generator) * 10)
                section.footerHeight = CGFloat(Int.random(in: 0...2, using: &generator) * 5)
                section.rowHeights = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
                    CGFloat(Int.random(in: 0...4, using: &generator) * 11)
                }
                sections.append(section)
            }
            let geometry = TableGeometry(sections: sections, headerHeight: 7, footerHeight: 3)
            var y: CGFloat = 7
            var expected: [(IndexPath, CGFloat, CGFloat)] = []
            for (index, section) in sections.enumerated() {
                y += section.headerHeight
                for (row, height) in section.rowHeights.enumerated() {
                    expected.append((IndexPath(row: row, section: index), y, height))
                    y += height
                }
                y += section.footerHeight
            }
            XCTAssertEqual(geometry.contentHeight, y + 3)
            for (path, top, height) in expected {
                XCTAssertEqual(geometry.row(path).top, top)
                XCTAssertEqual(geometry.row(path).height, height)
                if height > 0 {
                    XCTAssertEqual(geometry.row(at: top), path)
                    XCTAssertEqual(geometry.row(at: top + height - 1), path)
                }
            }
            let low = CGFloat.random(in: -20...y, using: &generator)
            let range = low..<low + CGFloat.random(in: 0...100, using: &generator)
            let seen = expected.filter { $0.2 > 0 && $0.1 < range.upperBound && $0.1 + $0.2 > range.lowerBound }
            XCTAssertEqual(geometry.rows(in: range), range.isEmpty ? [] : seen.map(\.0))
        }
    }

    func testUpdatesMoveWhatIsLeftIntoTheFreePlaces() {
        var updates = ListUpdates(.rows)
        updates.deletedItems[IndexPath(row: 1, section: 0)] = .fade
        updates.insertedItems[IndexPath(row: 0, section: 0)] = .fade
        updates.movedItems[IndexPath(row: 3, section: 0)] = IndexPath(row: 1, section: 0)
        XCTAssertEqual(
            updates.items(of: 0, count: 4, in: 0).map { $0?.row }, [2, nil, 3, 1])
        XCTAssertNil(updates.inconsistency(before: [4], after: [4]))
        updates = ListUpdates(.rows)
        updates.insertedSections[0] = .fade
        updates.deletedSections[1] = .fade
        XCTAssertEqual(updates.sections(count: 3), [1, nil, 2])
    }
}
