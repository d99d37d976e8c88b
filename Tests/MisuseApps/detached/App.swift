import UIKit

class Stray: UIViewController {}

class Screen: UIViewController {
    let stray = Stray()

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        stray.view.frame = view.bounds
        view.addSubview(stray.view)
        stray.present(UIViewController(), animated: true) {
            self.stray.view.removeFromSuperview()
        }
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
    }
}
