import CoreGraphics
import Foundation
import XCTest

/// Points, sizes and rectangles as Apple's systems print and compare them.
final class GeometryTextTests: XCTestCase {
    private let rect = CGRect(x: 0, y: -0.5, width: 100, height: 100)

    func test_textsOfGeometry() {
        XCTAssertEqual("\(rect)", "(0.0, -0.5, 100.0, 100.0)")
        XCTAssertEqual("\(CGPoint(x: 1, y: 2))", "(1.0, 2.0)")
        XCTAssertEqual("\(CGSize(width: 1, height: 2))", "(1.0, 2.0)")
        XCTAssertEqual(rect.debugDescription, "(0.0, -0.5, 100.0, 100.0)")
        XCTAssertEqual(String(reflecting: rect.origin), "(0.0, -0.5)")
        XCTAssertEqual("\([rect.size])", "[(100.0, 100.0)]")
        XCTAssertEqual("\(CGVector(dx: 1, dy: 2))", "CGVector(dx: 1.0, dy: 2.0)")
        XCTAssertEqual(
            "\(CGAffineTransform.identity)", "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)")
    }

    func test_rectanglesThatTouchDoNotIntersect() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let right = CGRect(x: 100, y: 0, width: 10, height: 10)
        XCTAssertFalse(rect.__intersects(right))
        XCTAssertEqual(rect.intersection(right), CGRect(x: 100, y: 0, width: 0, height: 10))
        XCTAssertFalse(rect.__intersects(right.offsetBy(dx: 1, dy: 0)))
        XCTAssertTrue(rect.intersection(right.offsetBy(dx: 1, dy: 0)).isNull)
        XCTAssertTrue(rect.__intersects(right.offsetBy(dx: -0.5, dy: 0)))
        XCTAssertFalse(rect.__intersects(.null))
        XCTAssertFalse(CGRect.null.__intersects(rect))
        XCTAssertFalse(rect.__intersects(CGRect(x: 50, y: 50, width: 0, height: 0)))
        XCTAssertTrue(rect.__intersects(.infinite))
        XCTAssertTrue(rect.__intersects(CGRect(x: 10, y: 10, width: -5, height: -5)))
        XCTAssertFalse(rect.__intersects(CGRect(x: 105, y: 10, width: -5, height: 5)))
    }

    /// What Foundation on Linux does as Apple documents it.
    func test_otherMembersAreApples() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let negative = CGRect(x: 10, y: 10, width: -5, height: -6)
        XCTAssertEqual(negative.standardized.size, CGSize(width: 5, height: 6))
        XCTAssertEqual([negative.minX, negative.maxX, negative.width], [5, 10, 5])
        XCTAssertEqual(negative, negative.standardized)
        XCTAssertFalse(negative.isEmpty)
        XCTAssertEqual(negative.insetBy(dx: 1, dy: 1), CGRect(x: 6, y: 5, width: 3, height: 4))
        XCTAssertTrue(rect.insetBy(dx: 60, dy: 1).isNull)
        XCTAssertEqual(rect.insetBy(dx: 50, dy: 0), CGRect(x: 50, y: 0, width: 0, height: 100))
        XCTAssertEqual(rect.union(.null), rect)
        XCTAssertEqual(CGRect.null.union(rect), rect)
        XCTAssertEqual(rect.union(.infinite), .infinite)
        XCTAssertEqual(CGRect(x: -0.5, y: 0.5, width: 1, height: 1).integral, CGRect(x: -1, y: 0, width: 2, height: 2))
        XCTAssertTrue(CGRect.null.integral.isNull)
        XCTAssertTrue(rect.contains(CGPoint(x: 0, y: 0)))
        XCTAssertFalse(rect.contains(CGPoint(x: 100, y: 50)))
        XCTAssertTrue(rect.contains(rect))
        XCTAssertFalse(CGRect.null.contains(rect))
        XCTAssertTrue(CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
        let (slice, rest) = rect.divided(atDistance: 30, from: .maxXEdge)
        XCTAssertEqual(
            [slice, rest], [CGRect(x: 70, y: 0, width: 30, height: 100), CGRect(x: 0, y: 0, width: 70, height: 100)])
    }

    func test_functionsOfCCompare() {
        XCTAssertTrue(__CGPointEqualToPoint(CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)))
        XCTAssertFalse(__CGPointEqualToPoint(CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 1)))
        XCTAssertTrue(__CGSizeEqualToSize(rect.size, CGSize(width: 100, height: 100)))
        XCTAssertFalse(__CGSizeEqualToSize(rect.size, .zero))
    }
}
