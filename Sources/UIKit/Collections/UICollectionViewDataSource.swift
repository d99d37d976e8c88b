import Foundation

/// The object that supplies the number of a collection view's items and their views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: __MessageReceiver {
    /// The number of items in a section, asked for when the collection view loads its data. A negative number counts as
    /// 0.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, asked for when the item comes into view, and when it is reconfigured. The data source
    /// dequeues the cell and fills it; a cell that was not dequeued raises an exception.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// The number of sections, asked for when the collection view loads its data. A negative number counts as 0.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// The header, footer or other supplementary view of a kind at a place, asked for when the layout has it come into
    /// view. The data source dequeues the view and fills it; a view that was not dequeued raises an exception.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether a person may move an item, asked when it is about to be picked up, of data sources that move items.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called when an item was put down at another place, which the data source then has it at; its cell is there
    /// already.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
    /// Allows the move.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Answers 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns a view that was not dequeued, which raises an exception: data sources of layouts with such elements
    /// implement the method.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// An object that gets data ready before its cells are needed.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: __MessageReceiver {
    /// Called with the items that have newly come within a screen of the visible part, in the direction of scrolling,
    /// so that their data can be made ready. Comes at the end of a layout pass, and only while the collection view's
    /// `isPrefetchingEnabled` is set.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with prefetched items that are no longer ahead and were not shown.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
