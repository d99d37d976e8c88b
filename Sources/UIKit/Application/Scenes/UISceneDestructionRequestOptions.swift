import Foundation

/// What an app says about a scene that it wants to end.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISceneDestructionRequestOptions") }

    public override init() { super.init() }
}
