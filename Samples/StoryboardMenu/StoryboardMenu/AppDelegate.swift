import UIKit

/// There is nothing to do: the storyboard has the menu and all its screens.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
