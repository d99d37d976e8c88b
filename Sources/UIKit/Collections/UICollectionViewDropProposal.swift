import Foundation

/// What a collection view would do with things if they were dropped now.
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where things would go.
    public enum Intent: Int, Sendable {
        /// Nothing that the collection shows.
        case unspecified
        /// New items at the place.
        case insertAtDestinationIndexPath
        /// Into the item at the place.
        case insertIntoDestinationIndexPath
    }

    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UICollectionViewDropProposal")
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
