import Foundation

/// A list view that a diffable data source fills: a table or a collection view.
@MainActor protocol SnapshotList: UIView {
    /// The names of sections and elements in exceptions.
    static var updateWords: ListUpdates.Words { get }
    /// Whether the list has asked its data source for the data.
    var isLoaded: Bool { get }
    var source: AnyObject? { get }
    /// Shows changes that a closure makes to the data.
    func apply(_ changes: ListUpdates, changing: () -> Void, completion: ((Bool) -> Void)?)
    /// Has the cells at some places filled anew.
    func refill(_ paths: [IndexPath])
    func reloadData()
    /// Asks the data source anew before the next layout.
    func reloadLater()
}

/// The data of a diffable data source: the current snapshot, and the list that shows it.
@MainActor final class SnapshotKeeper<List: SnapshotList, Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var current = Snapshot()
    private weak var list: List?

    init(_ list: List) { self.list = list }

    /// Shows the differences between the current snapshot and another one.
    ///
    /// - Parameter source: The data source that the list has to have.
    /// - Returns: Whether the list shows differences: one that is not loaded, or has another source, has to be reloaded.
    func apply(
        _ snapshot: Snapshot, of source: AnyObject, animation: ListUpdates.Animation, animatingDifferences: Bool,
        completion: (() -> Void)?
    ) -> Bool {
        guard let list, list.isLoaded, list.source === source else { return false }
        let updates = ListUpdates(from: current, to: snapshot, words: List.updateWords, animation: animation)
        let change = {
            list.apply(updates, changing: { self.current = snapshot.settled }) { _ in completion?() }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
        let paths = snapshot.reconfiguredItemIdentifiers.compactMap { current.path(of: $0) }
        if !paths.isEmpty { list.refill(paths) }
        return true
    }

    /// Takes data that the list shows already.
    func adopt(_ snapshot: Snapshot) { current = snapshot.settled }

    /// Shows another snapshot without finding out what has changed.
    func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
        current = snapshot.settled
        // Choice (lists): a list that was never shown is loaded when it is. Cells and headers are not asked for while its
        // controller still registers them.
        if let list { list.window == nil && !list.isLoaded ? list.reloadLater() : list.reloadData() }
        completion?()
    }
}
