import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// What is said of a launch that ends with nothing to see.
@preconcurrency @MainActor final class MissingWindowTests: StoryboardTestCase {
    private final class Plain: NSObject, UIApplicationDelegate {}

    private final class Keeper: NSObject, UIApplicationDelegate {
        var window: UIWindow? = UIWindow()
    }

    private final class ByScenes: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
    }

    private var delegate: (any UIApplicationDelegate)?

    override func end() {
        UIApplication.shared.delegate = nil
        delegate = nil
        super.end()
    }

    /// The messages at the end of a launch with an Info.plist.
    private func messages(_ delegate: any UIApplicationDelegate, _ information: [String: Any] = [:]) -> [String] {
        self.delegate = delegate
        UIApplication.shared.delegate = delegate
        AppInfo.bundle = folder.bundle
        AppInfo.source = { information[$0] }
        return Findings.during {
            AppLaunch.launch(UIApplication.shared)
            MissingWindow.report(UIApplication.shared)
        }.diagnostics.map(\.message)
    }

    private let start = "The launch has ended without a visible window: "

    func testNeitherScenesNorStoryboard() {
        XCTAssertEqual(
            messages(Plain()),
            [
                start + "the Info.plist names neither scenes (UIApplicationSceneManifest) nor a main storyboard "
                    + "(UIMainStoryboardFile), and \(objectiveCClassName(Plain())) has shown no window."
            ])
    }

    func testASceneDelegateThatIsNeverUsed() {
        XCTAssertEqual(
            messages(ByScenes()),
            [
                start + "the Info.plist has no UIApplicationSceneManifest, so that no scene connects and the scene "
                    + "delegate is never used."
            ])
    }

    func testAHiddenWindow() {
        XCTAssertEqual(
            messages(Keeper()), [start + "the window of \(objectiveCClassName(Keeper())) is hidden."])
    }

    func testASceneWithoutDelegateAndStoryboard() {
        XCTAssertEqual(
            messages(ByScenes(), ["UIApplicationSceneManifest": [String: Any]()]),
            [start + "the scene that has connected has neither a delegate nor a storyboard."])
    }

    func testNothingIsSaidOfAWindowThatIsShown() {
        folder.write(
            StoryboardText.document(StoryboardText.scene("a"), initial: "a"), to: "Base.lproj/Main.storyboard")
        XCTAssertEqual(messages(Keeper(), ["UIMainStoryboardFile": "Main"]), [])
    }

    func testAManifestWithoutConfigurationsOpensTheMainStoryboard() {
        folder.write(
            StoryboardText.document(StoryboardText.scene("a"), initial: "a"), to: "Base.lproj/Main.storyboard")
        let keeper = Keeper()
        let manifest = ["UIApplicationSupportsMultipleScenes": false]
        XCTAssertEqual(
            messages(keeper, ["UIApplicationSceneManifest": manifest, "UIMainStoryboardFile": "Main"]), [])
        XCTAssertNotNil(keeper.window?.rootViewController?.view.window)
    }

    func testADelegateThatNamesTheConfigurationLivesByScenes() {
        AppInfo.source = { ["UIApplicationSceneManifest": [String: Any](), "UIMainStoryboardFile": "Main"][$0] }
        XCTAssertTrue(SceneManifest.isUsed(by: ByScenes()))
        XCTAssertFalse(SceneManifest.isUsed(by: Plain()))
    }
}
