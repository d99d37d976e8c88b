import Observation

/// A place in the tree of views, which keeps state while the views there come and go as values.
@MainActor final class Node {
    /// Which child of its parent a node is.
    enum Slot: Hashable {
        case index(Int)
        case identity(AnyHashable)
    }

    private struct Declaration {
        var slot: Slot
        var view: any View
        var environment: EnvironmentValues
    }

    let graph: Graph
    private(set) weak var parent: Node?
    let depth: Int
    /// Tells nodes of the same depth apart: those that were made earlier have less.
    let number: Int
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    private(set) var children: [Node] = []
    private var slots: [Slot: Node] = [:]
    private var declarations: [Declaration] = []
    /// What the dynamic properties of the view keep, in their order.
    let properties = PropertyStore()
    /// What primitive views keep.
    private var memory: [String: Any] = [:]
    private var wrappers: [String: [ObjectIdentifier: (inner: Element, outer: Element)]] = [:]
    private var usedWrappers: [String: Set<ObjectIdentifier>] = [:]
    private var endings: [@MainActor () -> Void] = []
    private(set) var isAlive = true

    init(_ view: any View, environment: EnvironmentValues, parent: Node?, graph: Graph) {
        (self.view, self.environment, self.parent, self.graph) = (view, environment, parent, graph)
        depth = (parent?.depth ?? -1) + 1
        number = graph.takeNumber()
    }

    // MARK: Updating

    /// Takes another value of the same view, and brings everything below up to date.
    func update(_ view: any View, _ environment: EnvironmentValues) {
        replace(view, environment)
        refresh()
    }

    /// Takes another value of the same view without evaluating it yet.
    func replace(_ view: any View, _ environment: EnvironmentValues) {
        (self.view, self.environment) = (view, environment)
    }

    /// Evaluates the view again, and everything below.
    func refresh() {
        graph.settle(self)
        declarations = []
        withObservationTracking {
            if let primitive = primitive(view) { primitive.update(self) } else { evaluateBody(of: view) }
        } onChange: { [weak self] in
            onMainActor { self?.invalidate() }
        }
        let old = slots
        slots = [:]
        let declared = declarations
        declarations = []
        children = declared.map { declaration in
            if let node = old[declaration.slot], type(of: node.view) == type(of: declaration.view) {
                slots[declaration.slot] = node
                node.update(declaration.view, declaration.environment)
                return node
            }
            let node = Node(declaration.view, environment: declaration.environment, parent: self, graph: graph)
            slots[declaration.slot] = node
            node.refresh()
            return node
        }
        for (slot, node) in old where slots[slot] !== node { node.end() }
    }

    private func evaluateBody<V: View>(of view: V) {
        var view = view
        properties.link(&view, to: self)
        declare(view.body)
    }

    /// Says in `update(_:)` of a primitive view that a view is a child of this node.
    func declare(_ view: any View, as slot: Slot? = nil, environment: EnvironmentValues? = nil) {
        declarations.append(
            Declaration(
                slot: slot ?? .index(declarations.count), view: view, environment: environment ?? self.environment))
    }

    /// Has the view evaluated again before the next layout.
    func invalidate() { graph.invalidate(self) }

    /// What a primitive view keeps under a name.
    func kept<Value>(_ name: String, make: () -> Value) -> Value {
        if let value = memory[name] as? Value { return value }
        let value = make()
        memory[name] = value
        return value
    }

    /// Keeps a value under a name in the place of another.
    func keep(_ value: Any, as name: String) { memory[name] = value }

    /// Has something done when the node's view leaves the tree.
    func whenEnded(_ action: @escaping @MainActor () -> Void) { endings.append(action) }

    /// Takes the node and all below out of the tree.
    func end() {
        guard isAlive else { return }
        isAlive = false
        graph.settle(self)
        for child in children { child.end() }
        for ending in endings { ending() }
        properties.end()
        (children, slots, memory, wrappers, endings) = ([], [:], [:], [:], [])
    }

    // MARK: What is laid out

    /// What is laid out for the view.
    var elements: [Element] {
        guard let primitive = primitive(view) else { return childElements }
        usedWrappers = [:]
        let elements = primitive.elements(self)
        for element in elements { element.forgetSizes() }
        for (name, used) in usedWrappers { wrappers[name] = wrappers[name]?.filter { used.contains($0.key) } }
        return elements
    }

    /// The first node below with an identity.
    func descendant(_ identity: AnyHashable) -> Node? {
        if let node = slots[.identity(identity)] { return node }
        return children.lazy.compactMap { $0.descendant(identity) }.first
    }

    /// What is laid out for the children.
    var childElements: [Element] { children.flatMap(\.elements) }

    /// The element around another one, which stays the same as long as that does.
    func wrapper<Wrapper: Element>(
        _ name: String = "", of element: Element, make: (Element) -> Wrapper
    ) -> Wrapper {
        let key = ObjectIdentifier(element)
        usedWrappers[name, default: []].insert(key)
        if let wrapper = wrappers[name]?[key]?.outer as? Wrapper { return wrapper }
        let wrapper = make(element)
        wrappers[name, default: [:]][key] = (element, wrapper)
        return wrapper
    }
}

/// Does something on the main actor: at once on the main thread, else in a turn of its loop.
func onMainActor(_ action: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated { action() }
    } else {
        DispatchQueue.main.async { action() }
    }
}

/// What says for a view what its node holds; nil for a view that is made of others.
@MainActor private func primitive(_ view: any View) -> (any PrimitiveView)? {
    if let primitive = view as? any PrimitiveView { return primitive }
    if let represented = view as? any UIViewRepresentable { return represented.__primitive }
    if let represented = view as? any UIViewControllerRepresentable { return represented.__primitive }
    return nil
}
