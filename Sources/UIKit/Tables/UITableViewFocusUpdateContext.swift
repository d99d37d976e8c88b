import Foundation

/// A movement of the focus in a table, which there is none of here.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITableViewFocusUpdateContext")
    }

    /// The row that had the focus: none.
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    /// The row that gets the focus: none.
    open var nextFocusedIndexPath: IndexPath? { nil }
}

extension UITableViewDelegate {
    /// Whether a row can have the focus. Never asked here.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Whether the focus may move. Never asked here.
    public func tableView(
        _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool { true }
    /// The focus has moved. Never called here.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// The row that gets the focus first. Never asked here.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
}
