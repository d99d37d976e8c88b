import Foundation

/// A controller whose view holds a collection view, with the controller as data source and delegate where the app sets
/// no others.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var givenLayout: UICollectionViewLayout?
    private var storedCollectionView: UICollectionView?

    /// Whether the selection is undone when the collection view is about to appear anew.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a controller whose collection view, without a nib, has a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Lets the collection view be edited, or ends that, as an Edit button asks. An override calls `super`.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView?.isEditing = editing }
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The collection view, which lies in the controller's view and fills it; asking for it loads the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return storedCollectionView
        }
        set {
            loadViewIfNeeded()
            storedCollectionView?.removeFromSuperview()
            storedCollectionView = newValue
            if let newValue { fill(view, with: newValue) }
        }
    }

    /// The layout of the collection view; asking for it loads the view. Without a collection view it is a new flow
    /// layout.
    open var collectionViewLayout: UICollectionViewLayout {
        collectionView?.collectionViewLayout ?? givenLayout ?? UICollectionViewFlowLayout()
    }

    open override func loadView() {
        // A nib wins; without one there is a plain collection view.
        if nibToLoad() != nil {
            super.loadView()
        } else {
            guard let layout = givenLayout else {
                NSException.raise(
                    .invalidArgumentException, "UICollectionView must be initialized with a non-nil layout parameter")
                view = UIView(frame: UIScreen.main.bounds)
                return
            }
            // As a table's: it leaves the status bar free until it is placed.
            view = UICollectionView(frame: UIScreen.main.contentFrame, collectionViewLayout: layout)
        }
        wrap()
    }

    /// Puts a collection view that is the controller's view into one of its own: what apps add to the controller's view
    /// does not scroll.
    func wrap() {
        guard storedCollectionView == nil, let collection = viewIfLoaded as? UICollectionView else { return }
        let wrapper = UIView(frame: collection.frame)
        view = wrapper
        storedCollectionView = collection
        fill(wrapper, with: collection)
    }

    private func fill(_ wrapper: UIView, with collection: UICollectionView) {
        collection.frame = wrapper.bounds
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wrapper.addSubview(collection)
        if collection.dataSource == nil { collection.dataSource = self }
        if collection.delegate == nil { collection.delegate = self }
        collection.addGestureRecognizer(MovingPressGestureRecognizer(of: self))
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let collection = storedCollectionView else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    // MARK: Data source

    /// The number of sections, asked for when the collection view loads its data. A negative number counts as 0. The
    /// base implementation answers 1; an override need not call `super`.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// The number of items in a section, asked for when the collection view loads its data. A negative number counts as
    /// 0. The base implementation answers 0; an override need not call `super`.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// The cell of an item, asked for when the item comes into view, and when it is reconfigured. The data source
    /// dequeues the cell and fills it; a cell that was not dequeued raises an exception. The base implementation
    /// returns a cell that was not, so that subclasses with items override it; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// The header, footer or other supplementary view of a kind at a place, asked for when the layout has it come into
    /// view. The data source dequeues the view and fills it; a view that was not dequeued raises an exception. The base
    /// implementation returns a view that was not, so that subclasses with such elements override it; an override need
    /// not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

    /// Whether a person may move an item, asked when it is about to be picked up, of controllers that override the move.
    /// The base implementation allows it; an override need not call `super`.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    /// Called when an item was put down at another place, which an override then has it at. The base implementation does
    /// nothing.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Whether a long press picks items up, in controllers that override the move; true by default.
    open var installsStandardGestureForInteractiveMovement = true

    // MARK: Delegate

    /// The place at which an item that is carried would be put down, instead of the proposed one. The base
    /// implementation asks the older form; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
    }
    /// The older form of the question where to put an item down. The base implementation takes the proposal; an override
    /// need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    /// Whether a finger that comes down on an item highlights it; an item that is not highlighted is not selected
    /// either. Asked for only where the collection view allows selection. The base implementation allows the highlight;
    /// an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when a finger has come down on an item and highlighted it. The base implementation does nothing, and an
    /// override need not call `super`.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Called when an item has lost its highlight, because the finger was lifted, moved too far or was cancelled. For a
    /// tap this comes after the item is selected. The base implementation does nothing, and an override need not call
    /// `super`.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether a tap selects an item. Asked for taps only, not for selections that the app makes. The base
    /// implementation allows it; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Whether a tap on a selected item deselects it. Asked only where several items can be selected. The base
    /// implementation allows it; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool { true }
    /// Called when a tap has selected an item, also one that was selected before. The collection view's selection and
    /// the cell's `isSelected` are up to date by then. The base implementation does nothing, and an override need not
    /// call `super`.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when a tap has deselected an item, its own or, where only one item can be selected, that of another. The
    /// base implementation does nothing, and an override need not call `super`.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called in the layout pass when an item comes into view. The cell has its attributes and its selection by then,
    /// and may still be changed. The base implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called in the layout pass when a header, footer or other supplementary view comes into view and has its
    /// attributes. The base implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Called when an item's cell was taken from the item: because the item has left the visible part or is gone, or
    /// the data is loaded anew. The base implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}
    /// Called when a supplementary view was taken from its place: because the place has left the visible part or is
    /// gone, or the data is loaded anew. The base implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// The content offset after an update or an animated change of layouts, in points; the proposed one is the present
    /// one. The answer is kept within the content. The base implementation leaves the answer to the layout; an override
    /// need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    /// The layout between two others while a gesture changes from one to the other. The base implementation makes a plain
    /// one; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Whether an item that a finger rests on has an edit menu. The base implementation has none; an override need not call
    /// `super`.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Whether the edit menu of an item has an action; asked for each when the menu is about to appear. The base
    /// implementation allows none; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Called when an action of the edit menu of an item was chosen. The base implementation does nothing, and an override
    /// need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// The context menu of an item that a finger rests on, at a point in the collection view's coordinates, in points;
    /// nil for none. Asked for by the default of `collectionView(_:contextMenuConfigurationForItemsAt:point:)`. The
    /// base implementation offers none; an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// The context menu of all selected items if a finger rests on one of them, of another item alone, or of the space
    /// beside items, for which the array is empty. The point is in the collection view's coordinates, in points; nil
    /// shows no menu. The base implementation asks for the menu of a single item and offers none otherwise; an override
    /// need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
    }
    /// Called when a person has tapped the preview of an item's menu, before the menu goes. The animator takes what is
    /// to happen with the preview. The base implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called when the context menu of items is about to appear. The animator takes changes to animate along. The base
    /// implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the context menu of items is about to disappear. The animator takes changes to animate along. The
    /// base implementation does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Whether two fingers that are dragged from an item on select the items which they pass; asked when they begin to
    /// move. The base implementation answers false, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Called when two fingers begin to select items: the place to let the items be edited. The base implementation
    /// does nothing, and an override need not call `super`.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Called when the fingers that selected items have been lifted. The base implementation does nothing, and an
    /// override need not call `super`.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

    /// Called by the collection view when its content offset has changed, by a finger, by itself or by the app. The
    /// base implementation does nothing, and an override need not call `super`.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called by the collection view when a finger begins to drag the content. The base implementation does nothing,
    /// and an override need not call `super`.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called by the collection view when the finger that drags the content is lifted, with the velocity in points a
    /// millisecond. An override may change the content offset at which the content is to come to rest. The base
    /// implementation does nothing, and an override need not call `super`.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called by the collection view after the finger was lifted, with whether the content moves on by itself. The base
    /// implementation does nothing, and an override need not call `super`.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called by the collection view when the content begins to move on by itself after a drag. The base implementation
    /// does nothing, and an override need not call `super`.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called by the collection view when content that moved on by itself has come to rest, or a finger has stopped it.
    /// The base implementation does nothing, and an override need not call `super`.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called by the collection view when a scrolling animation that the app asked for has ended. The base
    /// implementation does nothing, and an override need not call `super`.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Called by the collection view when its adjusted content inset has changed. The base implementation does nothing,
    /// and an override need not call `super`.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Asks for the view that zooming scales; nil, the default, is for content that does not zoom. An override need not
    /// call super.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when two fingers or an animation begin to zoom. An override need not call super.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Called when the scale has changed. An override need not call super.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when zooming has ended at a scale within the limits. An override need not call super.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    @_spi(Framework) open override func decode(_ nib: NibDecoder) {
        super.decode(nib)
        if let clears = nib.bool("clearsSelectionOnViewWillAppear") { clearsSelectionOnViewWillAppear = clears }
    }
}
