import Foundation

extension UICollectionView: EditMenuList {
    func editMenuPlace(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
        guard let path = indexPathForItem(at: point), let cell = cellForItem(at: path) else { return nil }
        return (path, cell)
    }

    func showsEditMenu(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
    }

    func canPerform(_ action: Selector, at path: IndexPath, withSender sender: Any?) -> Bool {
        delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
    }

    func perform(_ action: Selector, at path: IndexPath, withSender sender: Any?) {
        delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
    }
}
