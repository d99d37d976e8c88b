import CoreGraphics
import Foundation

// Choice (drag and drop): the place opens when the item is committed, which is within a turn of the run loop.
/// Where the item is to be, and how large, before its data has come.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICollectionViewPlaceholder") }

    /// Where the item is to be.
    public let insertionIndexPath: IndexPath
    /// The identifier under which the cell that stands for the item is registered.
    public let reuseIdentifier: String

    /// Makes a place for an item.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }

    /// Sets up the cell that stands for the item.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}
