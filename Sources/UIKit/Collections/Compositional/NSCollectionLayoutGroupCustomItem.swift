import Foundation

/// The frame of one item of a group that an app lays out itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutGroupCustomItem") }

    /// In the group's coordinates, in points.
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
