import Foundation

/// A group of entries, shown as a list, or as an entry of another menu that opens one.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// A name that tells menus apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as text.
        public let rawValue: String
        /// Makes an identifier from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A set of options for the look and the choice of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The menu's entries stand in the menu around it, set apart by a gap.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The entry that opens the menu is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One action of the menu at a time is on: performing one turns it on and the others off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The menu's name; a new one unless given.
    public let identifier: Identifier
    /// The options of the menu.
    public let options: Options
    /// The entries, from top to bottom.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu of entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes the same menu with other entries; this one stays as it is.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: storedTitle, subtitle: subtitle, image: storedImage, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions and commands that are on, those of menus that stand inline in this one included.
    open var selectedElements: [UIMenuElement] {
        loadedChildren.flatMap { child -> [UIMenuElement] in
            switch child {
            case is UIAction, is UICommand: child.leafState == .on ? [child] : []
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectedElements : []
            default: []
            }
        }
    }

    /// An action of the menu is about to be performed.
    func willPerform(_ action: UIAction) {
        for case let menu as UIMenu in loadedChildren { menu.willPerform(action) }
        let actions = selectableActions
        guard options.contains(.singleSelection), actions.contains(action) else { return }
        for other in actions { other.state = other === action ? .on : .off }
    }

    private var selectableActions: [UIAction] {
        loadedChildren.flatMap { child -> [UIAction] in
            switch child {
            case let action as UIAction: [action]
            case let menu as UIMenu: menu.options.contains(.displayInline) ? menu.selectableActions : []
            default: []
            }
        }
    }
}
