import UIKit

class Child: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
    }

    override func didMove(toParent parent: UIViewController?) {
        print("moved")
    }
}

class Container: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = Child()
        child.title = "Two"
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
