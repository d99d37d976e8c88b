import Foundation

extension UITableView: EditMenuList {
    func editMenuPlace(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
        guard swipe == nil, reordering == nil, let path = indexPathForRow(at: point), let cell = shownCells[path] else {
            return nil
        }
        return (path, cell)
    }

    func showsEditMenu(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
    }

    func canPerform(_ action: Selector, at path: IndexPath, withSender sender: Any?) -> Bool {
        delegate?.tableView(self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
    }

    func perform(_ action: Selector, at path: IndexPath, withSender sender: Any?) {
        delegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
    }
}
