import Foundation

/// The frame of one item of a group that an app lays out itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutGroupCustomItem") }

    /// The frame of the item, in the group's coordinates, in points.
    public let frame: CGRect
    /// The stacking order of the item: items with higher numbers lie above those with lower ones.
    public let zIndex: Int

    /// Makes an item with a frame in the group's coordinates, in points.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}
