import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = SwitchViewController(
            children: [
                NoteViewController(title: "Morning", color: .systemOrange),
                NoteViewController(title: "Evening", color: .systemIndigo),
            ])
        window.makeKeyAndVisible()
        self.window = window
    }
}
