import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Sections 9a and 10 of the facts as far as they need no nib, and the launches S0 and S5.
@preconcurrency @MainActor final class LoadingAndWindowTests: ContainmentTestCase {
    func test_10_03_aHiddenWindowLoadsNothing() {
        let root = probe("R")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        settle()
        expect([])
        window.makeKeyAndVisible()
        expect(["R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)"])
        settle()
        expect(["R.viewIsAppearing(false)", "R.viewDidAppear(false)"])
    }

    func test_10_04_theRootFollowsTheWindowsSize() {
        let root = probe("R")
        let window = show(root)
        XCTAssertEqual(root.view.frame, window.bounds)
        window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 500, height: 300))
    }

    func test_10_05_theOldRootGoesFirst() {
        let (old, new) = (probe("old"), probe("new"))
        let window = show(old)
        var subviews = -1
        new.hooks["viewWillAppear"] = { subviews = window.subviews.count }
        window.rootViewController = new
        XCTAssertEqual(subviews, 0)
    }

    func test_10_06_replacingTheRoot() {
        let (old, new) = (probe("old"), probe("new"))
        let window = show(old)
        window.rootViewController = new
        settle()
        expect([
            "old.viewWillDisappear(false)", "new.loadView", "new.viewDidLoad", "new.viewWillAppear(false)",
            "new.viewIsAppearing(false)", "old.viewDidDisappear(false)", "new.viewDidAppear(false)",
        ])
    }

    /// The launch of the drop-down menu: the child comes in `viewDidLoad`, the window is shown afterwards.
    func test_S0_launchOfTheMenu() {
        let (menu, first) = (probe("0"), probe("1"))
        _ = first.view
        menu.hooks["viewDidLoad"] = { [unowned self] in self.add(first, to: menu) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = menu
        expect(["1.loadView", "1.viewDidLoad"])
        window.makeKeyAndVisible()
        settle()
        expect(
            [
                "0.loadView", "0.viewDidLoad", "1.willMove(0)", "1.didMove(0)", "0.viewWillAppear(false)",
                "1.viewWillAppear(false)", "0.viewIsAppearing(false)", "0.willLayout", "0.didLayout",
                "1.viewIsAppearing(false)", "1.willLayout", "1.didLayout", "0.viewDidAppear(false)",
                "1.viewDidAppear(false)",
            ], layouts: true)
    }

    func test_8_01_statusBarIsDelegatedDown() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
            override var prefersStatusBarHidden: Bool { true }
        }
        final class Container: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.first }
            override var childForStatusBarHidden: UIViewController? { children.last }
        }
        let container = Container()
        let window = show(container)
        XCTAssertEqual(UIApplication.shared.statusBar.style, .default)
        add(Light(), to: container)
        settle()
        // A changed child takes effect only when it is said (8.02, 8.10).
        XCTAssertEqual(UIApplication.shared.statusBar.style, .default)
        container.setNeedsStatusBarAppearanceUpdate()
        XCTAssertEqual(UIApplication.shared.statusBar.style, .lightContent)
        XCTAssertTrue(UIApplication.shared.statusBar.isHidden)
        window.rootViewController = UIViewController()
        XCTAssertEqual(UIApplication.shared.statusBar.style, .default)
    }
}
