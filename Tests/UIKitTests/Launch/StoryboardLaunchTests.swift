import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Facts 10.02 and 10.15: apps and scenes that begin with a storyboard.
@preconcurrency @MainActor final class StoryboardLaunchTests: StoryboardTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let root = window?.rootViewController
            Stop.log.append(
                "didFinishLaunching root=\((root as? Stop)?.name ?? "nil") loaded=\(root?.isViewLoaded ?? false) hidden=\(window?.isHidden ?? true)"
            )
            return true
        }
    }

    private final class WindowlessDelegate: NSObject, UIApplicationDelegate {}

    private var delegate: (any UIApplicationDelegate)?

    private func launch(_ delegate: any UIApplicationDelegate, byScenes: Bool = false) {
        self.delegate = delegate
        UIApplication.shared.delegate = delegate
        AppInfo.bundle = folder.bundle
        AppLaunch.launch(UIApplication.shared, livesByScenes: byScenes)
        settle()
    }

    override func end() {
        UIApplication.shared.delegate = nil
        delegate = nil
        super.end()
    }

    private func write(_ scene: String? = nil) {
        folder.write(
            StoryboardText.document(
                scene ?? StoryboardText.scene("a", class: "Stop", attributes: "title=\"A\""), initial: "a"),
            to: "Base.lproj/Main.storyboard")
    }

    func test_10_02_theInitialControllerIsThereAtLaunchAndItsViewComesAfter() {
        write()
        AppInfo.source = { $0 == "UIMainStoryboardFile" ? "Main" : nil }
        let delegate = Delegate()
        launch(delegate)
        XCTAssertEqual(
            Stop.drain(),
            [
                "A.init(coder:)", "A.awakeFromNib speed=0 label=false item=false loaded=false",
                "didFinishLaunching root=A loaded=false hidden=true", "A.loadView", "A.viewDidLoad label=false",
            ])
        XCTAssertEqual(delegate.window?.isHidden, false)
        XCTAssertEqual(delegate.window?.isKeyWindow, true)
        XCTAssertNotNil(delegate.window?.rootViewController?.view.window)
    }

    func test_10_02_aDelegateWithoutWindowIsTold() {
        write()
        AppInfo.source = { $0 == "UIMainStoryboardFile" ? "Main" : nil }
        let findings = Findings.during { launch(WindowlessDelegate()) }
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["The app delegate must implement the window property if it wants to use a main storyboard file."])
    }

    func testStoryboardWithoutInitialController() {
        folder.write(StoryboardText.document(StoryboardText.scene("a")), to: "Main.storyboard")
        AppInfo.source = { $0 == "UIMainStoryboardFile" ? "Main" : nil }
        let findings = Findings.during { launch(Delegate()) }
        XCTAssertEqual(
            findings.diagnostics.first?.message,
            "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?"
        )
    }

    private func manifest(delegate: String) -> [String: Any] {
        [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    [
                        "UISceneConfigurationName": "Default Configuration", "UISceneDelegateClassName": delegate,
                        "UISceneStoryboardFile": "Main",
                    ]
                ]
            ]
        ]
    }

    /// The delegate names the configuration.
    func test_10_11_aManifestWithoutConfigurationsIsOneOfAnAppThatLivesByScenes() {
        AppInfo.source = { _ in nil }
        XCTAssertFalse(SceneManifest.isPresent)
        AppInfo.source = {
            $0 == "UIApplicationSceneManifest" ? ["UIApplicationSupportsMultipleScenes": false] : nil
        }
        XCTAssertTrue(SceneManifest.isPresent)
        XCTAssertEqual(SceneManifest.configurations(for: .windowApplication).count, 0)
    }

    func test_10_15_windowAndRootOfASceneAreThereBeforeItConnects() {
        write()
        let name = "UIKitTests.StoryboardSceneDelegate"
        let manifest = manifest(delegate: name)
        AppInfo.source = { $0 == "UIApplicationSceneManifest" ? manifest : nil }
        XCTAssertTrue(SceneManifest.isPresent)
        launch(WindowlessDelegate(), byScenes: true)
        XCTAssertEqual(
            Stop.drain(),
            [
                "A.init(coder:)", "A.awakeFromNib speed=0 label=false item=false loaded=false",
                "willConnect Default Configuration root=A loaded=false", "A.loadView", "A.viewDidLoad label=false",
                "sceneWillEnterForeground",
            ])
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        XCTAssertEqual(UIApplication.shared.windows.first?.isKeyWindow, true)
    }

    func testUnknownSceneDelegateIsReported() {
        write()
        let manifest = manifest(delegate: "App.Nobody")
        AppInfo.source = { $0 == "UIApplicationSceneManifest" ? manifest : nil }
        let findings = Findings.during { launch(WindowlessDelegate(), byScenes: true) }
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            [
                "Info.plist configuration \"Default Configuration\" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name \"App.Nobody\"."
            ])
        // The storyboard is shown all the same.
        XCTAssertEqual(UIApplication.shared.windows.first?.rootViewController?.title, "A")
    }

    // MARK: Launch screen

    func testLaunchScreenIsDrawnWithoutTheAppsClasses() throws {
        let square = """
            <view contentMode="scaleToFill" id="red" customClass="BadgeView" customModule="UIKitTests">\
            <rect key="frame" x="0" y="0" width="414" height="896"/>\
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
            </view>
            """
        folder.write(
            StoryboardText.document(
                StoryboardText.scene(
                    "a", class: "Stop", view: square,
                    connections: "<outlet property=\"label\" destination=\"red\" id=\"o\"/>"), initial: "a"),
            to: "Base.lproj/LaunchScreen.storyboard")
        AppInfo.source = { $0 == "UILaunchStoryboardName" ? "LaunchScreen" : nil }
        AppInfo.bundle = folder.bundle
        var color: UInt32?
        let findings = Findings.during {
            LaunchScreen.present {
                let bitmap = FramePresenter.shared.renderScreen()
                color = bitmap.map { $0.row($0.height / 2)[$0.width / 2] }
            }
        }
        XCTAssertEqual(color, 0xFFFF_0000)
        XCTAssertEqual(Stop.drain(), [])
        XCTAssertEqual(findings.exceptions, [])
        XCTAssertEqual(findings.diagnostics.map(\.message), [])
        XCTAssertEqual(UIApplication.shared.windows.count, 0)
    }

    func testWithoutLaunchStoryboardNothingIsShown() {
        AppInfo.bundle = folder.bundle
        AppInfo.source = { $0 == "UILaunchStoryboardName" ? "Nowhere" : nil }
        var isCalled = false
        XCTAssertEqual(Findings.during { LaunchScreen.present { isCalled = true } }.exceptions, [])
        XCTAssertFalse(isCalled)
    }
}

final class StoryboardSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?
    override required init() { super.init() }
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        let root = window?.rootViewController
        Stop.log.append(
            "willConnect \(session.configuration.name ?? "nil") root=\((root as? Stop)?.name ?? "nil") loaded=\(root?.isViewLoaded ?? false)"
        )
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Stop.log.append("sceneWillEnterForeground") }
}
