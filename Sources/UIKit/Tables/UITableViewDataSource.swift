import Foundation

/// The object that supplies the number of a table's rows and their cells, and makes the changes that a person asks for.
@preconcurrency @MainActor public protocol UITableViewDataSource: __MessageReceiver {
    /// The number of rows in a section, asked for when the table loads its data. A negative number counts as 0.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, asked for in the table's layout pass when the row comes into view, and when the row is
    /// reconfigured. The data source dequeues the cell and fills it; the table gives the cell its frame and look.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// The number of sections, asked for when the table loads its data. A negative number counts as 0.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The title of a section's header, asked for when the table loads its data and when the header comes into view.
    /// Nil gives the section no title.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title of a section's footer, asked for when the table loads its data and when the footer comes into view.
    /// Nil gives the section no title.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be deleted or inserted at, asked for when the table is edited and when a person swipes the
    /// row.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved, asked for when the table is edited. A data source without
    /// `tableView(_:moveRowAt:to:)` is not asked: its rows stay.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when a person deletes a row or taps its insertion sign. The data source changes its data and then tells
    /// the table of the change, for instance with `deleteRows(at:with:)`; without this method no swipe offers to delete
    /// rows.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Called when a person puts a carried row down at another place. The data source changes its data only: the table
    /// shows the row at the new place already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// The titles of the section index at the table's side, asked for when the table loads its data. Nil or an empty
    /// array shows no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that the table scrolls to when a finger reaches a title of the section index. A section that does
    /// not exist scrolls nowhere.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Answers 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Gives the section no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Gives the section no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Allows editing.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Allows moving, where the data source takes moves.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Shows no section index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Takes the section of the title's own index.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

/// An object that gets data ready before its cells are needed.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: __MessageReceiver {
    /// Called with the rows that have newly come within a screen of the visible part, in the direction of scrolling, so
    /// that their data can be made ready. Comes at the end of a layout pass, and only while the table's
    /// `isPrefetchingEnabled` is set.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called with prefetched rows that are no longer ahead and were not shown.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
