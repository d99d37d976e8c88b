/// Views that come on top of each other, below a bar with their titles.
public struct NavigationStack<Root: View>: View {
    let root: Root

    /// Shows a view as the first.
    public init(@ViewBuilder root: () -> Root) { self.root = root() }

    /// The stack in a navigation controller of UIKit's.
    public var body: some View { NavigationContent(root: root) }
}

/// Views that come on top of each other, below a bar with their titles.
public struct NavigationView<Content: View>: View {
    let content: Content

    /// Shows a view as the first.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The stack in a navigation controller of UIKit's.
    public var body: some View { NavigationContent(root: content) }
}

private struct NavigationContent<Root: View>: PrimitiveView {
    let root: Root

    func update(_ node: Node) {
        let first: PageController = node.kept("first") { PageController() }
        var environment = node.environment
        environment.frame.page = first.page
        environment.frame.isInList = false
        node.declare(root, environment: environment)
    }

    func elements(_ node: Node) -> [Element] {
        let first: PageController = node.kept("first") { PageController() }
        let element: ControllerElement = node.kept("element") {
            let controller = UINavigationController(rootViewController: first)
            controller.navigationBar.prefersLargeTitles = true
            let parent = node.environment.frame.page?.controller
            node.whenEnded { controller.leaveParent() }
            return ControllerElement(controller, in: parent)
        }
        first.collect(node.graph) { node.childElements }
        return [element]
    }
}

/// A controller that shows the views of a page: of a stack, of a tab, of a sheet.
final class PageController: UIViewController {
    let page = Page()
    private let surface = Surface()
    /// Called when the controller has left its stack or was dismissed by a finger.
    var left: (() -> Void)?

    init() {
        super.init(nibName: nil, bundle: nil)
        page.controller = self
    }

    required init?(coder: NSCoder) { fatalError("a page of SwiftUI's is not in any document") }

    override func loadView() {
        surface.backgroundColor = .systemBackground
        surface.frame = UIScreen.main.bounds
        view = surface
    }

    /// Takes the elements of the page, and what its views ask of the bar.
    func collect(_ graph: Graph, _ elements: () -> [Element]) {
        page.bar = BarWishes()
        surface.graph = graph
        page.graph = graph
        surface.show(elements())
        page.bar.apply(to: self)
        if page.bar.hidesBar != nil { applyBarVisibility() }
        page.bar.sheet?.apply(to: self)
    }

    private func applyBarVisibility() {
        navigationController?.setNavigationBarHidden(page.bar.hidesBar ?? false, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        applyBarVisibility()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        page.setVisible(true)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        page.setVisible(false)
        if isMovingFromParent || isBeingDismissed { left?() }
    }
}

extension UIViewController {
    /// Takes the controller from its parent.
    func leaveParent() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}

/// Something that brings another view on top of the stack.
public struct NavigationLink<Label: View, Destination: View>: View {
    let label: Label
    let destination: () -> Destination
    let isActive: Binding<Bool>?

    /// Makes a link of what it shows and leads to.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, isActive) = (destination, label(), nil)
    }
    /// Makes a link of what it shows and leads to.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, isActive) = ({ destination }, label(), nil)
    }
    /// Makes a link that a value follows, and that follows a value.
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, self.isActive) = ({ destination }, label(), isActive)
    }
}

extension NavigationLink where Label == Text {
    /// Makes a link with the text of a key.
    public init(_ key: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        (self.destination, label, isActive) = (destination, Text(key), nil)
    }
    /// Makes a link with a string.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, @ViewBuilder destination: @escaping () -> Destination
    ) { (self.destination, label, isActive) = (destination, Text(title), nil) }
    /// Makes a link with the text of a key.
    public init(_ key: LocalizedStringKey, destination: Destination) {
        (self.destination, label, isActive) = ({ destination }, Text(key), nil)
    }
    /// Makes a link with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        (self.destination, label, isActive) = ({ destination }, Text(title), nil)
    }
}

extension NavigationLink: PrimitiveView {
    private final class Link {
        var isOpen = false
        var controller: PageController?
        var isActive: Binding<Bool>?
        var wasActive = false
    }

    func update(_ node: Node) {
        let link: Link = node.kept("link") { Link() }
        link.isActive = isActive
        // A binding leads and follows: the page opens and closes with the value.
        if let isActive = isActive?.wrappedValue, isActive != link.wasActive {
            link.wasActive = isActive
            if isActive != link.isOpen { node.graph.afterUpdate { isActive ? open(link, node) : close(link) } }
        }
        let isInList = node.environment.frame.isInList
        node.declare(
            Button(action: { open(link, node) }, label: { label }).environment(\.isLinkInList, isInList), as: .index(0))
        guard link.isOpen, let controller = link.controller else { return }
        var environment = node.environment
        environment.frame.page = controller.page
        environment.frame.isInList = false
        environment.frame.style = nil
        environment.font = nil
        environment.isLinkInList = false
        environment.dismiss = DismissAction { close(link) }
        node.declare(destination(), as: .index(1), environment: environment)
    }

    private func open(_ link: Link, _ node: Node) {
        guard !link.isOpen, let navigation = node.environment.frame.page?.controller?.navigationController else {
            return
        }
        let controller = PageController()
        (link.isOpen, link.controller) = (true, controller)
        controller.left = { [weak node] in
            (link.isOpen, link.controller, link.wasActive) = (false, nil, false)
            if link.isActive?.wrappedValue == true { link.isActive?.wrappedValue = false }
            node?.invalidate()
        }
        if link.isActive?.wrappedValue == false {
            link.wasActive = true
            link.isActive?.wrappedValue = true
        }
        node.invalidate()
        // The page has its views, and its title, before it comes.
        node.graph.flushNow()
        navigation.pushViewController(controller, animated: true)
    }

    private func close(_ link: Link) {
        guard let controller = link.controller, let navigation = controller.navigationController,
            let index = navigation.viewControllers.firstIndex(of: controller), index > 0
        else { return }
        navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
    }

    func elements(_ node: Node) -> [Element] {
        let link: Link = node.kept("link") { Link() }
        let elements = node.children[0].elements
        if node.environment.frame.isInList {
            for element in elements {
                element.own.rowAction = RowAction(isLink: true) { open(link, node) }
            }
        }
        if node.children.count > 1, let controller = link.controller {
            controller.collect(node.graph) { node.children[1].elements }
        }
        return elements
    }
}

extension EnvironmentValues {
    private enum IsLinkInListKey: EnvironmentKey { static let defaultValue = false }

    /// Whether a button is a row that leads on, which has no colour of its own.
    var isLinkInList: Bool {
        get { self[IsLinkInListKey.self] }
        set { self[IsLinkInListKey.self] = newValue }
    }
}

extension View {
    func bar(_ change: @escaping @MainActor (inout BarWishes, EnvironmentValues) -> Void) -> some View {
        BarAsking(content: self, change: change)
    }

    /// Says what the bar above calls the view.
    public func navigationTitle(_ title: Text) -> some View { bar { $0.title = title.plain(in: $1) } }
    /// Says what the bar above calls the view, by a key.
    public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
    /// Says what the bar above calls the view.
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// Says what the bar above calls the view.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Says what the bar above calls the view, by a key.
    public func navigationBarTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(Text(key)) }
    /// Says what the bar above calls the view, and how.
    public func navigationBarTitle(
        _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(key)).navigationBarTitleDisplayMode(displayMode) }
    /// Says how large the title in the bar above is.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        bar { wishes, _ in wishes.displayMode = mode.mode }
    }
    /// Says whether the bar above is there.
    public func navigationBarHidden(_ hidden: Bool) -> some View { bar { wishes, _ in wishes.hidesBar = hidden } }
    /// Says whether the button that leads back is there.
    public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
        bar { wishes, _ in wishes.hidesBackButton = hidden }
    }
}

/// The bar above a view.
public struct NavigationBarItem: Sendable {
    /// How large a title is.
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large

        var mode: UINavigationItem.LargeTitleDisplayMode {
            switch self {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        }
    }
}

/// A view that asks something of the bar above.
private struct BarAsking<Content: View>: PrimitiveView {
    let content: Content
    let change: @MainActor (inout BarWishes, EnvironmentValues) -> Void

    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        let elements = node.childElements
        if let page = node.environment.frame.page { change(&page.bar, node.environment) }
        return elements
    }
}
