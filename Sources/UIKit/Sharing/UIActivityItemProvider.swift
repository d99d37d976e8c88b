import Foundation

/// An item of a sheet of activities that is made when an activity was chosen.
@preconcurrency @MainActor open class UIActivityItemProvider: NSObject, UIActivityItemSource, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIActivityItemProvider") }

    /// The item by which activities say whether they can do something with it; nil in a provider made without one.
    public let placeholderItem: Any?
    /// The activity that was chosen, while the item is made.
    open private(set) var activityType: UIActivity.ActivityType?

    /// Makes a provider without an item.
    public override convenience init() { self.init(placeholderItem: "") }

    /// Makes a provider with an item that stands for the one that is made later.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item, made anew for the chosen activity. The base implementation returns the placeholder; an override need not
    /// call `super`.
    open var item: Any { placeholderItem ?? "" }

    /// The placeholder.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// The item that `item` makes for the activity.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
