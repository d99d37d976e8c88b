import Foundation

/// The change between showing and editing.
extension UIViewController {
    func adoptEditing(_ editing: Bool) {
        storedIsEditing = editing
        storedEditButtonItem?.show(editing)
    }

    func makeEditButtonItem() -> UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        item.show(storedIsEditing)
        storedEditButtonItem = item
        return item
    }
}

extension UIBarButtonItem {
    fileprivate func show(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
