import Foundation

/// A sign or a view at an end of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The times at which an accessory is there.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

    /// The room that accessories of a kind take, so that those of several cells stand below each other: their own, the
    /// system's, or a width in points.
    public enum LayoutDimension: Equatable, Sendable {
        case actual, standard
        case custom(CGFloat)
    }

    /// The closure that says where among the accessories of an end a new one comes.
    public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

    /// The end of the cell at which an accessory stands.
    public enum Placement {
        case leading(displayed: DisplayedState = .always, at: Position? = nil)
        case trailing(displayed: DisplayedState = .always, at: Position? = nil)
    }

    enum Content {
        case sign(UITableViewCell.AccessoryType, onTap: (() -> Void)?)
        case label(String, UIFont?)
        case view(UIView)
        /// A symbol in a colour; what can be tapped does something.
        case symbol(String, UIColor, name: String, onTap: (() -> Void)?)
        /// The sign that an item can be selected, or is.
        case mark
        case outline(OutlineDisclosureOptions.Style, onTap: (() -> Void)?)
        case menu(UIMenu)
    }

    let content: Content
    let displayed: DisplayedState
    var isLeading = false
    var options = Options()
    var position: Position?

    /// What the options of all accessories have in common.
    struct Options {
        var isHidden = false
        var reservedLayoutWidth: LayoutDimension?
        var tintColor: UIColor?
    }

    var tintColor: UIColor? { options.tintColor }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case _ where options.isHidden: false
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// An arrow that points to where the cell leads.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            content: .sign(.disclosureIndicator, onTap: nil), displayed: displayed, options: options.common)
    }

    /// A check mark in the tint colour.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(content: .sign(.checkmark, onTap: nil), displayed: displayed, options: options.common)
    }

    /// A button that tells more of the item, with a closure that a tap on the button calls.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            content: .sign(.detailButton, onTap: actionHandler), displayed: displayed, options: options.common)
    }

    /// A text in the secondary label colour.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(content: .label(text, options.font), displayed: displayed, options: options.common)
    }

    /// A sign that shows and changes whether the items below this one in an outline are seen.
    ///
    /// - Parameter actionHandler: Called by a tap in place of that.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            content: .outline(options.style, onTap: actionHandler), displayed: displayed, options: options.common)
    }

    /// A button at the leading end that removes the item, by what the closure does.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            content: .symbol(
                "minus.circle.fill", options.backgroundColor ?? .systemRed, name: "Delete", onTap: actionHandler),
            displayed: displayed, isLeading: true, options: options.common)
    }

    /// A button at the leading end that adds an item, by what the closure does.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            content: .symbol(
                "plus.circle.fill", options.backgroundColor ?? .systemGreen, name: "Insert", onTap: actionHandler),
            displayed: displayed, isLeading: true, options: options.common)
    }

    /// The grip of an item that can be moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(
            content: .symbol("line.3.horizontal", options.tintColor ?? .tertiaryLabel, name: "Reorder", onTap: nil),
            displayed: displayed, options: options.common)
    }

    /// A circle at the leading end, with a check mark while the cell is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(content: .mark, displayed: displayed, isLeading: true, options: options.common)
    }

    /// A button with the title of the selected element of a menu, which a tap opens.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(content: .menu(menu), displayed: displayed, options: options.common)
    }

    /// A view of the app's own, which keeps its size.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(
            content: .view(configuration.customView), displayed: .always, options: configuration.common)
        switch configuration.placement {
        case .leading(let displayed, let position):
            accessory = UICellAccessory(
                content: accessory.content, displayed: displayed, isLeading: true, options: configuration.common,
                position: position)
        case .trailing(let displayed, let position):
            accessory = UICellAccessory(
                content: accessory.content, displayed: displayed, options: configuration.common, position: position)
        }
        return accessory
    }
}
