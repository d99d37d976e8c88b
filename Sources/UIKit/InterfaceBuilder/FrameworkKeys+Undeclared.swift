import CoreGraphics
import DisplayProtocol
import Foundation

// Choice (key-value coding): of the names that are not public, those that something of UIKit's here answers to; others raise.

/// Properties that no header of UIKit declares and that apps nevertheless read or set by name.
extension ExposedKeyTable {
    mutating func addUndeclaredKeys() {
        add("textColor", \UIPickerView.titleColor)
        add("textColor", \UIDatePicker.titleColor)
        addAlertKeys()
        for key in ["searchField", "_searchField"] { add(key, reading: \UISearchBar.searchTextField) }
        add("cancelButtonText", \UISearchBar.cancelTitle)
        for key in ["displayCornerRadius", "_displayCornerRadius"] { add(key, reading: \UIScreen.cornerRadius) }
        // Apps draw pages without a job.
        add("paperRect", \UIPrintPageRenderer.paper)
        add("printableRect", \UIPrintPageRenderer.printable)
        add("view", reading: \UIBarButtonItem.shownView)
        add("view", reading: \UITabBarItem.shownView)
    }

    private mutating func addAlertKeys() {
        add("attributedTitle", \UIAlertController.attributedTitle)
        add("attributedMessage", \UIAlertController.attributedMessage)
        add("contentViewController", \UIAlertController.contentController)
        for key in ["titleTextColor", "_titleTextColor"] { add(key, \UIAlertAction.look.titleColor) }
        for key in ["image", "_image"] { add(key, \UIAlertAction.look.image) }
        for key in ["imageTintColor", "_imageTintColor"] { add(key, \UIAlertAction.look.imageColor) }
        for key in ["checked", "_checked", "isChecked"] { add(key, \UIAlertAction.look.isChecked) }
        // Whatever is no number counts as zero, which is the left.
        add("titleTextAlignment", on: UIAlertAction.self) { (action, value: Any?) in
            action.look.alignment = NSTextAlignment(rawValue: (value as? NSNumber)?.intValue ?? 0) ?? .center
        }
    }
}

extension UIScreen {
    /// The radius of the screen's corners, in points.
    fileprivate var cornerRadius: CGFloat { CGFloat(configuration.cornerRadius) }
}

extension UIBarButtonItem {
    /// The view that stands for the item in a bar.
    fileprivate var shownView: UIView? { customView ?? button }
}

extension UITabBarItem {
    /// The button that stands for the item in its bar.
    fileprivate var shownView: UIView? {
        (observer as? UITabBar)?.buttons.first { $0.item === self }
    }
}
