import XCTest

@_spi(Testing) @testable import UIKit

/// The framework's own methods, named by selector.
@preconcurrency @MainActor final class FrameworkSelectorTests: ScreenTestCase {
    private final class Stubborn: UIView {
        var gives = false
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { gives }
    }

    func testViewsAnswerToTheirMethodsNames() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        child.layoutIfNeeded()
        child.perform(Selector("setNeedsLayout"))
        XCTAssertTrue(child.layer.needsLayout())
        child.perform(Selector("removeFromSuperview"))
        XCTAssertNil(child.superview)
        XCTAssertFalse(child.responds(to: Selector("fly")))
    }

    func testEndEditing() {
        let (parent, first) = (UIView(), Stubborn())
        parent.addSubview(first)
        XCTAssertTrue(first.becomeFirstResponder())
        XCTAssertFalse(UIView().endEditing(true), "it is elsewhere")
        XCTAssertFalse(parent.endEditing(false))
        XCTAssertTrue(first.isFirstResponder)
        first.gives = true
        parent.perform(Selector("endEditing:"), with: nil)
        XCTAssertFalse(first.isFirstResponder)
        first.gives = false
        first.becomeFirstResponder()
        XCTAssertTrue(parent.endEditing(true))
        XCTAssertFalse(first.isFirstResponder)
    }

    func testGestureRecognizersAndItemsHaveTables() {
        XCTAssertTrue(UITapGestureRecognizer() as Any is any ObjectiveCExposed)
        XCTAssertTrue(UIBarButtonItem() as Any is any ObjectiveCExposed)
    }
}
