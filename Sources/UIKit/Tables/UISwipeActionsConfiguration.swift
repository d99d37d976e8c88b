import Foundation

/// The actions that appear beside a row as it is swiped aside, from the screen's edge inwards.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISwipeActionsConfiguration") }

    /// The actions, from the screen's edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe across the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration without actions.
    public override init() {
        actions = []
        super.init()
    }

    /// Makes a configuration of actions; without any, a swipe uncovers nothing.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
