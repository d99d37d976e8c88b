import Foundation

/// The room around an item, in addition to the item's own.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutEdgeSpacing") }

    /// The room at the leading edge, of which the least counts; nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The room at the top, of which the least counts; nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// The room at the trailing edge, of which the least counts; nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The room at the bottom, of which the least counts; nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes room at the edges; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}
