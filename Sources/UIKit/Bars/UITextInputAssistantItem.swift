import Foundation

/// The buttons that an app adds to the bar of shortcuts above the keyboard of an iPad.
///
/// No keyboard here has that bar: groups that hold buttons are reported, and emptied ones, which apps use to take the system's
/// own buttons away, say what is so already.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UITextInputAssistantItem") }

    /// Whether a person may hide the bar.
    open var allowsHidingShortcuts = true
    /// The groups at the leading end of the bar.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { report(leadingBarButtonGroups) } }
    /// The groups at the trailing end of the bar.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] { didSet { report(trailingBarButtonGroups) } }

    private func report(_ groups: [UIBarButtonItemGroup]) {
        guard groups.contains(where: { !$0.barButtonItems.isEmpty }) else { return }
        Findings.report(
            limit: "keyboard.shortcuts-bar",
            "the buttons of an inputAssistantItem are not shown: no keyboard has a bar for them",
            advice: "Show them in an inputAccessoryView.")
    }
}

extension UIResponder {
    private static let assistantKey = malloc(1)!

    /// The buttons that the responder adds to the bar of shortcuts above an iPad's keyboard.
    public var inputAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, Self.assistantKey) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, Self.assistantKey, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }
}
