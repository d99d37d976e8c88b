import CoreGraphics
import Foundation

/// One of the things that are dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// What is dropped.
    var dragItem: UIDragItem { get }
    /// The place of the row that was dragged, if it comes from the same table.
    var sourceIndexPath: IndexPath? { get }
    /// The size of the picture that is carried, in points.
    var previewSize: CGSize { get }
}

/// Helps a table view's delegate to take in what was dropped.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The things that are dropped.
    var items: [any UITableViewDropItem] { get }
    /// Where they are dropped; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate proposed last.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Keeps a place for a row whose data has not come yet.
    @discardableResult func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
    /// Lets the picture of a thing go to a row.
    @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets the picture of a thing go into a row, to a rectangle in its cell's coordinate space.
    @discardableResult func drop(
        _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating
    /// Lets the picture of a thing go to any place.
    @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A place that is kept for a row whose data has not come yet.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// Has the data source take the row in at the place that it is given, and shows it there. Returns whether the place
    /// was still kept.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Gives the place up. Returns whether it was still kept.
    @discardableResult func deletePlaceholder() -> Bool
}
