import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Windows on a screen that changes, and roots that go from one window to another.
@preconcurrency @MainActor final class WindowTests: TraitTestCase {
    private func overlay() -> UIWindow {
        let overlay = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
        overlay.isHidden = false
        return overlay
    }

    func testAChangeOfLooksTouchesNoFrame() {
        let window = show(UIViewController())
        let overlay = overlay()
        let screen = UIScreen.main.bounds
        setScreen { $0.style = .dark }
        setScreen { $0.textSize = .extraLarge }
        XCTAssertEqual(overlay.frame, CGRect(x: 20, y: 30, width: 100, height: 50))
        XCTAssertEqual(window.frame, screen)
    }

    func testOnlyWindowsThatFillTheScreenFollowItsSize() throws {
        let window = show(UIViewController())
        let overlay = overlay()
        let old = UIScreen.main.bounds
        UIScreen.main.adopt(try XCTUnwrap(ScreenConfiguration.device(named: "iPhone SE (3rd generation)")))
        XCTAssertNotEqual(UIScreen.main.bounds, old)
        XCTAssertEqual(window.frame, UIScreen.main.bounds)
        XCTAssertEqual(overlay.frame, CGRect(x: 20, y: 30, width: 100, height: 50))
    }

    func testARootThatAnotherWindowTookStaysThere() {
        let root = UIViewController()
        let first = show(root)
        let second = UIWindow()
        second.rootViewController = root
        second.isHidden = false
        XCTAssertTrue(root.view.superview === second)
        XCTAssertNil(first.rootViewController)
        first.rootViewController = UIViewController()
        XCTAssertTrue(root.view.superview === second)
        XCTAssertTrue(second.rootViewController === root)
    }

    func testARootWhoseViewTheAppMovedIsLeftThere() {
        let (root, host) = (UIViewController(), UIView())
        let first = show(root)
        let second = UIWindow()
        second.isHidden = false
        second.addSubview(host)
        host.addSubview(root.view)
        first.rootViewController = UIViewController()
        XCTAssertTrue(root.view.superview === host)
    }

    func testLevelsAreCompared() {
        XCTAssertTrue(UIWindow.Level.alert > .statusBar && UIWindow.Level.normal < .statusBar)
        XCTAssertEqual(UIWindow.Level.alert + 1, UIWindow.Level(2001))
        XCTAssertEqual(UIWindow.Level.normal - 1, UIWindow.Level(-1))
    }
}
