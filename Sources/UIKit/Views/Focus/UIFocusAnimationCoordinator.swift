import Foundation

/// The animation of a movement of the focus, which there is none of here.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIFocusAnimationCoordinator") }

    override init() { super.init() }

    /// Runs changes along with the movement: at once, and the completion after them.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}
