import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Section 10 of the facts: the launch, the way to the background and back, and the end.
@preconcurrency @MainActor final class LaunchTests: ContainmentTestCase {
    /// What delegates are told, and in which state of the app.
    private final class Delegate: NSObject, UIApplicationDelegate {
        let log: EventLog
        var window: UIWindow?
        var atLaunch: () -> Void = {}
        var whenActive: () -> Void = {}
        init(_ log: EventLog) { self.log = log }

        private func add(_ event: String) { log.add("\(event) \(UIApplication.shared.applicationState)") }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            add("willFinishLaunching")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            add("didFinishLaunching")
            atLaunch()
            log.add("launched")
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
            add("didBecomeActive")
            whenActive()
        }
        func applicationWillResignActive(_ application: UIApplication) { add("willResignActive") }
        func applicationDidEnterBackground(_ application: UIApplication) { add("didEnterBackground") }
        func applicationWillEnterForeground(_ application: UIApplication) { add("willEnterForeground") }
        func applicationWillTerminate(_ application: UIApplication) { add("willTerminate") }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            add("configurationForConnecting")
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        static var log: EventLog?
        static var root: UIViewController?
        var window: UIWindow?
        override required init() { super.init() }

        private func add(_ event: String, _ scene: UIScene) {
            Self.log?.add("scene \(event) \(scene.activationState)")
        }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {
            add("willConnect", scene)
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = Self.root
            window.makeKeyAndVisible()
            self.window = window
        }
        func sceneDidDisconnect(_ scene: UIScene) { add("didDisconnect", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { add("didBecomeActive", scene) }
        func sceneWillResignActive(_ scene: UIScene) { add("willResignActive", scene) }
        func sceneWillEnterForeground(_ scene: UIScene) { add("willEnterForeground", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { add("didEnterBackground", scene) }
    }

    private var delegate: Delegate!
    private var observers: [any NSObjectProtocol] = []
    private var heard: EventLog!
    private var notifications: [String] { heard.lines }

    override func begin() {
        super.begin()
        delegate = Delegate(log)
        UIApplication.shared.delegate = delegate
        SceneDelegate.log = log
        SceneDelegate.root = nil
        let heard = EventLog()
        self.heard = heard
        for name in [
            UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willTerminateNotification,
        ] {
            let short = name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count)
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.add(String(short)) }
                })
        }
    }

    override func end() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
        UIApplication.shared.delegate = nil
        SceneDelegate.log = nil
        SceneDelegate.root = nil
        delegate = nil
        super.end()
    }

    private func launch(root: UIViewController, livesByScenes: Bool = false) {
        delegate.atLaunch = { [unowned self] in
            guard !livesByScenes else { return }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            self.window = window
        }
        SceneDelegate.root = root
        AppLaunch.launch(UIApplication.shared, livesByScenes: livesByScenes)
    }

    func test_10_01_orderOfTheLaunch() {
        launch(root: probe("R"))
        expect([
            "willFinishLaunching inactive", "didFinishLaunching inactive", "R.loadView", "R.viewDidLoad",
            "R.viewWillAppear(false)", "launched", "didBecomeActive active",
        ])
        XCTAssertEqual(notifications, ["DidFinishLaunching", "DidBecomeActive"])
        settle()
        expect(["R.viewIsAppearing(false)", "R.viewDidAppear(false)"])
    }

    func test_10_08_noRootControllerAtTheEndOfTheLaunch() {
        delegate.atLaunch = { [unowned self] in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            self.window = window
        }
        AppLaunch.launch(UIApplication.shared)
        XCTAssertEqual(
            exceptions,
            [
                NSException(
                    name: .internalInconsistencyException,
                    reason:
                        "Application windows are expected to have a root view controller at the end of application launch"
                )
            ])
    }

    func test_10_09_makeKeyAndVisibleDoesAllButViewDidAppear() {
        let root = probe("R")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        delegate.atLaunch = { [unowned self] in
            window.makeKeyAndVisible()
            XCTAssertFalse(window.isHidden)
            XCTAssertTrue(window.isKeyWindow)
            self.expect([
                "willFinishLaunching inactive", "didFinishLaunching inactive", "R.loadView", "R.viewDidLoad",
                "R.viewWillAppear(false)",
            ])
        }
        AppLaunch.launch(UIApplication.shared)
        TestEnvironment.commit()
        expect([
            "launched", "didBecomeActive active", "R.viewIsAppearing(false)", "R.viewDidAppear(false)",
        ])
    }

    func test_10_10_withScenesTheAppDelegateHearsNothingOfTheForeground() {
        launch(root: probe("R"), livesByScenes: true)
        TestEnvironment.moveToBackground()
        TestEnvironment.moveToForeground()
        XCTAssertEqual(
            log.drain().filter { !$0.hasPrefix("scene") && !$0.hasPrefix("R.") },
            [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "launched",
                "configurationForConnecting inactive",
            ])
        XCTAssertEqual(
            notifications,
            [
                "DidFinishLaunching", "WillEnterForeground", "DidBecomeActive", "WillResignActive",
                "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
            ])
    }

    func test_10_11_theConfigurationIsAskedForBetweenLaunchAndConnection() {
        launch(root: probe("R"), livesByScenes: true)
        XCTAssertEqual(
            log.drain().filter { !$0.hasPrefix("R.") }.prefix(5),
            [
                "willFinishLaunching inactive", "didFinishLaunching inactive", "launched",
                "configurationForConnecting inactive", "scene willConnect unattached",
            ])
    }

    func test_10_12_orderOfALaunchByScenes() {
        launch(root: probe("R"), livesByScenes: true)
        settle()
        XCTAssertEqual(
            log.drain().filter { !$0.contains("Layout") }.suffix(8),
            [
                "scene willConnect unattached", "R.loadView", "R.viewDidLoad", "R.viewWillAppear(false)",
                "scene willEnterForeground foregroundInactive", "scene didBecomeActive foregroundActive",
                "R.viewIsAppearing(false)", "R.viewDidAppear(false)",
            ])
    }

    func test_10_13_backgroundAndForeground() {
        launch(root: probe("R"))
        settle()
        _ = log.drain()
        TestEnvironment.moveToBackground()
        expect(["willResignActive active", "didEnterBackground background"])
        TestEnvironment.moveToBackground()
        expect([])
        TestEnvironment.moveToForeground()
        expect(["willEnterForeground inactive", "didBecomeActive active"])
        TestEnvironment.moveToForeground()
        expect([])
    }

    func test_10_13_backgroundAndForegroundOfAScene() {
        launch(root: probe("R"), livesByScenes: true)
        settle()
        _ = log.drain()
        TestEnvironment.moveToBackground()
        expect(["scene willResignActive foregroundActive", "scene didEnterBackground background"])
        TestEnvironment.moveToForeground()
        expect(["scene willEnterForeground foregroundInactive", "scene didBecomeActive foregroundActive"])
    }

    func test_10_14_theEndDoesNotPassThroughTheBackground() {
        launch(root: probe("R"), livesByScenes: true)
        settle()
        _ = log.drain()
        AppActivity.terminate()
        // Fact 10.10 takes only the way to the front and back from the application's delegate.
        expect([
            "scene willResignActive foregroundActive", "scene didDisconnect unattached", "willTerminate inactive",
        ])
        XCTAssertEqual(
            notifications.suffix(3), ["DidBecomeActive", "WillResignActive", "WillTerminate"])
        XCTAssertTrue(UIApplication.shared.connectedScenes.isEmpty)
    }

    /// Only what is active resigns that.
    func test_10_13_anInactiveAppGoesToTheBackground() {
        launch(root: probe("R"))
        settle()
        _ = log.drain()
        UIApplication.shared.applicationState = .inactive
        TestEnvironment.moveToBackground()
        expect(["didEnterBackground background"])
    }

    func testTheEndOfAnAppWithoutScenes() {
        launch(root: probe("R"))
        settle()
        _ = log.drain()
        AppActivity.terminate()
        expect(["willResignActive active", "willTerminate inactive"])
    }

    /// iOS 6 told such a child twice that it appeared.
    func test_2_37_aChildAddedWhenTheAppBecomesActiveAppearsOnce() {
        let (root, child) = (probe("R"), probe("C"))
        delegate.whenActive = { [unowned self] in self.add(child, to: root) }
        launch(root: root)
        settle()
        XCTAssertEqual(
            log.drain().filter { $0.contains("ppear") },
            [
                "R.viewWillAppear(false)", "C.viewWillAppear(false)", "R.viewIsAppearing(false)",
                "C.viewIsAppearing(false)", "R.viewDidAppear(false)", "C.viewDidAppear(false)",
            ])
    }
}
