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

    /// An arrow: the cell leads elsewhere.
    public static func disclosureIndicator() -> UICellAccessory {
        UICellAccessory(content: .sign(.disclosureIndicator, onTap: nil), tintColor: nil)
    }

    public static func checkmark() -> UICellAccessory {
        UICellAccessory(content: .sign(.checkmark, onTap: nil), tintColor: nil)
    }

    /// A button that tells more of the item.
    public static func detail(actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        UICellAccessory(content: .sign(.detailButton, onTap: actionHandler), tintColor: nil)
    }

    public static func label(text: String) -> UICellAccessory {
        UICellAccessory(content: .label(text), tintColor: nil)
    }

    /// A view of the app's own, as large as it is.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory(content: .view(configuration.customView), tintColor: configuration.tintColor)
    }

    /// An accessory of an app's own.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        public let customView: UIView
        /// Nil takes the cell's.
        public let tintColor: UIColor?

        public init(customView: UIView, tintColor: UIColor? = nil) {
            self.customView = customView
            self.tintColor = tintColor
        }
    }
}
