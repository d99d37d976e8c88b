import Foundation

/// The sizes that a person may give a scene whose size can be changed, as on a Mac.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISceneSizeRestrictions") }

    /// The smallest size, in points.
    open var minimumSize = CGSize.zero
    /// The largest size, in points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether the scene can fill the whole screen.
    open var allowsFullScreen = true
}
