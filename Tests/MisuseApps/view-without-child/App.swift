import UIKit

class Child: UIViewController {}

class Container: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = Child()
        child.view.frame = view.bounds
        view.addSubview(child.view)
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
