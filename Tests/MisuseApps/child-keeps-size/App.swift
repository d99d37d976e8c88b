import UIKit

class Child: UIViewController {
    override func loadView() { view = UIView() }
}

class Container: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 300))
        view.addSubview(box)
        let child = Child()
        addChild(child)
        child.view.frame = box.bounds
        box.addSubview(child.view)
        child.didMove(toParent: self)
        DispatchQueue.main.async { box.frame.size.width = 300 }
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
