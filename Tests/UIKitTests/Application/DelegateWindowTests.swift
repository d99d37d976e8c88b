import UIKitTesting
import XCTest

@testable import UIKit

/// A delegate's window: optional twice where only the protocol is known, as Objective-C's optional members are.
@preconcurrency @MainActor final class DelegateWindowTests: ScreenTestCase {
    private final class AppDelegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
        var window: UIWindow?
    }
    private final class Without: NSObject, UIApplicationDelegate {}

    func testOnlyTheProtocolsWindowIsOptionalTwice() throws {
        let (delegate, root) = (AppDelegate(), UIViewController())
        UIApplication.shared.delegate = delegate
        XCTAssertNil(UIApplication.shared.delegate?.window??.rootViewController)
        let window = UIWindow()
        delegate.window = window
        delegate.window?.rootViewController = root
        let shared = UIApplication.shared.delegate
        XCTAssertTrue(shared?.window??.rootViewController === root)
        XCTAssertTrue(UIApplication.shared.delegate!.window!!.rootViewController === root)
        if let outer = UIApplication.shared.delegate?.window, let inner = outer {
            XCTAssertTrue(inner === window)
        } else {
            XCTFail("no window")
        }
        guard let once = UIApplication.shared.delegate?.window else { return XCTFail("no window") }
        XCTAssertTrue(once?.rootViewController === root)
        let scenes: (any UIWindowSceneDelegate)? = delegate
        XCTAssertTrue(scenes?.window??.rootViewController === root)
        // The class's own is optional once.
        let own = (UIApplication.shared.delegate as? AppDelegate)?.window
        XCTAssertTrue(own?.rootViewController === root)
        XCTAssertTrue(own === window)
    }

    func testADelegateNeedNotHaveAWindow() {
        let without = Without()
        UIApplication.shared.delegate = without
        let none: UIWindow? = UIApplication.shared.delegate?.window ?? nil
        XCTAssertNil(none)
    }
}
