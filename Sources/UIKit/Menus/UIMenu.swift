import Foundation

/// Entries that belong together: shown as a list, or as an entry of another menu that opens one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// Tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The entries stand in the menu around, set apart by a gap.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The entry that opens the menu is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One action at a time is on: performing one turns it on and the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public let identifier: Identifier
    public let options: Options
    open private(set) var children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: storedTitle, subtitle: subtitle, image: storedImage, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The entries that are on, those of menus that stand inline in this one included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            switch child {
            case is UIAction, is UICommand: child.leafState == .on ? [child] : []
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: []
            }
        }
    }

    /// An action of the menu is about to be performed.
    func willPerform(_ action: UIAction) {
        for case let menu as UIMenu in children { menu.willPerform(action) }
        let actions = selectableActions
        guard options.contains(.singleSelection), actions.contains(action) else { return }
        for other in actions { other.state = other === action ? .on : .off }
    }

    private var selectableActions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            switch child {
            case let action as UIAction: [action]
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectableActions : []
            default: []
            }
        }
    }
}
