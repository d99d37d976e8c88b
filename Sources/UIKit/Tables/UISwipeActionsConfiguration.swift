import Foundation

/// The actions that appear beside a row as it is swiped aside, from the screen's edge inwards.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISwipeActionsConfiguration") }

    public let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
