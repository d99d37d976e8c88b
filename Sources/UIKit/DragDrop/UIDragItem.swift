import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIDragItem") }

    /// What the thing brings, for whoever it is dropped on.
    public let itemProvider: NSItemProvider
    /// An object of the app's own, which goes with the item as long as it stays in the app.
    open var localObject: Any?
    /// Makes the picture of the item while it is carried; nil takes that of its lift.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Makes an item of what it brings.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
