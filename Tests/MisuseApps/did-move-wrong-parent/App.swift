import UIKit

class Child: UIViewController {}

class Container: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let child = Child()
        addChild(child)
        view.addSubview(child.view)
        didMove(toParent: child)
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
