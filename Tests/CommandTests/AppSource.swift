import Foundation

/// The source of an app of the tests, whose window shows one controller.
enum AppSource {
    /// - Parameters:
    ///   - root: The expression that makes the controller.
    ///   - statements: Lines that run when the window is on the screen, at the end of the launch.
    ///   - source: The app's own types, from line 19 on where there are no statements.
    static func app(showing root: String, then statements: [String] = [], _ source: String = "") -> String {
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = \(root)
                window.makeKeyAndVisible()
                self.window = window
                \((statements + ["return true"]).joined(separator: "\n        "))
            }
        }

        \(source)
        """
    }
}
