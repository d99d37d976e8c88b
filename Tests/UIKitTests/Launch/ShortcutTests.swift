import UIKitTesting
import XCTest

@_spi(Testing) @_spi(Framework) @testable import UIKit

/// Items of the icon's menu.
@preconcurrency @MainActor final class ShortcutTests: ScreenTestCase {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        var takes = true
        var ownWindow: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
            log.append("launched by \(item?.type ?? "nothing")")
            return takes
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.append("perform \(shortcutItem.localizedTitle) \(application.applicationState)")
            completionHandler(true)
        }
        func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
    }

    private let delegate = Delegate()

    override func begin() {
        super.begin()
        UIApplication.shared.delegate = delegate
        AppInfo.source = { key in
            guard key == "UIApplicationShortcutItems" else { return nil }
            return [
                ["UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New Note"]
            ]
        }
    }

    override func end() {
        UIApplication.shared.delegate = nil
        super.end()
    }

    private func choose(_ type: String) throws {
        try Simulations.take("shortcut", json: Data(#"{"type": "\#(type)"}"#.utf8))
    }

    func testAnItemOfTheInfoPlistIsPerformed() throws {
        try choose("new")
        XCTAssertEqual(delegate.log, ["background", "perform New Note inactive", "active"])
    }

    func testTheAppsOwnItemsCanBeChosen() throws {
        XCTAssertEqual(UIApplication.shared.shortcutItems, [])
        let item = UIMutableApplicationShortcutItem(type: "last", localizedTitle: "Last")
        item.localizedTitle = "Last Note"
        UIApplication.shared.shortcutItems = [item]
        item.localizedTitle = "Changed later"
        try choose("last")
        XCTAssertEqual(delegate.log[1], "perform Last Note inactive")
    }

    func testAnUnknownItemIsRefused() {
        XCTAssertThrowsError(try choose("old")) {
            XCTAssertEqual("\($0)", "the app has no shortcut item of type 'old'; it has new")
        }
        XCTAssertEqual(delegate.log, [])
    }

    func testALaunchByAnItemPerformsItUnlessTheDelegateTookIt() {
        SimulatedValues.shared.values["shortcut"] = .object(["type": .string("new")])
        AppLaunch.launch(.shared, livesByScenes: false)
        XCTAssertEqual(delegate.log, ["launched by new", "perform New Note inactive", "active"])
        delegate.log = []
        delegate.takes = false
        AppLaunch.launch(.shared, livesByScenes: false)
        XCTAssertEqual(delegate.log, ["launched by new", "active"])
    }

    func testInteractionIsIgnoredWhileTheAppSaysSo() {
        let screen = TestScreen()
        let controller = UIViewController()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
        button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
        controller.view.addSubview(button)
        screen.show(controller)
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
        XCTAssertTrue(UIApplication.shared.isIgnoringInteractionEvents)
        screen.tap("Tap")
        XCTAssertEqual(taps, 0)
        UIApplication.shared.endIgnoringInteractionEvents()
        screen.tap("Tap")
        XCTAssertEqual(taps, 1)
    }
}
