import Foundation

/// What a table view would do with things if they were dropped now.
open class UITableViewDropProposal: UIDropProposal {
    /// Where things would go.
    public enum Intent: Int, Sendable {
        /// Nothing that the table shows.
        case unspecified
        /// New rows at the place.
        case insertAtDestinationIndexPath
        /// Into the row at the place.
        case insertIntoDestinationIndexPath
        /// Between the rows or into one, as the finger points.
        case automatic
    }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UITableViewDropProposal")
    }

    /// Where things would go.
    public let intent: Intent

    /// Makes a proposal of what becomes of the things, and where they go.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal of what becomes of the things.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
