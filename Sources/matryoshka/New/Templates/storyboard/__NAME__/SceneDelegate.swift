import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    // The storyboard that Info.plist names fills it.
    var window: UIWindow?
}
