import Foundation

/// A movement of the focus in a collection view, which there is none of here.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UICollectionViewFocusUpdateContext")
    }

    /// The item that had the focus: none.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The item that gets the focus: none.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

extension UICollectionViewDelegate {
    /// Whether an item can have the focus. Never asked here.
    public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Whether the focus may move. Never asked here.
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// The focus has moved. Never called here.
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// The item that gets the focus first. Never asked here.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
}
