import Foundation

// Choice (tabs): the bar shows a group as one tab. Its content is the navigation controller with the group's own controller
// and the selected tab's, or else the group's own controller, or else that of the selected tab.

/// A tab that holds other tabs.
open class UITabGroup: UITab {
    /// The looks of a group in a sidebar, which is not there.
    public enum SidebarAppearance: Int, Sendable {
        /// As UIKit likes.
        case automatic
        /// A row with its tabs below.
        case inline
        /// A section of rows.
        case rootSection
    }

    /// The group's tabs.
    open var children: [UITab] {
        didSet {
            for tab in oldValue where tab.parent === self { tab.parent = nil }
            adopt()
            tabsDidChange()
        }
    }

    /// The identifiers of the tabs in the order to show them in; those that are not named come last.
    open var displayOrderIdentifiers: [String] = []
    /// The tabs in the order to show them in.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
    }

    /// The identifier of the tab that is selected first; nil for the first one.
    open var defaultChildIdentifier: String?
    /// The selected tab of the group; setting it shows the tab.
    open var selectedChild: UITab? {
        get { storedSelection.flatMap { tab in children.first { $0 === tab } } ?? usualChild }
        set {
            storedSelection = newValue
            tabsDidChange()
        }
    }
    private weak var storedSelection: UITab?
    private var usualChild: UITab? {
        defaultChildIdentifier.flatMap { name in children.first { $0.identifier == name } }
            ?? displayOrder.first { $0.isInBar }
    }

    /// The navigation controller that shows the group's own controller, and the selected tab's on top of it; nil for none.
    open var managingNavigationController: UINavigationController? { didSet { tabsDidChange() } }
    /// Whether a person may give the tabs another order in a sidebar; there is none here.
    open var allowsReordering = false
    /// The look of the group in a sidebar, which is not there.
    open var sidebarAppearance = SidebarAppearance.automatic

    /// Makes a group of tabs, which may have a controller of its own.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt()
    }

    /// The tab of the group, or of a group in it, with an identifier; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        children.lazy.compactMap { $0.find(identifier) }.first
    }

    private func adopt() { for tab in children { tab.parent = self } }

    override var shownController: UIViewController? {
        guard let navigation = managingNavigationController else {
            return viewController ?? selectedChild?.shownController
        }
        let wanted = [viewController, storedSelection == nil ? nil : selectedChild?.shownController].compactMap { $0 }
        let stack = wanted.isEmpty ? [selectedChild?.shownController].compactMap { $0 } : wanted
        if !navigation.viewControllers.starts(with: stack, by: ===) {
            navigation.setViewControllers(stack, animated: navigation.viewIfLoaded?.window != nil)
        }
        return navigation
    }

    override func find(_ identifier: String) -> UITab? { super.find(identifier) ?? tab(forIdentifier: identifier) }

    override var selectedLeaf: UITab {
        // A group with a controller of its own shows that until one of its tabs is chosen.
        if viewController != nil, storedSelection == nil { return self }
        return selectedChild?.selectedLeaf ?? self
    }

    override func select(_ leaf: UITab) {
        guard leaf !== self, let child = children.first(where: { $0 === leaf || $0.find(leaf.identifier) === leaf })
        else { return }
        child.select(leaf)
        if storedSelection !== child { selectedChild = child }
    }
}
