import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 8 of the facts: updates that controllers ask for from their callbacks.
@preconcurrency @MainActor final class WishTimingTests: SizeTestCase {
    /// Decides everything for the screen, and says so in a callback.
    private final class Wisher: UIViewController {
        var style = UIStatusBarStyle.lightContent
        var hidesBar = false
        var asksWhenItAppears = false
        var whenInsetsChange: () -> Void = {}

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesBar }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        override var prefersPointerLocked: Bool { true }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard asksWhenItAppears else { return }
            setNeedsStatusBarAppearanceUpdate()
            setNeedsUpdateOfHomeIndicatorAutoHidden()
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            setNeedsUpdateOfPrefersPointerLocked()
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            whenInsetsChange()
        }
    }

    private final class Container: UIViewController {
        override var childForStatusBarStyle: UIViewController? { children.last }
        override var childForStatusBarHidden: UIViewController? { children.last }
        override var childForHomeIndicatorAutoHidden: UIViewController? { children.last }
        override var childForScreenEdgesDeferringSystemGestures: UIViewController? { children.last }
        override var childViewControllerForPointerLock: UIViewController? { children.last }
    }

    /// The view is not in a window then (fact 2.04).
    func test_8_02_anUpdateAskedForInViewWillAppearIsMade() {
        let (container, child) = (Container(), Wisher())
        show(container)
        child.asksWhenItAppears = true
        add(child, to: container)
        settle()
        let (bar, wishes) = (UIApplication.shared.statusBar, UIApplication.shared.wishes)
        XCTAssertEqual(bar.style, .lightContent)
        XCTAssertTrue(wishes.hidesHomeIndicator)
        XCTAssertEqual(wishes.deferredEdges, .bottom)
        XCTAssertTrue(wishes.locksPointer)
        XCTAssertEqual(Misuse.findings.map(\.message), [])
    }

    /// Nobody asks where nobody said that an answer changed (fact 8.10).
    func test_8_10_withoutACallNothingIsUpdated() {
        let container = Container()
        show(container)
        add(Wisher(), to: container)
        settle()
        XCTAssertEqual(UIApplication.shared.statusBar.style, .default)
        XCTAssertFalse(UIApplication.shared.wishes.hidesHomeIndicator)
    }

    func test_8_02_anUpdateAskedForWhenTheBarMovesTheInsetsIsMade() throws {
        try use("iPhone SE (3rd generation)")
        let root = Wisher()
        root.style = .default
        show(root)
        root.whenInsetsChange = { [unowned root] in
            root.style = .lightContent
            root.setNeedsStatusBarAppearanceUpdate()
        }
        root.hidesBar = true
        root.setNeedsStatusBarAppearanceUpdate()
        settle()
        XCTAssertTrue(UIApplication.shared.statusBar.isHidden)
        XCTAssertEqual(UIApplication.shared.statusBar.style, .lightContent)
    }

    /// A controller that changes its mind for ever keeps the app busy, and that is said.
    func testABarThatComesAndGoesWithoutEnd() throws {
        try use("iPhone SE (3rd generation)")
        let root = Wisher()
        show(root)
        root.whenInsetsChange = { [unowned root] in
            root.hidesBar.toggle()
            root.setNeedsStatusBarAppearanceUpdate()
        }
        root.hidesBar = true
        root.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(TestEnvironment.runUntilIdle(), ["a change in every frame"])
    }
}
