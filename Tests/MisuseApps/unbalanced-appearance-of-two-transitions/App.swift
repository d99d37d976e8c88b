import UIKit

class Child: UIViewController {}

class Container: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let (first, second, third) = (Child(), Child(), Child())
        [first, second, third].forEach(addChild)
        view.addSubview(first.view)
        first.didMove(toParent: self)
        change(from: first, to: second)
        change(from: second, to: third)
    }

    func change(from old: Child, to new: Child) {
        old.willMove(toParent: nil)
        transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
            old.removeFromParent()
            new.didMove(toParent: self)
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
