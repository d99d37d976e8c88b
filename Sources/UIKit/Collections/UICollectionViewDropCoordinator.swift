import CoreGraphics
import Foundation

/// One of the things that are dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// The place of the item that was dragged, if it comes from the same collection.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture that is carried, in points.
    var previewSize: CGSize { get }
}

/// Helps a collection view's delegate to take in what was dropped.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The things that are dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// Where they are dropped; nil beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate proposed last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Keeps a place for an item whose data has not come yet.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
    /// Lets the picture of a thing go to an item.
    @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the picture of a thing go into an item, to a rectangle in its cell's coordinate space.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Lets the picture of a thing go to any place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place that is kept for an item whose data has not come yet.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Has the data source take the item in at the place that it is given, and shows it there. Returns whether the place
    /// was still kept.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Gives the place up. Returns whether it was still kept.
    @discardableResult func deletePlaceholder() -> Bool
}
