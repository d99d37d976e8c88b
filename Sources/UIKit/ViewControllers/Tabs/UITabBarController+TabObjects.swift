import Foundation

/// The tabs of a tab bar controller as objects.
extension UITabBarController {
    /// The ways in which tabs are offered.
    public enum Mode: Int, Sendable {
        /// As UIKit likes: in a bar.
        case automatic
        /// In a bar.
        case tabBar
        /// In a bar or a sidebar, which is not there.
        case tabSidebar
    }

    /// The sidebar that offers tabs where there is much width: there is none.
    @preconcurrency @MainActor public final class Sidebar: NSObject {
        /// Whether the sidebar is hidden: it always is, and showing it is reported.
        public var isHidden: Bool {
            get { true }
            set { if !newValue { UITabBarController.reportSidebar() } }
        }
    }

    fileprivate static func reportSidebar() {
        DiagnosticsChannel.shared.report(
            limit: "tabs.sidebar", "UITabBarController has no sidebar.",
            advice: "The tabs are in the bar; show a UISplitViewController where an app needs a sidebar.")
    }

    /// Makes a controller with tabs.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// The tabs, in the order of their items; setting them replaces `viewControllers`.
    public var tabs: [UITab] {
        get { tabObjects.given }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs; animated, the bar's items change with an animation.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in tabObjects.given where tab.storedOwner === self { tab.storedOwner = nil }
        tabObjects.given = tabs
        for tab in tabs { tab.storedOwner = self }
        showTabObjects(animated: animated)
    }

    /// The selected tab, which may be one of a group; nil where there is none. A tab of another controller is ignored.
    public var selectedTab: UITab? {
        get { tabObject(of: shownTab)?.selectedLeaf }
        set {
            guard let newValue, let root = tabObjects.shown.first(where: { $0.find(newValue.identifier) === newValue })
            else { return }
            root.select(newValue)
            root.shownController.map { selectByApp($0) }
        }
    }

    /// The tab, or the one in a group, with an identifier; nil where there is none.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabObjects.given.lazy.compactMap { $0.find(identifier) }.first
    }

    /// The way in which the tabs are offered: in the bar, whatever is set. A sidebar that is wished for is reported.
    public var mode: Mode {
        get { tabObjects.mode }
        set {
            tabObjects.mode = newValue
            if newValue == .tabSidebar { Self.reportSidebar() }
        }
    }

    /// The sidebar, which is not there.
    public var sidebar: Sidebar { tabObjects.sidebar }

    /// The identifiers of the tabs that the bar shows where there is little width; nil for all tabs.
    public var compactTabIdentifiers: [String]? {
        get { tabObjects.compactIdentifiers }
        set {
            tabObjects.compactIdentifiers = newValue
            tabsDidChange()
        }
    }

    // MARK: Controllers

    /// The tab that shows a controller; nil for a controller that was not made for one.
    func tabObject(of controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabObjects.shown.first { $0.item === controller.tabBarItem }
    }

    /// Takes note that a tab is another, or is to be shown or not.
    func tabsDidChange() {
        guard !tabObjects.given.isEmpty, !tabObjects.isChanging else { return }
        showTabObjects(animated: viewIfLoaded?.window != nil)
    }

    private var tabsForWidth: [UITab] {
        guard let names = tabObjects.compactIdentifiers, traitCollection.horizontalSizeClass == .compact else {
            return tabObjects.given
        }
        return names.compactMap { tab(forIdentifier: $0) }
    }

    private func showTabObjects(animated: Bool) {
        // A provider may change what it is asked for.
        tabObjects.isChanging = true
        defer { tabObjects.isChanging = false }
        let selected = tabObject(of: shownTab)
        let shown = tabsForWidth.filter(\.isInBar)
        tabObjects.shown = shown
        for tab in shown { tab.shownController?.tabBarItem = tab.item }
        let controllers = shown.compactMap(\.shownController)
        isGivenTabs = true
        if !tabControllers.elementsEqual(controllers, by: ===) { replaceTabs(by: controllers, animated: animated) }
        // A tab stays selected though it shows another controller.
        if let selected, shown.contains(where: { $0 === selected }), let controller = selected.shownController {
            selectTab(controller, animated: false)
        }
    }

    /// The app has given controllers in place of tabs.
    func forgetTabObjects() {
        for tab in tabObjects.given where tab.storedOwner === self { tab.storedOwner = nil }
        (tabObjects.given, tabObjects.shown) = ([], [])
    }
}

extension UIViewController {
    /// The tab that shows the controller, or one that contains it; nil where no tab bar controller was given it as an object.
    public var tab: UITab? {
        var controller: UIViewController? = self
        while let current = controller {
            if let tabs = current.parent as? UITabBarController { return tabs.tabObject(of: current)?.selectedLeaf }
            controller = current.parent
        }
        return nil
    }
}

/// The tabs that an app has given as objects.
@MainActor struct TabObjects {
    var given: [UITab] = []
    /// Those that the bar shows.
    var shown: [UITab] = []
    var isChanging = false
    var mode = UITabBarController.Mode.automatic
    var compactIdentifiers: [String]?
    let sidebar = UITabBarController.Sidebar()
}
