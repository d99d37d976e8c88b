import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// The restoration of controllers that a storyboard has made, without a line of code for it.
@preconcurrency @MainActor final class StoryboardRestorationTests: StoryboardTestCase {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
        func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
            true
        }
    }

    private let delegate = Delegate()

    override func end() {
        UIApplication.shared.delegate = nil
        super.end()
    }

    private func launch(_ state: String? = nil) throws -> UINavigationController {
        UIApplication.shared.removeAllWindows()
        delegate.window = nil
        UIApplication.shared.delegate = delegate
        AppInfo.bundle = folder.bundle
        AppInfo.source = { $0 == "UIMainStoryboardFile" ? "Main" : nil }
        StateRestoration.prepare(state)
        AppLaunch.launch(UIApplication.shared, livesByScenes: false)
        settle()
        return try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
    }

    func testTheDocumentsTintIsTheWindows() throws {
        write()
        let file = folder.url.appendingPathComponent("Main.storyboard")
        let text = try String(contentsOf: file, encoding: .utf8)
        let tint = "<color key=\"tintColor\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\"/></document>"
        try text.replacingOccurrences(of: "</document>", with: tint).write(to: file, atomically: true, encoding: .utf8)
        XCTAssertEqual(try launch().view.tintColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    private func write(detail: String = "detail", attributes: String = "restorationIdentifier=\"Detail\"") {
        let scenes = [
            StoryboardText.scene(
                "nav", element: "navigationController", attributes: "restorationIdentifier=\"Nav\"", view: nil,
                connections: StoryboardText.relationship("rootViewController", to: "list")),
            StoryboardText.scene(
                "list", class: "Stop", attributes: "title=\"List\" restorationIdentifier=\"List\"",
                connections: StoryboardText.segue("show", to: detail, "open")),
            StoryboardText.scene(
                detail, class: "Stop",
                attributes: "title=\"Detail\" storyboardIdentifier=\"DetailScene\" \(attributes)"),
        ]
        folder.write(StoryboardText.document(scenes.joined(), initial: "nav"), to: "Main.storyboard")
    }

    private func openDetail() throws -> String {
        let navigation = try launch()
        navigation.topViewController?.performSegue(withIdentifier: "open", sender: nil)
        settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        return try XCTUnwrap(StatePreservation.state(of: UIApplication.shared))
    }

    private func titles(_ navigation: UINavigationController) -> [String?] { navigation.viewControllers.map(\.title) }

    func testTheStackComesBackFromTheStoryboard() throws {
        write()
        let restored = try launch(try openDetail())
        XCTAssertEqual(titles(restored), ["List", "Detail"])
        XCTAssertTrue(restored.topViewController is Stop)
        XCTAssertEqual(restored.topViewController?.storyboard?.name, "Main")
    }

    func testTheStoryboardIdentifierMayStandForTheRestorationIdentifier() throws {
        write(attributes: "useStoryboardIdentifierAsRestorationIdentifier=\"YES\"")
        XCTAssertEqual(titles(try launch(try openDetail())), ["List", "Detail"])
    }

    func testASceneIsFoundAgainByItsStoryboardIdentifier() throws {
        write()
        let state = try openDetail()
        write(detail: "other")
        XCTAssertEqual(titles(try launch(state)), ["List", "Detail"])
    }

    func testASceneThatIsGoneIsLeftOut() throws {
        write()
        let state = try openDetail()
        folder.write(
            StoryboardText.document(
                StoryboardText.scene(
                    "nav", element: "navigationController", attributes: "restorationIdentifier=\"Nav\"", view: nil,
                    connections: StoryboardText.relationship("rootViewController", to: "list"))
                    + StoryboardText.scene(
                        "list", class: "Stop", attributes: "title=\"List\" restorationIdentifier=\"List\""),
                initial: "nav"), to: "Main.storyboard")
        var restored: UINavigationController?
        let findings = Findings.during { restored = try? launch(state) }
        XCTAssertEqual(restored.map(titles), ["List"])
        XCTAssertEqual(
            findings.diagnostics.map(\.message),
            ["The scene of the storyboard 'Main' that the app was in is not there any more."])
    }
}
