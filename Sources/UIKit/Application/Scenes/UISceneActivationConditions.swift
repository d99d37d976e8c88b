import Foundation

/// The rules by which a system with several scenes of an app chooses the one for a task.
///
/// An app has one scene here, which gets every task whatever its conditions say.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISceneActivationConditions") }

    /// The condition of target content identifiers that the scene can show: any, unless set.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// The condition of target content identifiers that the scene shows rather than another one: none, unless set.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() { super.init() }
}
