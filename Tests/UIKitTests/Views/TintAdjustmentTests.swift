import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class TintAdjustmentTests: EventTestCase {
    private final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    func testADimmedViewAndThoseBelowItShowAGray() {
        let inner = Tinted()
        let outer = UIView()
        outer.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        outer.addSubview(inner)
        root.addSubview(outer)
        inner.changes = 0
        outer.tintAdjustmentMode = .dimmed
        XCTAssertEqual(inner.changes, 1)
        XCTAssertEqual(inner.tintAdjustmentMode, .dimmed)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        XCTAssertTrue(inner.tintColor.resolvedColor(with: inner.traitCollection).getWhite(&white, alpha: &alpha))
        XCTAssertEqual(white, 0.299, accuracy: 0.01)
        inner.tintAdjustmentMode = .normal
        XCTAssertEqual(inner.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(inner.changes, 2)
        outer.tintAdjustmentMode = .automatic
        XCTAssertEqual(outer.tintAdjustmentMode, .normal)
        XCTAssertEqual(outer.tintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
