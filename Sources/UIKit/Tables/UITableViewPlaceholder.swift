import CoreGraphics
import Foundation

// Choice (drag and drop): the place opens when the row is committed, which is within a turn of the run loop.
/// Where the row is to be, and how large, before its data has come.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITableViewPlaceholder") }

    /// Where the row is to be.
    public let insertionIndexPath: IndexPath
    /// The identifier under which the cell that stands for the row is registered.
    public let reuseIdentifier: String
    /// The height of the row, in points.
    public let rowHeight: CGFloat

    /// Makes a place for a row of a height, in points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }

    /// Sets up the cell that stands for the row.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}
