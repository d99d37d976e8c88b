import Foundation

/// A sign or a view at the trailing end of a list's cell.
@preconcurrency @MainActor public struct UICellAccessory {
    enum Content {
        case sign(UITableViewCell.AccessoryType, onTap: (() -> Void)?)
        case label(String)
        case view(UIView)
    }

    let content: Content
    let tintColor: UIColor?

    /// An arrow that points to where the cell leads.
    public static func disclosureIndicator() -> UICellAccessory {
        UICellAccessory(content: .sign(.disclosureIndicator, onTap: nil), tintColor: nil)
    }

    /// A check mark in the tint colour.
    public static func checkmark() -> UICellAccessory {
        UICellAccessory(content: .sign(.checkmark, onTap: nil), tintColor: nil)
    }

    /// A button that tells more of the item, with a closure that a tap on the button calls.
    public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(content: .sign(.detailButton, onTap: actionHandler), tintColor: nil)
    }

    /// A text in the secondary label colour.
    public static func label(text: String) -> UICellAccessory {
        UICellAccessory(content: .label(text), tintColor: nil)
    }

    /// A view of the app's own, which keeps its size.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(content: .view(configuration.customView), tintColor: configuration.tintColor)
    }

    /// A view of the app's own as an accessory, with its tint colour.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view, which keeps its size.
        public let customView: UIView
        /// The tint colour of the view; nil takes the cell's.
        public let tintColor: UIColor?

        /// Makes an accessory of a view, with a tint colour or the cell's.
        public init(customView: UIView, tintColor: UIColor? = nil) {
            self.customView = customView
            self.tintColor = tintColor
        }
    }
}
