import Foundation

/// Buttons that belong together, with one that stands for all where there is little room.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBarButtonItemGroup") }

    /// The buttons, from the leading one on.
    open var barButtonItems: [UIBarButtonItem]
    /// The button that stands for the group where there is little room; nil for none.
    open var representativeItem: UIBarButtonItem?
    /// Whether the representative item is shown in place of the buttons, which no bar here does.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Makes a group of buttons.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    /// A group has no place in Interface Builder documents here: nil.
    public required init?(coder: NSCoder) { nil }
}
