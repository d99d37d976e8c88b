/// What stands at an edge of a row that a finger moves aside.
struct RowSwipe {
    let edge: HorizontalEdge
    let isFull: Bool
    let actions: [UIContextualAction]
}

/// One of the two edges beside a row.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    case leading
    case trailing
}

extension View {
    /// Puts buttons beside a row, which a finger that moves it aside brings into sight.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { Swiping(content: self, actions: content(), edge: edge, isFull: allowsFullSwipe) }

    /// Says whether a row can be deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { trait(\.isDeleteDisabled, isDisabled) }
    /// Says whether a row can be moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View { trait(\.isMoveDisabled, isDisabled) }

    /// Lets a finger that pulls the view down have its content brought up to date.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        EnvironmentWriting(content: self) { $0.refresh = RefreshAction(action: action) }
    }
}

/// What brings the content of a view up to date.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    /// Brings the content up to date.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

    /// What brings the content of the view up to date; nil where nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// The control by which a finger has content brought up to date.
@MainActor final class Refresher {
    private var action: RefreshAction?
    private var control: UIRefreshControl?

    func show(_ action: RefreshAction?, in view: UIScrollView) {
        self.action = action
        guard action != nil else {
            if control != nil { view.refreshControl = nil }
            return control = nil
        }
        guard control == nil else { return }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.start() }, for: .valueChanged)
        self.control = control
        view.refreshControl = control
    }

    private func start() {
        guard let action else { return }
        Task { @MainActor [weak self] in
            await action()
            self?.control?.endRefreshing()
        }
    }
}

/// A row with buttons beside it.
private struct Swiping<Content: View, Actions: View>: PrimitiveView {
    let content: Content
    let actions: Actions
    let edge: HorizontalEdge
    let isFull: Bool

    func update(_ node: Node) {
        var environment = node.environment
        environment.frame.isInList = false
        environment.frame.tint = nil
        node.declare(content)
        node.declare(actions, environment: environment)
    }

    func elements(_ node: Node) -> [Element] {
        let buttons = node.children[1].elements.compactMap { element -> UIContextualAction? in
            guard let button = element.traits.button else { return nil }
            let image = element.firstImage
            let action = UIContextualAction(
                style: button.role == .destructive ? .destructive : .normal, title: image == nil ? element.title : nil
            ) { _, _, done in
                button.action()
                done(true)
            }
            action.image = image
            if let tint = button.tint { action.backgroundColor = tint.uiColor }
            return action
        }
        return node.children[0].elements.map { element in
            let wrapper = node.wrapper(of: element) { Wrapper($0) }
            wrapper.own.swipes =
                (element.traits.swipes ?? []) + [RowSwipe(edge: edge, isFull: isFull, actions: buttons)]
            return wrapper
        }
    }
}

extension Element {
    /// The image that the element shows first.
    var firstImage: UIImage? {
        func image(_ view: UIView) -> UIImage? {
            (view as? UIImageView)?.image ?? view.subviews.lazy.compactMap(image).first
        }
        return speakingViews.lazy.compactMap(image).first
    }
}
