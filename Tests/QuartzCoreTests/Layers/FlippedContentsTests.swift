import XCTest

@testable import QuartzCore

final class FlippedContentsTests: XCTestCase {
    func testEachFlippedLayerTurnsTheContentOver() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        XCTAssertTrue(inner.contentsAreFlipped())
        outer.isGeometryFlipped = true
        XCTAssertFalse(inner.contentsAreFlipped())
        inner.isGeometryFlipped = true
        XCTAssertTrue(inner.contentsAreFlipped())
        XCTAssertFalse(outer.contentsAreFlipped())
    }
}
