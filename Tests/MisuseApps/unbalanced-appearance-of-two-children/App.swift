import UIKit

class Child: UIViewController {}

class Container: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let (old, new) = (Child(), Child())
        (old.title, new.title) = ("Old", "New")
        addChild(old)
        view.addSubview(old.view)
        old.didMove(toParent: self)

        addChild(new)
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: false)
        view.addSubview(new.view)
        old.view.removeFromSuperview()
        new.endAppearanceTransition()
        new.didMove(toParent: self)
        old.removeFromParent()
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
