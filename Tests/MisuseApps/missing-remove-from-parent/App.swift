import UIKit

class Child: UIViewController {}

class Container: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = Child()
        child.title = "Two"
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let child = children.first else { return }
        child.willMove(toParent: nil)
        UIView.animate(withDuration: 0.3) {
            child.view.alpha = 0
        } completion: { _ in
            child.view.removeFromSuperview()
        }
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
