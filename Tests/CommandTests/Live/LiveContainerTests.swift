import DisplayProtocol
import Foundation
import XCTest

@testable import Displays

/// What an app stores is there at its next start, as on a device.
@preconcurrency @MainActor final class LiveContainerTests: LiveAppTestCase {
    func testPreferencesAndDocumentsStay() throws {
        let runner = try CommandRunner()
        try runner.write(Self.app, to: "Counter/App.swift")
        var app = try build("\(runner.folder.path)/Counter", named: "Counter")
        XCTAssertNil(app.container)
        app.container = runner.folder.appendingPathComponent("data")
        XCTAssertEqual(try title(of: app), "1 1")
        XCTAssertEqual(try title(of: app), "2 2")
        XCTAssertEqual(try title(of: app, erasing: true), "1 1")
        // Without a container each run has its own.
        app.container = nil
        XCTAssertEqual(try title(of: app), "1 1")
        XCTAssertEqual(try title(of: app), "1 1")
    }

    /// The title of the app's controller, which says how often the app has been started.
    private func title(of app: RunnableApp, erasing: Bool = false) throws -> String? {
        launch(app, erasing: erasing)
        let host = try XCTUnwrap(host)
        try wait(for: "the controller") { host.trace.contains { $0.event == "viewDidAppear" } }
        let title = host.trace.last { $0.event == "viewDidAppear" }?.title
        host.stop()
        return title
    }

    private static let app = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let starts = UserDefaults.standard.integer(forKey: "starts") + 1
                UserDefaults.standard.set(starts, forKey: "starts")
                let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
                    .appendingPathComponent("starts.txt")
                let text = ((try? String(contentsOf: file, encoding: .utf8)) ?? "") + "x"
                try! text.write(to: file, atomically: true, encoding: .utf8)
                let controller = UIViewController()
                controller.title = "\\(starts) \\(text.count)"
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        """
}
