import Foundation

/// A controller whose view is a table, with the controller as data source and delegate where the app sets no others.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    /// Whether the selection is undone when the table is about to appear anew.
    open var clearsSelectionOnViewWillAppear = true

    /// Makes a controller whose table, without a nib, is of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table, which is the controller's view; asking for it loads the view. Nil if the view is none of tables.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set {
            view = newValue
            adopt(newValue)
        }
    }

    /// The table's control that a pull beyond the top edge starts.
    ///
    /// One that is set before the view is loaded waits for the table.
    open var refreshControl: UIRefreshControl? {
        get { (viewIfLoaded as? UITableView)?.refreshControl ?? waitingRefreshControl }
        set {
            if isViewLoaded {
                tableView?.refreshControl = newValue
            } else {
                waitingRefreshControl = newValue
            }
        }
    }

    private var waitingRefreshControl: UIRefreshControl?

    open override func loadView() {
        // A nib wins; without one there is a plain table, not a plain view.
        if nibToLoad() != nil {
            super.loadView()
        } else {
            // Unlike the views of other controllers, it leaves the status bar free until it is placed.
            view = UITableView(frame: UIScreen.main.contentFrame, style: style)
        }
        adopt(view as? UITableView)
    }

    private func adopt(_ table: UITableView?) {
        guard let table else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
        if let control = waitingRefreshControl {
            waitingRefreshControl = nil
            table.refreshControl = control
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        adopt(tableView)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in tableView?.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    /// How much of the table's content inset is for the keyboard, in points.
    private var keyboardInset: CGFloat = 0

    /// Gives the content room above the keyboard, and shows the row that is edited.
    func keepOffKeyboard() {
        guard isViewLoaded, let table = tableView, table.window != nil else { return }
        let inset = max(0, table.keyboardOverlap - table.safeAreaInsets.bottom)
        guard inset != keyboardInset else { return }
        table.contentInset.bottom += inset - keyboardInset
        table.verticalScrollIndicatorInsets.bottom += inset - keyboardInset
        keyboardInset = inset
        guard inset > 0, let first = UIApplication.shared.firstResponder as? UIView, first.isInside(table) else {
            return
        }
        table.layoutIfNeeded()
        table.scrollRectToVisible(table.convert(first.bounds, from: first).insetBy(dx: 0, dy: -8), animated: false)
    }

    /// Begins or ends the editing mode of the controller and of its table.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    // MARK: Data source

    // Without an override, the rows that a document describes.

    /// The number of sections, asked for when the table loads its data. A negative number counts as 0. The base
    /// implementation counts the sections that a document describes, or else answers 1; an override need not call
    /// `super`.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 1 }
    /// The number of rows in a section, asked for when the table loads its data. A negative number counts as 0. The
    /// base implementation counts the rows that a document describes, or else answers 0; an override need not call
    /// `super`.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.staticContent?[section]?.cells.count ?? 0
    }
    /// The cell of a row, asked for in the table's layout pass when the row comes into view, and when the row is
    /// reconfigured. The data source dequeues the cell and fills it; the table gives the cell its frame and look. The
    /// base implementation returns the cell that a document describes, or else an empty one; an override need not call
    /// `super`.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.staticContent?.cell(indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// The title of a section's header, asked for when the table loads its data and when the header comes into view.
    /// Nil gives the section no title. The base implementation returns the title that a document describes, or else
    /// nil; an override need not call `super`.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.staticContent?[section]?.header
    }
    /// The title of a section's footer, asked for when the table loads its data and when the footer comes into view.
    /// Nil gives the section no title. The base implementation returns the title that a document describes, or else
    /// nil; an override need not call `super`.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.staticContent?[section]?.footer
    }
    /// Whether a row can be deleted or inserted at, asked for when the table is edited and when a person swipes the
    /// row. Static rows are not edited unless an override says so; rows of an app's own data source are. An override
    /// need not call `super`.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.staticContent == nil
    }
    /// Whether a row can be moved, asked for when the table is edited. A data source without
    /// `tableView(_:moveRowAt:to:)` is not asked: its rows stay. The base implementation allows moving, which takes
    /// effect in subclasses that override `tableView(_:moveRowAt:to:)`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    /// Called when a person deletes a row or taps its insertion sign. The data source changes its data and then tells
    /// the table of the change, for instance with `deleteRows(at:with:)`; without this method no swipe offers to delete
    /// rows. The base implementation does nothing, and an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Called when a person puts a carried row down at another place. The data source changes its data only: the table
    /// shows the row at the new place already. The base implementation does nothing, and an override need not call
    /// `super`.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// The titles of the section index at the table's side, asked for when the table loads its data. Nil or an empty
    /// array shows no index. The base implementation shows none; an override need not call `super`.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section that the table scrolls to when a finger reaches a title of the section index. A section that does
    /// not exist scrolls nowhere. The base implementation takes the section of the title's own index; an override need
    /// not call `super`.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    // MARK: Delegate

    /// Called in the table's layout pass when a row comes into view. The cell has its frame, selection and background
    /// colour by then, and may still be changed. The base implementation does nothing, and an override need not call
    /// `super`.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Called when a row's cell was taken from the row: because the row has left the visible part or the table loads
    /// its data anew. The base implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    /// The height of a row in points, asked for all rows when the table loads its data. A negative height, such as
    /// `UITableView.automaticDimension`, has the row measured when it comes into view. The base implementation takes
    /// the height that a document gives the row, or else the table's `rowHeight`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.staticContent?.cell(indexPath)?.staticHeight ?? tableView.rowHeight
    }
    /// The height in points that a row counts with until it is measured; asked for only where the row's height is
    /// automatic. Heights that are not positive count as 44. The base implementation takes the table's
    /// `estimatedRowHeight`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// The height of a section's header in points, asked for when the table loads its data. A negative height suits the
    /// title or view; a plain table without either gives the header no room whatever the answer. The base
    /// implementation takes the table's `sectionHeaderHeight`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// The height of a section's footer in points, asked for when the table loads its data. A negative height suits the
    /// title or view; a plain table without either gives the footer no room whatever the answer. The base
    /// implementation takes the table's `sectionFooterHeight`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// The header view of a section, in place of its title; nil shows the title. Asked for when the table loads its
    /// data, to work out the height, and again when the header comes into view. The base implementation leaves the
    /// header to the title; an override need not call `super`.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// The footer view of a section, in place of its title; nil shows the title. Asked for when the table loads its
    /// data, to work out the height, and again when the footer comes into view. The base implementation leaves the
    /// footer to the title; an override need not call `super`.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Called when a section's header has come into view, has its frame and is in the table. The base implementation
    /// does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Called when a section's footer has come into view, has its frame and is in the table. The base implementation
    /// does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Called when a person taps the detail button of a row, after the segue that a storyboard attaches to the
    /// accessory. The base implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Whether a finger that comes down on a row highlights it; a row that is not highlighted is not selected either.
    /// Asked for only where the table allows selection. The base implementation allows the highlight; an override need
    /// not call `super`.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Called when a finger has come down on a row and highlighted it. The base implementation does nothing, and an
    /// override need not call `super`.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Called when a row has lost its highlight, because the finger was lifted, moved too far or was cancelled. For a
    /// tap this comes before the row is selected. The base implementation does nothing, and an override need not call
    /// `super`.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The row to select in place of a tapped one; nil selects none. Asked for taps only, not for selections that the
    /// app makes. The base implementation selects the tapped row; an override need not call `super`.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The row to deselect in place of one whose selection a tap is to undo; nil keeps the selection. Asked for taps
    /// only, not for deselections that the app makes. The base implementation deselects the row; an override need not
    /// call `super`.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Called when a tap has selected a row, also one that was selected before. The table's selection and the cell's
    /// `isSelected` are up to date by then. The base implementation does nothing, and an override need not call
    /// `super`.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Called when a tap has deselected a row, its own or, where only one row can be selected, that of another. The
    /// base implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// The height in points of a header view that is automatic and for which neither constraints nor `sizeThatFits(_:)`
    /// tell a height. Heights that are not positive count as 28. The base implementation takes the table's
    /// `estimatedSectionHeaderHeight`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        tableView.estimatedSectionHeaderHeight
    }
    /// The height in points of a footer view that is automatic and for which neither constraints nor `sizeThatFits(_:)`
    /// tell a height. Heights that are not positive count as 28. The base implementation takes the table's
    /// `estimatedSectionFooterHeight`; an override need not call `super`.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        tableView.estimatedSectionFooterHeight
    }
    /// Called when a section's header was taken from the table because the section has left the visible part. The base
    /// implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Called when a section's footer was taken from the table because the section has left the visible part. The base
    /// implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// The indentation of a row's content, in steps of the cell's `indentationWidth`. Asked for before the row is
    /// displayed. The base implementation takes the level that a document gives the row, or else keeps the cell's own;
    /// an override need not call `super`.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        tableView.staticContent?.cell(indexPath)?.indentationLevel
            ?? tableView.shownCell(at: indexPath)?.indentationLevel ?? 0
    }
    /// The change that editing offers for a row: deletion, insertion or none. Asked for rows that the data source lets
    /// be edited. The base implementation offers deletion; an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// The title of the button that deletes a row; nil takes "Delete". The base implementation returns nil; an override
    /// need not call `super`.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// Whether the content of a row without an editing sign moves aside while the table is edited. Rows with a sign
    /// move aside in any case. The base implementation moves the content aside; an override need not call `super`.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Called when a swipe or a tap on the deletion sign uncovers the actions of a row. The base implementation does
    /// nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called when the actions of a row are covered again, or gone with the row. The index path is never nil here. The
    /// base implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// The place for a row that a person carries over another place. Index paths are counted as if the carried row had
    /// left its own place. The base implementation takes the proposed place; an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// The actions that a swipe from the leading edge uncovers; nil, or a configuration without actions, for none.
    /// Asked for when a swipe begins on a row that can be edited, unless the table is in editing mode. The base
    /// implementation offers none; an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The actions that a swipe from the trailing edge, or the deletion sign, uncovers. Nil offers deletion where the
    /// data source commits it, and a configuration without actions offers nothing. The base implementation returns nil;
    /// an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The older form of `trailingSwipeActionsConfigurationForRowAt`, asked where that has no answer: the actions beside a
    /// row, from the edge inwards. The base implementation offers what the table offers by itself; an override need not
    /// call `super`.
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { nil }

    /// Whether a row that a finger rests on has an edit menu. The base implementation has none; an override need not call
    /// `super`.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// Whether the edit menu of a row has an action; asked for each when the menu is about to appear. The base
    /// implementation allows none; an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Called when an action of the edit menu of a row was chosen. The base implementation does nothing, and an override
    /// need not call `super`.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}

    /// The context menu of a row that a finger rests on, at a point in the table's coordinates, in points; nil for
    /// none. The base implementation offers none; an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Called when a person has tapped the preview of a row's menu, before the menu goes. The animator takes what is to
    /// happen with the preview. The base implementation does nothing, and an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called when the context menu of a row is about to appear. The animator takes changes to animate along. The base
    /// implementation does nothing, and an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the context menu of a row is about to disappear. The animator takes changes to animate along. The
    /// base implementation does nothing, and an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Whether two fingers that are dragged from a row on select the rows which they pass; asked when they begin to
    /// move. The base implementation answers false, and an override need not call `super`.
    open func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Called when two fingers begin to select rows: the place to put the table into editing mode. The base
    /// implementation does nothing, and an override need not call `super`.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Called when the fingers that selected rows have been lifted. The base implementation does nothing, and an
    /// override need not call `super`.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

    /// Called by the table when its content offset has changed, by a finger, by itself or by the app. The base
    /// implementation does nothing, and an override need not call `super`.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called by the table when a finger begins to drag the content. The base implementation does nothing, and an
    /// override need not call `super`.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called by the table when the finger that drags the content is lifted, with the velocity in points a millisecond.
    /// An override may change the content offset at which the content is to come to rest. The base implementation does
    /// nothing, and an override need not call `super`.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called by the table after the finger was lifted, with whether the content moves on by itself. The base
    /// implementation does nothing, and an override need not call `super`.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called by the table when the content begins to move on by itself after a drag. The base implementation does
    /// nothing, and an override need not call `super`.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called by the table when content that moved on by itself has come to rest, or a finger has stopped it. The base
    /// implementation does nothing, and an override need not call `super`.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called by the table when a scrolling animation that the app asked for has ended. The base implementation does
    /// nothing, and an override need not call `super`.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Called by the table when its adjusted content inset has changed. The base implementation does nothing, and an
    /// override need not call `super`.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Called by the table when the status bar is tapped: whether the content scrolls to its top. The base implementation
    /// answers true, and an override need not call `super`.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called by the table when the content has come to its top after a tap on the status bar. The base implementation
    /// does nothing, and an override need not call `super`.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
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
        nib.decodeTableViewController(self)
    }

    @_spi(Framework) open override func keyboardDidMove() { keepOffKeyboard() }
}
