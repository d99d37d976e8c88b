import QuartzCore
import UIKit
import XCTest

@testable import UIKitTesting

@preconcurrency @MainActor final class TestScreenTests: UIKitTestingTestCase {
    func testAScreenHasTheSizeAndTraitsOfItsDevice() {
        let screen = TestScreen(device: "iphone se", style: .dark, textSize: .extraLarge)
        XCTAssertEqual(screen.size, CGSize(width: 375, height: 667))
        XCTAssertEqual(UIDevice.current.name, "iPhone SE (3rd generation)")
        let root = screen.show(UIViewController())
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(root.traitCollection.preferredContentSizeCategory, .extraLarge)
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    func testAnUnknownDeviceFails() {
        XCTAssertTrue(TestScreen.deviceNames.contains("iPad mini (6th generation)"))
        let messages = failures { _ = TestScreen(device: "iPhone 99") }
        XCTAssertEqual(messages.count, 1)
        XCTAssertTrue(
            messages[0].hasPrefix("there is no device \"iPhone 99\"; there are \"iPhone 15\", \"iPhone 15 Pro\", "),
            messages[0])
    }

    func testANewScreenStartsAfreshWhateverWasLeft() {
        let first = TestScreen(device: "iPad mini")
        let root = first.show(UIViewController())
        UIView.animate(withDuration: 5) { root.view.alpha = 0 }
        first.advance(by: 1)
        XCTAssertEqual(first.time, 1, accuracy: 1e-9)
        let second = TestScreen()
        XCTAssertEqual(second.time, 0)
        XCTAssertNil(root.view.window)
        XCTAssertTrue(UIApplication.shared.windows.isEmpty)
        XCTAssertEqual(second.size, CGSize(width: 393, height: 852))
        TestEnvironment.reset()
        XCTAssertNil(TestScreen.current)
    }

    func testAScreenThatWasPutAwayCannotBeUsed() {
        let (old, view) = emptyScreen()
        label("Hello", CGRect(x: 0, y: 100, width: 100, height: 20), in: view)
        let new = TestScreen()
        let reason = "this screen was put away: a new TestScreen, or TestEnvironment.reset(), started afresh"
        XCTAssertEqual(failures { old.tap("Hello") }, ["tap \"Hello\": \(reason)"])
        XCTAssertEqual(failures { old.advance(by: 1) }, [reason])
        XCTAssertEqual(failures { new.advance(by: 1) }, [])
        TestEnvironment.reset()
        XCTAssertEqual(failures { new.show(UIViewController()) }, [reason])
    }

    func testAScreenThatWasPutAwayDoesNothing() {
        let old = TestScreen()
        old.show(controller("Old"))
        let new = TestScreen()
        let root = new.show(controller("New"))
        let reason = "this screen was put away: a new TestScreen, or TestEnvironment.reset(), started afresh"
        func expectNothing(_ name: String, _ body: () -> Void, line: UInt = #line) {
            XCTAssertEqual(failures(of: body), [reason], name, line: line)
            XCTAssertEqual(UIApplication.shared.windows, [root.view.window].compactMap { $0 }, name, line: line)
            XCTAssertEqual(new.time, 0, name, line: line)
            XCTAssertEqual(new.size, CGSize(width: 393, height: 852), name, line: line)
            XCTAssertEqual(new.style, .light, name, line: line)
            XCTAssertEqual(new.textSize, .large, name, line: line)
        }
        expectNothing("show") { old.show(UIViewController()) }
        expectNothing("clear") { old.clear() }
        expectNothing("advance") { old.advance(by: 1) }
        expectNothing("turn") { old.turn(to: .landscapeLeft) }
        expectNothing("style") { old.style = .dark }
        expectNothing("textSize") { old.textSize = .extraLarge }
        UIView.animate(withDuration: 1) { root.view.alpha = 0.5 }
        expectNothing("runUntilIdle") { old.runUntilIdle() }
        let delegate = UIApplication.shared.delegate
        expectNothing("launch") { old.launch(Delegate()) }
        XCTAssertTrue(UIApplication.shared.delegate === delegate)
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let window = UIWindow(frame: UIScreen.main.bounds)

        func applicationDidFinishLaunching(_ application: UIApplication) {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
        }
    }

    func testAResetBringsTheUsualDeviceBack() {
        _ = TestScreen(device: "iPad mini", style: .dark)
        TestEnvironment.reset()
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 393, height: 852))
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    func testAShownControllerHasAppeared() {
        let screen = TestScreen()
        let one = controller("One")
        let recorder = LifecycleRecorder(of: one, including: .appearance)
        XCTAssertTrue(screen.show(one) === one)
        XCTAssertEqual(
            recorder.takeEvents(),
            ["One.viewWillAppear(false)", "One.viewIsAppearing(false)", "One.viewDidAppear(false)"])
        let two = screen.show(controller("Two"))
        XCTAssertTrue(screen.root === two)
        XCTAssertEqual(recorder.takeEvents(), ["One.viewWillDisappear(false)", "One.viewDidDisappear(false)"])
    }

    func testAClearedScreenIsEmpty() {
        let screen = TestScreen()
        let one = screen.show(controller("One"))
        let recorder = LifecycleRecorder(of: one, including: .appearance)
        screen.clear()
        XCTAssertEqual(recorder.takeEvents(), ["One.viewWillDisappear(false)", "One.viewDidDisappear(false)"])
        XCTAssertNil(screen.root)
        XCTAssertEqual(screen.hierarchy, "")
    }

    func testStyleAndTextSizeChangeWhileTheAppRuns() {
        let screen = TestScreen()
        let root = screen.show(UIViewController())
        screen.style = .dark
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(screen.style, .dark)
        screen.textSize = .small
        XCTAssertEqual(root.traitCollection.preferredContentSizeCategory, .small)
        XCTAssertEqual(screen.textSize, .small)
    }

    func testADeviceOnItsSide() {
        let screen = TestScreen(device: "iPhone SE", orientation: .landscapeLeft)
        XCTAssertEqual(screen.size, CGSize(width: 667, height: 375))
        let root = screen.show(UIViewController())
        XCTAssertEqual(root.view.frame, CGRect(x: 0, y: 0, width: 667, height: 375))
        XCTAssertEqual(root.traitCollection.verticalSizeClass, .compact)
        XCTAssertEqual(TestScreen().size, CGSize(width: 393, height: 852))
    }

    func testADeviceIsTurned() {
        let screen = TestScreen()
        let one = screen.show(controller("One"))
        expectEvents(of: one, including: [.size, .traits]) {
            screen.turn(to: .landscapeRight)
        } toBe: {
            "One.viewWillTransition(to: 852 × 393)"
            "One.traitCollectionDidChange()"
        }
        XCTAssertEqual(one.view.frame.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(screen.size, CGSize(width: 852, height: 393))
        screen.style = .dark
        XCTAssertEqual(screen.size, CGSize(width: 852, height: 393))
        XCTAssertEqual(
            failures { screen.turn(to: .faceUp) }, ["a device can be turned upright or on its side, not to be flat"])
    }

    func testTimePassesToTheFrame() {
        let (screen, view) = emptyScreen()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(box)
        screen.runUntilIdle()
        let start = screen.time
        var isOver = false
        UIView.animate(withDuration: 0.3, animations: { box.center.x = 100 }, completion: { _ in isOver = true })
        screen.advance(by: 0.25)
        XCTAssertFalse(isOver)
        screen.runUntilIdle()
        XCTAssertTrue(isOver)
        XCTAssertEqual(screen.time - start, 0.3, accuracy: 1.0 / 60)
    }

    func testAnAppThatDoesNotBecomeIdleFails() {
        let (screen, view) = emptyScreen()
        UIView.animate(withDuration: 60) { view.alpha = 0 }
        let reports = reports { screen.runUntilIdle(limit: 2) }
        XCTAssertEqual(reports.map(\.message), ["the app was not idle after 2 s: animation of UIView: opacity"])
        XCTAssertEqual(reports.first?.line, #line - 2)
        XCTAssertEqual(reports.first.map { "\($0.file)" }, #filePath)
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var launches = 0
        var makesWindow = true

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            launches += 1
            guard makesWindow else { return true }
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.rootViewController?.title = "Root"
            window?.makeKeyAndVisible()
            return true
        }
    }

    func testAnAppIsLaunchedByItsDelegate() {
        let screen = TestScreen(device: "iPhone SE")
        let recorder = LifecycleRecorder(including: .appearance)
        let delegate = screen.launch(AppDelegate())
        XCTAssertTrue(screen.window === delegate.window)
        XCTAssertEqual(
            recorder.events, ["Root.viewWillAppear(false)", "Root.viewIsAppearing(false)", "Root.viewDidAppear(false)"])
        XCTAssertTrue(UIApplication.shared.delegate === delegate)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        screen.launchApp()
        XCTAssertEqual(delegate.launches, 2)
        TestEnvironment.reset()
        XCTAssertNil(UIApplication.shared.delegate)
    }

    func testAScreenBelongsToAnAppThatIsInFront() {
        TestEnvironment.moveToBackground()
        let screen = TestScreen()
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        screen.show(UIViewController())
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
    }

    func testALaunchWithoutAWindowOrAnAppFails() {
        let screen = TestScreen()
        XCTAssertEqual(
            failures { screen.launchApp() }, ["the tests do not run inside an app: it has no delegate"])
        let delegate = AppDelegate()
        delegate.makesWindow = false
        XCTAssertEqual(failures { screen.launch(delegate) }, ["AppDelegate launched the app without a window"])
    }

    func testTheHierarchyIsText() {
        let (screen, view) = emptyScreen()
        label("Hello", CGRect(x: 10, y: 100, width: 100, height: 20.5), in: view).accessibilityIdentifier = "greeting"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 200, width: 100, height: 44)
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        view.addSubview(button)
        let veil = UIView(frame: view.bounds)
        veil.alpha = 0.5
        veil.isHidden = true
        view.addSubview(veil)
        screen.runUntilIdle()
        XCTAssertEqual(
            screen.hierarchy,
            """
            UIWindow (0,0 393 × 852)
              UIView (0,0 393 × 852)
                UILabel (10,100 100 × 20.5) id greeting "Hello"
                UIButton (10,200 100 × 44) "Go" disabled
                UIView (0,0 393 × 852) hidden alpha 0.5
            """)
    }
}
