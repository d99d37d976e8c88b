extension View {
    /// Shows a sheet over the view while a value is true.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presenting(
            content: self, style: .pageSheet, key: isPresented.wrappedValue ? AnyHashable(true) : nil,
            make: { AnyView(content()) }, dismissed: { isPresented.wrappedValue = false }, told: onDismiss)
    }

    /// Shows a sheet over the view while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        Presenting(
            content: self, style: .pageSheet, key: item.wrappedValue.map { AnyHashable($0.id) },
            make: { item.wrappedValue.map { AnyView(content($0)) } }, dismissed: { item.wrappedValue = nil },
            told: onDismiss)
    }

    /// Shows another view in the place of all while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presenting(
            content: self, style: .fullScreen, key: isPresented.wrappedValue ? AnyHashable(true) : nil,
            make: { AnyView(content()) }, dismissed: { isPresented.wrappedValue = false }, told: onDismiss)
    }

    /// Asks a person something while a value is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        Asking(
            content: self, title: title, isPresented: isPresented, actions: actions(), message: message(), style: .alert
        )
    }

    /// Asks a person something while a value is true.
    public func alert<A: View, M: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(key), isPresented: isPresented, actions: actions, message: message) }

    /// Asks a person something while a value is true.
    public func alert<A: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(key), isPresented: isPresented, actions: actions, message: { EmptyView() }) }

    /// Asks a person something while a value is true.
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

    /// Asks a person something while a value is true.
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() }) }

    /// Asks a person to choose while a value is true.
    public func confirmationDialog<A: View>(
        _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        Asking(
            content: self, title: titleVisibility == .visible ? Text(key) : nil, isPresented: isPresented,
            actions: actions(), message: EmptyView(), style: .actionSheet)
    }

    /// Shows an alert while a value is true.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return self.alert(alert.title, isPresented: isPresented) {
            ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
                SwiftUI.Button(role: button.role, action: button.action) { button.label }
            }
        } message: {
            alert.message ?? Text(verbatim: "")
        }
    }
}

/// An alert with its text and one or two buttons.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        /// A usual button.
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: { action?() })
        }
        /// A button that leaves all as it is.
        public static func cancel(_ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: { action?() })
        }
        /// A button that deletes something.
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: { action?() })
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Makes an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = [dismissButton ?? .default(Text("OK"))]
    }
    /// Makes an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// A view over which another is presented.
struct Presenting<Content: View>: PrimitiveView {
    let content: Content
    let style: UIModalPresentationStyle
    /// What is presented; nil for nothing.
    let key: AnyHashable?
    let make: () -> AnyView?
    let dismissed: () -> Void
    let told: (() -> Void)?

    private final class Presented {
        var key: AnyHashable?
        var controller: PageController?
        var dismissed: () -> Void = {}
        var told: (() -> Void)?
    }

    func update(_ node: Node) {
        node.declare(content, as: .index(0))
        let presented: Presented = node.kept("presented") { Presented() }
        (presented.dismissed, presented.told) = (dismissed, told)
        if presented.key != key {
            presented.key = key
            if let controller = presented.controller {
                presented.controller = nil
                node.graph.afterUpdate { controller.presentingViewController?.dismiss(animated: true) }
            }
            if key != nil {
                let controller = PageController()
                controller.modalPresentationStyle = style
                presented.controller = controller
                controller.left = { [weak node] in
                    let told = presented.told
                    if presented.controller === controller {
                        (presented.controller, presented.key) = (nil, nil)
                        presented.dismissed()
                        node?.invalidate()
                    }
                    told?()
                }
                let page = node.environment.frame.page
                node.graph.afterUpdate { page?.controller?.present(controller, animated: true) }
            }
        }
        guard let controller = presented.controller, let view = make() else { return }
        var environment = node.environment
        environment.frame = FrameworkValues()
        environment.frame.page = controller.page
        environment.frame.tint = node.environment.frame.tint
        environment.font = nil
        environment.dismiss = DismissAction { [weak controller] in
            controller?.presentingViewController?.dismiss(animated: true)
        }
        node.declare(view, as: .identity(key ?? AnyHashable(true)), environment: environment)
    }

    func elements(_ node: Node) -> [Element] {
        let presented: Presented = node.kept("presented") { Presented() }
        if node.children.count > 1, let controller = presented.controller {
            controller.collect(node.graph) { node.children[1].elements }
        }
        let elements = node.children[0].elements
        if style == .popover, let controller = presented.controller,
            let source = elements.lazy.flatMap(\.views).first
        {
            controller.popoverPresentationController?.sourceView = source
            controller.popoverPresentationController?.sourceRect = source.bounds
        }
        return elements
    }
}

/// A view over which a person is asked something.
struct Asking<Content: View, Actions: View, Message: View>: PrimitiveView {
    let content: Content
    let title: Text?
    let isPresented: Binding<Bool>
    let actions: Actions
    let message: Message
    let style: UIAlertController.Style

    private final class Asked { var isAsked = false }

    func update(_ node: Node) {
        node.declare(content)
        node.declare(actions)
        node.declare(message)
    }

    func elements(_ node: Node) -> [Element] {
        let asked: Asked = node.kept("asked") { Asked() }
        let parts = node.children.dropFirst().map(\.elements)
        if isPresented.wrappedValue != asked.isAsked {
            asked.isAsked = isPresented.wrappedValue
            let page = node.environment.frame.page
            if asked.isAsked {
                let text = title?.plain(in: node.environment)
                let alert = UIAlertController(
                    title: text, message: parts[1].first.map(\.title).flatMap { $0.isEmpty ? nil : $0 },
                    preferredStyle: style)
                let isPresented = isPresented
                for action in alertActions(parts[0], done: { isPresented.wrappedValue = false }) {
                    alert.addAction(action)
                }
                node.graph.afterUpdate { page?.controller?.present(alert, animated: true) }
            } else {
                node.graph.afterUpdate {
                    if page?.controller?.presentedViewController is UIAlertController {
                        page?.controller?.dismiss(animated: true)
                    }
                }
            }
        }
        return node.children[0].elements
    }

    private func alertActions(_ elements: [Element], done: @escaping () -> Void) -> [UIAlertAction] {
        var actions = elements.compactMap { element -> UIAlertAction? in
            guard let button = element.traits.button else { return nil }
            let style: UIAlertAction.Style =
                button.role == .destructive ? .destructive : button.role == .cancel ? .cancel : .default
            return UIAlertAction(title: element.title, style: style) { _ in
                done()
                button.action()
            }
        }
        if actions.isEmpty { actions = [UIAlertAction(title: "OK", style: .default) { _ in done() }] }
        if style == .actionSheet, !actions.contains(where: { $0.style == .cancel }) {
            actions.append(UIAlertAction(title: "Cancel", style: .cancel) { _ in done() })
        }
        return actions
    }
}

/// What a button in an alert does.
struct ButtonTrait {
    var role: ButtonRole?
    var tint: Color?
    var isEnabled = true
    var action: @MainActor () -> Void
}

/// What takes the view away from which it is called: a sheet, or the page of a stack.
public struct DismissAction {
    let action: @MainActor () -> Void
    /// Takes the view away.
    @MainActor public func callAsFunction() { action() }
}

/// Whether a view is presented, as views of older systems see it.
public struct PresentationMode {
    /// Whether the view is presented.
    public private(set) var isPresented: Bool
    let action: DismissAction
    /// Takes the view away.
    @MainActor public mutating func dismiss() { action() }
}

extension EnvironmentValues {
    private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }

    /// Takes the view away from which it is called.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: true, action: dismiss))
    }
}
