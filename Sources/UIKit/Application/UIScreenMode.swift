import Foundation

/// A size in pixels that a screen can be set to.
@preconcurrency @MainActor open class UIScreenMode: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIScreenMode") }

    /// The screen's size in pixels, for a device that is held upright.
    public let size: CGSize
    /// The proportion of a pixel's width to its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}
