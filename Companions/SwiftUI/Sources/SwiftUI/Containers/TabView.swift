/// Views of which a bar shows one.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Makes tabs; the one that is on show has the tag that is selected.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
}

extension TabView where SelectionValue == Int {
    /// Makes tabs that are chosen in the bar alone.
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

/// What a bar controller of tabs keeps for its view.
private final class Tabs: NSObject, UITabBarControllerDelegate {
    let controller = UITabBarController()
    var tags: [AnyHashable?] = []
    var shown: AnyHashable?
    var selected: ((AnyHashable) -> Void)?

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard tags.indices.contains(tabBarController.selectedIndex), let tag = tags[tabBarController.selectedIndex]
        else { return }
        shown = tag
        selected?(tag)
    }
}

extension TabView: PrimitiveView {
    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        let tabs: Tabs = node.kept("tabs") { Tabs() }
        let element: ControllerElement = node.kept("element") {
            let controller = tabs.controller
            controller.delegate = tabs
            node.whenEnded { controller.leaveParent() }
            return ControllerElement(controller, in: node.environment.frame.page?.controller)
        }
        let traits = node.childElements.map(\.traits).filter { $0.tab != nil }
        let controllers = traits.compactMap { $0.tab as UIViewController? }
        tabs.tags = traits.map { $0.tag ?? $0.identity }
        if (tabs.controller.viewControllers ?? []) != controllers {
            tabs.controller.setViewControllers(controllers, animated: false)
        }
        guard let selection else { return [element] }
        let wanted = AnyHashable(selection.wrappedValue)
        if wanted != tabs.shown, let index = tabs.tags.firstIndex(of: wanted) {
            tabs.shown = wanted
            tabs.controller.selectedIndex = index
        }
        tabs.selected = { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } }
        return [element]
    }
}

extension View {
    /// Says what stands for the view in the bar of tabs: a text and an image.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { Tab(content: self, label: label()) }
}

/// A view that is a tab, on a page of its own.
private struct Tab<Content: View, Label: View>: PrimitiveView {
    let content: Content
    let label: Label

    func update(_ node: Node) {
        let controller: PageController = node.kept("controller") { PageController() }
        var environment = node.environment
        environment.frame.page = controller.page
        node.declare(content, environment: environment)
        node.declare(label)
    }

    func elements(_ node: Node) -> [Element] {
        let controller: PageController = node.kept("controller") { PageController() }
        let element: Element = node.kept("tab") { Element() }
        var content: [Element] = []
        controller.collect(node.graph) {
            content = node.children[0].elements
            return content
        }
        let parts = node.children[1].elements
        let image = parts.flatMap(\.speakingViews).lazy.compactMap { ($0 as? UIImageView)?.image }.first
        controller.tabBarItem.title = parts.map(\.title).filter { !$0.isEmpty }.joined(separator: " ")
        if controller.tabBarItem.image !== image { controller.tabBarItem.image = image }
        element.own.tab = controller
        element.own.tag = content.first?.traits.tag
        return [element]
    }
}
