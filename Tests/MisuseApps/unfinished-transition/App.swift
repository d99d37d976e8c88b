import UIKit

class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3) { view.alpha = 1 }
    }
}

class Screen: UIViewController, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { Slide() }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let other = UIViewController()
        other.title = "Other"
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = self
        present(other, animated: true)
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
