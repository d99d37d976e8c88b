import UIKit

class Child: UIViewController {}

class Container: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let (old, new) = (Child(), Child())
        addChild(old)
        addChild(new)
        transition(from: old, to: new, duration: 0.3, animations: nil)
    }
}

@main class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Container()
        window?.makeKeyAndVisible()
        return true
    }
}
