// Choice (key-value coding): of the names that are not public, those that something of UIKit's here answers to; others raise.

/// Properties that no header of UIKit declares and that apps nevertheless read or set by name.
extension ExposedKeyTable {
    mutating func addUndeclaredKeys() {
        add("textColor", \UIPickerView.titleColor)
        add("textColor", \UIDatePicker.titleColor)
        add("titleTextColor", \UIAlertAction.titleColor)
        add("attributedTitle", \UIAlertController.attributedTitle)
        add("attributedMessage", \UIAlertController.attributedMessage)
        for key in ["searchField", "_searchField"] { add(key, reading: \UISearchBar.searchTextField) }
        add("cancelButtonText", \UISearchBar.cancelTitle)
        add("view", reading: \UIBarButtonItem.shownView)
        add("view", reading: \UITabBarItem.shownView)
    }
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
