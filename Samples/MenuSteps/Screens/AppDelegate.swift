import UIKit

/// The app of every step: its root is what the step's `MenuStep` makes.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let screens = [
            ScreenViewController("Departures", "The next ferry leaves at 10:40.", .systemBlue),
            ScreenViewController("Weather", "A fresh breeze from the west.", .systemTeal),
            ScreenViewController("Tickets", "Return tickets are valid for a month.", .systemIndigo),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = MenuStep.makeRoot(screens)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
