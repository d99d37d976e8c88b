import Foundation
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class AxisTests: XCTestCase {
    func testLengthsAndCoordinatesAlongAnAxis() {
        var size = CGSize(3, across: 5, along: .vertical)
        XCTAssertEqual(size, CGSize(width: 5, height: 3))
        size[.horizontal] += 2
        XCTAssertEqual([size[.horizontal], size[.vertical]], [7, 3])
        var point = CGPoint(1, across: 2, along: .horizontal)
        point[.vertical] = 9
        XCTAssertEqual(point, CGPoint(x: 1, y: 9))
        XCTAssertEqual(NSLayoutConstraint.Axis.horizontal.across, .vertical)
        XCTAssertEqual(NSLayoutConstraint.Axis.vertical.across, .horizontal)
    }

    func testInsetsAndEdgesAlongAnAxis() {
        var insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        XCTAssertEqual([insets.start(.horizontal), insets.end(.horizontal), insets.sum(.horizontal)], [2, 8, 10])
        XCTAssertEqual([insets.start(.vertical), insets.end(.vertical), insets.sum(.vertical)], [1, 4, 5])
        insets.add(insets, along: .vertical)
        XCTAssertEqual(insets, NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 8, trailing: 8))
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        XCTAssertEqual([rect.start(.horizontal), rect.end(.horizontal)], [1, 11])
        XCTAssertEqual([rect.start(.vertical), rect.end(.vertical)], [2, 22])
    }

    /// Bars and rows are wide from 414 points on, a controller's root view beyond them.
    func testMarginsFollowFromTheWidth() {
        XCTAssertEqual([320, 413, 414, 1024].map { SystemMargins.side(width: $0) }, [16, 16, 20, 20])
        XCTAssertEqual([413, 414, 428].map { SystemMargins.rootSide(screenWidth: $0) }, [16, 16, 20])
    }
}
