import Foundation

/// A delegate that hears of the colours that a person picks.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the person has picked a colour: with true for each step of a finger that is still down, with false for
    /// the last one.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Called when the person has closed the picker, after it has left the screen.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// The older form of `didSelect`, called by its default.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    // Choice (color picker): the older form is called for each step of a finger, by who has not the newer one.
    /// Calls the older form.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
