import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class FullScreenPresentationTests: PresentationTestCase {
    func test_6_01_fullScreenPresentation() {
        a.present(modal("M"), animated: true) { self.log.add("completion") }
        expect([])
        settle()
        expect([
            "M.loadView", "M.viewDidLoad", "A.viewWillDisappear(true)", "M.viewWillAppear(true)",
            "M.viewIsAppearing(true)", "M.viewDidAppear(true)", "A.viewDidDisappear(true)", "completion",
        ])
        XCTAssertNil(a.view.window)
    }

    func test_6_02_fullScreenDismissal() {
        let m = presented("M")
        m.dismiss(animated: true) { self.log.add("completion") }
        settle()
        expect([
            "M.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
            "A.viewDidAppear(true)", "M.viewDidDisappear(true)", "completion",
        ])
        XCTAssertTrue(a.view.superview === window)
        XCTAssertEqual(window?.subviews.count, 1)
        XCTAssertEqual(a.view.frame, window?.bounds)
    }

    func test_6_03_sheetLeavesThePresenterAlone() {
        let m = modal("M", .pageSheet)
        a.present(m, animated: true)
        settle()
        expect([
            "M.loadView", "M.viewDidLoad", "M.viewWillAppear(true)", "M.viewIsAppearing(true)", "M.viewDidAppear(true)",
        ])
        m.dismiss(animated: true)
        settle()
        expect(["M.viewWillDisappear(true)", "M.viewDidDisappear(true)"])
    }
}
