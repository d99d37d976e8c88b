import Foundation

/// A list whose delegate allows the edit menu of a row or an item, action by action.
@MainActor protocol EditMenuList: UIView {
    /// The row or item at a point in the list's coordinates, and its cell.
    func editMenuPlace(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
    func showsEditMenu(at path: IndexPath) -> Bool
    func canPerform(_ action: Selector, at path: IndexPath, withSender sender: Any?) -> Bool
    func perform(_ action: Selector, at path: IndexPath, withSender sender: Any?)
}

/// The press that shows the edit menu of a row or an item.
///
/// Choice (lists): the delegate is asked when a finger has rested for half a second, and only those who want a menu take the touch
/// from the cell.
final class ListEditMenu: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var list: (any EditMenuList)?

    init(of list: any EditMenuList) {
        self.list = list
        super.init(target: nil, action: nil)
        onAction = { [weak self] _ in
            guard let self, state == .began else { return }
            show()
        }
        delegate = self
    }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let list, let place = list.editMenuPlace(at: location(in: list)) else { return false }
        return list.showsEditMenu(at: place.path)
    }

    private func show() {
        guard let list, let place = list.editMenuPlace(at: location(in: list)) else { return }
        let menu = UIMenuController.shared
        let entries = menu.offeredItems.compactMap { item -> EditMenuEntry? in
            guard list.canPerform(item.action, at: place.path, withSender: menu) else { return nil }
            return EditMenuEntry(title: item.title) { [weak list, weak cell = place.cell] in
                // The app's own actions are methods of the cell, those of the system the delegate's.
                let isSystem = EditMenuEntry.systemActions.contains { $0.action == item.action.description }
                if !isSystem, let cell, cell.responds(to: item.action) {
                    UIApplication.shared.sendAction(item.action, to: cell, from: menu, for: nil)
                } else {
                    list?.perform(item.action, at: place.path, withSender: menu)
                }
            }
        }
        guard !entries.isEmpty else { return }
        menu.showMenu(from: place.cell, rect: place.cell.bounds, entries: entries)
    }
}
