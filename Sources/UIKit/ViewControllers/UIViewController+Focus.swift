import Foundation

// Overridable members stand in the class.
extension UIViewController: UIFocusEnvironment {}
