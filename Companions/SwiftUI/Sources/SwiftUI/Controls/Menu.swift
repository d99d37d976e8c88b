/// A button that shows others.
public struct Menu<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    var primaryAction: (() -> Void)?

    /// Makes a button of what it shows itself and of what it leads to.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }
    /// Makes a button that does something when it is tapped, and shows others when a finger rests on it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) { (self.content, self.label, self.primaryAction) = (content(), label(), primaryAction) }
}

extension Menu where Label == Text {
    /// Makes a button with the text of a key.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(key) }
    }
    /// Makes a button with a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    /// Makes a button with a symbol and the text of a key.
    public init(_ key: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(key, systemImage: name) }
    }
}

extension Menu: PrimitiveView {
    func update(_ node: Node) {
        var environment = node.environment
        environment.frame.stackAxis = nil
        let styling = environment.frame.buttonStyle ?? PlainLook(isTinted: true)
        node.declare(styling.label(AnyView(label), role: nil, isPressed: false, environment), environment: environment)
        node.declare(content, environment: environment.inMenu)
    }

    func elements(_ node: Node) -> [Element] {
        let element = node.kept("menu") { MenuElement() }
        let items = node.children[1].elements.menuElements
        let label = node.children[0].elements
        let button = element.button
        button.menu = UIMenu(children: items)
        button.showsMenuAsPrimaryAction = primaryAction == nil
        button.isEnabled = node.environment.isEnabled
        button.primary = primaryAction
        element.layers.elements = label
        element.layers.forgetSizes()
        element.own.menu = MenuTrait { [weak element] in
            UIMenu(title: element?.title ?? "", image: element?.firstImage, children: items)
        }
        return [element]
    }
}

/// What an element is in a menu.
struct MenuTrait {
    let make: @MainActor () -> UIMenuElement
}

extension EnvironmentValues {
    /// The surroundings of what a menu shows.
    var inMenu: EnvironmentValues {
        var environment = self
        (environment.frame.isInList, environment.frame.buttonStyle) = (false, nil)
        environment.frame.stackAxis = .vertical
        return environment
    }
}

extension [Element] {
    /// What the elements are in a menu: lines between them make groups.
    @MainActor var menuElements: [UIMenuElement] {
        var groups: [[UIMenuElement]] = [[]]
        for element in self {
            if element.traits.isDivider == true {
                groups.append([])
            } else if let menu = element.traits.menu {
                groups[groups.count - 1].append(menu.make())
            } else if let button = element.traits.button {
                let action = UIAction(title: element.title, image: element.firstImage) { _ in button.action() }
                if button.role == .destructive { action.attributes = .destructive }
                if button.isEnabled == false { action.attributes.insert(.disabled) }
                groups[groups.count - 1].append(action)
            } else if !element.title.isEmpty {
                groups[groups.count - 1].append(
                    UIAction(title: element.title, image: element.firstImage, attributes: .disabled) { _ in })
            }
        }
        let filled = groups.filter { !$0.isEmpty }
        if filled.count <= 1 { return filled.first ?? [] }
        return filled.map { UIMenu(title: "", options: .displayInline, children: $0) }
    }
}

/// A button of UIKit's around what a menu shows of itself.
final class MenuElement: ViewElement {
    let layers = LayersElement()
    var button: MenuButton { view as! MenuButton }

    init() { super.init(MenuButton(type: .custom)) }

    override var speakingViews: [UIView] { layers.speakingViews }
    override func measure(_ proposal: Proposal) -> CGSize { layers.size(proposal) }

    override func place(in rect: CGRect) {
        super.place(in: rect)
        button.show(layers.views)
        Surface.within(rect.origin, of: Surface.origin) {
            layers.place(in: CGRect(origin: .zero, size: rect.size))
        }
    }
}

/// The button of a menu.
final class MenuButton: UIButton {
    private let canvas = HostingCanvas()
    var primary: (() -> Void)? {
        didSet {
            if oldValue == nil, primary != nil {
                addAction(UIAction { [weak self] _ in self?.primary?() }, for: .touchUpInside)
            }
        }
    }

    func show(_ views: [UIView]) {
        if canvas.superview == nil {
            canvas.isUserInteractionEnabled = false
            addSubview(canvas)
        }
        canvas.frame = bounds
        canvas.arrange(views)
    }

    override var isHighlighted: Bool { didSet { canvas.alpha = isHighlighted ? 0.2 : 1 } }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? ButtonControl.label(of: canvas) }
        set { super.accessibilityLabel = newValue }
    }
}

extension View {
    /// Shows a menu over the view when a finger rests on it.
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        MenuOver(content: self, items: menuItems(), preview: EmptyView())
    }
    /// Shows a menu and another view over the view when a finger rests on it.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View { MenuOver(content: self, items: menuItems(), preview: preview()) }
    /// Shows a menu over the view when a finger rests on it.
    public func contextMenu<MenuItems: View>(_ menu: ContextMenu<MenuItems>?) -> some View {
        MenuOver(content: self, items: menu?.items, preview: EmptyView())
    }
}

/// The content of a menu over a view.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    /// Makes the content.
    @MainActor public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A view with a menu over it.
private struct MenuOver<Content: View, Items: View, Preview: View>: PrimitiveView {
    let content: Content
    let items: Items
    let preview: Preview

    func update(_ node: Node) {
        node.declare(content)
        node.declare(items, environment: node.environment.inMenu)
        node.declare(preview)
    }

    func elements(_ node: Node) -> [Element] {
        let items = node.children[1].elements.menuElements
        let preview = node.children[2].elements
        return node.children[0].elements.map { element in
            let outer = node.wrapper(of: element) { MenuOverElement($0) }
            outer.show(items, preview, node.graph)
            return outer
        }
    }
}

private final class MenuOverElement: CanvasWrapper {
    private lazy var source = MenuSource()

    func show(_ items: [UIMenuElement], _ preview: [Element], _ graph: Graph) {
        source.items = items
        source.preview = preview.isEmpty ? nil : { PreviewController(preview, graph) }
        canvas.takesTouchesOfContent = true
        if canvas.interactions.isEmpty { canvas.addInteraction(UIContextMenuInteraction(delegate: source)) }
    }
}

/// The delegate of a menu over a view.
private final class MenuSource: NSObject, UIContextMenuInteractionDelegate {
    var items: [UIMenuElement] = []
    var preview: (() -> UIViewController)?

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !items.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { [items] _ in
            UIMenu(children: items)
        }
    }
}

/// A controller with the view that stands for another one over its menu.
private final class PreviewController: UIViewController {
    private let surface = Surface()

    init(_ elements: [Element], _ graph: Graph) {
        super.init(nibName: nil, bundle: nil)
        surface.keepsToSafeArea = false
        surface.backgroundColor = .systemBackground
        surface.graph = graph
        surface.show(elements)
        preferredContentSize = surface.contentSize(.ideal)
    }

    required init?(coder: NSCoder) { fatalError("a preview of SwiftUI's is not in any document") }

    override func loadView() { view = surface }
}
