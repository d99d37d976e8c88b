import UIKit

class Child: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("viewDidLoad with parent:", parent as Any)
    }
}

class Container: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let child = Child()
        child.view.backgroundColor = .red
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
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
