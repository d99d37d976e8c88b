import UIKit

/// Chooses what fills the window: the sign-in screen, or the mail of whoever is signed in.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private let session = Session.shared

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NotificationCenter.default.addObserver(
            self, selector: #selector(sessionDidChange), name: Session.didChange, object: session)

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = UIColor(named: "AccentColor")
        window.rootViewController = Self.makeRoot(for: session)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    @objc private func sessionDidChange() {
        guard let window = window else { return }
        let replace = {
            UIView.transition(
                with: window, duration: 0.3, options: .transitionCrossDissolve,
                animations: { window.rootViewController = Self.makeRoot(for: self.session) })
        }
        // What is presented would stay in the window if the root went first.
        if let root = window.rootViewController, root.presentedViewController != nil {
            root.dismiss(animated: false, completion: replace)
        } else {
            replace()
        }
    }

    static func makeRoot(for session: Session) -> UIViewController {
        guard let token = session.token else {
            return UINavigationController(rootViewController: SignInViewController(session: session))
        }
        let service = RemoteMailService(base: MailServiceAddress.current, token: token)
        let store = MailStore(service: service, cache: MailCache(name: session.address ?? "mail"))
        return MainTabBarController(store: store, session: session)
    }
}
