extension View {
    /// Does something when the view comes on show.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Living(content: self, appear: action, disappear: nil)
    }

    /// Does something when the view is no longer on show.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Living(content: self, appear: nil, disappear: action)
    }

    /// Does something over time while the view is on show.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { task(id: 0, priority: priority, action) }

    /// Does something over time while the view is on show, and anew when a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View { Working(content: self, id: value, priority: priority, action: action) }

    /// Does something with a value that has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        Watching(content: self, value: value, isInitial: false) { _, new in action(new) }
    }

    /// Does something when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { Watching(content: self, value: value, isInitial: initial) { _, _ in action() } }

    /// Does something with the old and the new value when one has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { Watching(content: self, value: value, isInitial: initial, action: action) }

    /// Does something with what a publisher sends.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { Receiving(content: self, publisher: publisher, action: action) }

    /// Says where fingers meet the view: all of its room is taken.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        wrapped(in: CanvasWrapper.self) { $0.canvas.takesTouches = true }
    }

    /// Gives the view an identity: with another one it begins anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

    /// Gives the view the value that choosing it stands for.
    public func tag<V: Hashable>(_ tag: V) -> some View { trait(\.tag, AnyHashable(tag)) }
}

/// Where views come on show and leave again.
@MainActor final class Page {
    private(set) var isVisible = false
    private var living: [ObjectIdentifier: (order: Int, appear: () -> Void, disappear: () -> Void)] = [:]
    private var count = 0
    /// What views inside ask of the bar above.
    var bar = BarWishes()
    /// The controller that shows the page.
    weak var controller: UIViewController?
    /// The tree of the page's views.
    weak var graph: Graph?
    /// Whether what the page shows is being changed.
    var editMode = EditMode.inactive {
        didSet { if editMode != oldValue, let graph { graph.invalidate(graph.root) } }
    }

    init() {}

    func add(_ node: Node, appear: @escaping () -> Void, disappear: @escaping () -> Void) {
        count += 1
        living[ObjectIdentifier(node)] = (count, appear, disappear)
        if isVisible { node.graph.afterUpdate { [weak self] in if self?.isVisible == true { appear() } } }
    }

    func remove(_ node: Node) {
        let gone = living.removeValue(forKey: ObjectIdentifier(node))
        if isVisible { gone?.disappear() }
    }

    func setVisible(_ visible: Bool) {
        guard isVisible != visible else { return }
        isVisible = visible
        // Choice (SwiftUI): what is inside hears it first.
        for entry in living.values.sorted(by: { $0.order > $1.order }) { visible ? entry.appear() : entry.disappear() }
    }
}

/// What a page asks of the bar above it.
struct BarWishes {
    var title: String?
    var displayMode: UINavigationItem.LargeTitleDisplayMode?
    var hidesBar: Bool?
    var hidesBackButton: Bool?
    var items: [BarItem] = []
    /// What the views ask of the sheet that they are shown in.
    var sheet: SheetWishes?
}

/// A view that hears when it comes on show and leaves again.
private struct Living<Content: View>: PrimitiveView {
    let content: Content
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    private final class Actions {
        var appear: (() -> Void)?
        var disappear: (() -> Void)?
    }

    func update(_ node: Node) {
        node.declare(content)
        let actions: Actions = node.kept("actions") { Actions() }
        let isNew = actions.appear == nil && actions.disappear == nil
        (actions.appear, actions.disappear) = (appear ?? {}, disappear ?? {})
        guard isNew, let page = node.environment.frame.page else { return }
        page.add(node, appear: { actions.appear?() }, disappear: { actions.disappear?() })
        node.whenEnded { [weak page, unowned node] in page?.remove(node) }
    }
}

/// A view that works while it is on show.
private struct Working<Content: View, ID: Equatable>: PrimitiveView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void

    private final class Work {
        var id: ID
        var isKnown = false
        var task: Task<Void, Never>?
        var action: @MainActor @Sendable () async -> Void
        init(_ id: ID, _ action: @escaping @MainActor @Sendable () async -> Void) {
            (self.id, self.action) = (id, action)
        }
    }

    func update(_ node: Node) {
        node.declare(content)
        let priority = priority
        let work: Work = node.kept("work") { Work(id, action) }
        let isNew = !work.isKnown
        work.isKnown = true
        work.action = action
        func start() {
            work.task?.cancel()
            let action = work.action
            work.task = Task(priority: priority) { @MainActor in await action() }
        }
        if isNew, let page = node.environment.frame.page {
            page.add(node, appear: start, disappear: { work.task?.cancel() })
            node.whenEnded { [weak page, unowned node] in page?.remove(node) }
        } else if work.id != id {
            work.id = id
            node.graph.afterUpdate { start() }
        }
    }
}

/// A view that follows a value.
private struct Watching<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    private struct Change {
        let old: Value
        let new: Value
        let action: (Value, Value) -> Void
        func tell() { action(old, new) }
    }

    private final class Last {
        var value: Value
        var isNew = true
        init(_ value: Value) { self.value = value }
    }

    func update(_ node: Node) {
        node.declare(content)
        let last: Last = node.kept("last") { Last(value) }
        let change = Change(old: last.value, new: value, action: action)
        let tells = change.old != value || last.isNew && isInitial
        (last.value, last.isNew) = (value, false)
        if tells { node.graph.afterUpdate { change.tell() } }
    }
}

/// A view that listens to a publisher.
private struct Receiving<Content: View, P: Publisher>: PrimitiveView where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    private final class Subscription {
        var action: ((P.Output) -> Void)?
        var cancellable: AnyCancellable?
    }

    func update(_ node: Node) {
        node.declare(content)
        let subscription: Subscription = node.kept("subscription") { Subscription() }
        subscription.action = action
        guard subscription.cancellable == nil else { return }
        subscription.cancellable = publisher.sink { [weak subscription] in subscription?.action?($0) }
        node.whenEnded { subscription.cancellable = nil }
    }
}

/// A view that begins anew with another identity.
private struct Identified<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    func update(_ node: Node) { node.declare(content, as: .identity(AnyHashable(id))) }

    func elements(_ node: Node) -> [Element] {
        let elements = node.childElements
        for element in elements { element.own.identity = AnyHashable(id) }
        return elements
    }
}
