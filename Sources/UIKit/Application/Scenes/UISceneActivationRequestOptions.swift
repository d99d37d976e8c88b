import Foundation

extension UIScene {
    /// What an app says about a scene that it wants on the screen.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject, ObjectiveCExposed {
        /// The table of outlets and `@objc` members, which subclasses extend.
        open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISceneActivationRequestOptions") }

        public override init() { super.init() }

        /// The scene that asks; nil for none.
        open var requestingScene: UIScene?
    }
}
