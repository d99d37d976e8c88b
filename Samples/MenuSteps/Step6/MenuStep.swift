import Containers
import UIKit

enum MenuStep {
    @MainActor static func makeRoot(_ screens: [UIViewController]) -> UIViewController {
        MenuViewController(viewControllers: screens)
    }
}
