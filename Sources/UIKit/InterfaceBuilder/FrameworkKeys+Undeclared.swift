/// Properties that no header of UIKit declares and that apps nevertheless set by name.
extension ExposedKeyTable {
    mutating func addUndeclaredKeys() {
        add("textColor", \UIPickerView.titleColor)
        add("textColor", \UIDatePicker.titleColor)
        add("titleTextColor", \UIAlertAction.titleColor)
        add("attributedTitle", \UIAlertController.attributedTitle)
        add("attributedMessage", \UIAlertController.attributedMessage)
        add("searchField", reading: \UISearchBar.searchTextField)
        add("cancelButtonText", \UISearchBar.cancelTitle)
    }
}
