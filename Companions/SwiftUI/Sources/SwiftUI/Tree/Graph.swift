@_spi(Framework) import QuartzCore
@_spi(Framework) import UIKit

/// The tree of views of one hosting controller or cell.
@MainActor final class Graph {
    private(set) var root: Node!
    /// Takes what is laid out for the root when the tree has changed.
    private let show: @MainActor ([Element]) -> Void
    private var dirty: [ObjectIdentifier: Node] = [:]
    /// Whether nodes have become dirty since the dirty ones were put in order.
    private var hasNewDirt = false
    private var nodeCount = 0
    private var actions: [@MainActor () -> Void] = []
    private var isFlushing = false
    /// The animation of the changes that have been asked for.
    var animation: Animation?
    /// The views whose elements have been laid out anew by this change.
    private var surfaces: [Surface] = []

    init(_ view: any View, environment: EnvironmentValues, show: @escaping @MainActor ([Element]) -> Void) {
        self.show = show
        root = Node(view, environment: environment, parent: nil, graph: self)
        invalidate(root)
    }

    var needsUpdate: Bool { !dirty.isEmpty || !actions.isEmpty }

    /// Gives the root another view, or another environment.
    func update(_ view: any View, environment: EnvironmentValues) {
        if type(of: view) == type(of: root.view) {
            root.replace(view, environment)
        } else {
            root.end()
            root = Node(view, environment: environment, parent: nil, graph: self)
        }
        invalidate(root)
    }

    /// Has a node evaluated again before the next layout.
    func invalidate(_ node: Node) {
        guard node.isAlive else { return }
        dirty[ObjectIdentifier(node)] = node
        hasNewDirt = true
        if let current = Transaction.current.animation { animation = current }
        Updates.shared.note(self)
    }

    /// The number of a new node: nodes are numbered in the order in which they are made.
    func takeNumber() -> Int {
        nodeCount += 1
        return nodeCount
    }

    /// Takes note that a node has been evaluated.
    func settle(_ node: Node) { dirty[ObjectIdentifier(node)] = nil }

    /// Has something done when the tree is up to date: what an app does when its views appear or values change.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
        Updates.shared.note(self)
    }

    /// Takes note of a view that shows other elements than before.
    func note(_ surface: Surface) {
        if !surfaces.contains(where: { $0 === surface }) { surfaces.append(surface) }
    }

    /// Brings the tree up to date, and tells the app what follows from it.
    func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        if !dirty.isEmpty {
            refreshDirty()
            collect()
        }
        let waiting = actions
        actions = []
        for action in waiting { action() }
    }

    /// Brings the tree up to date at once, also while it tells the app of a change.
    func flushNow() {
        refreshDirty()
        collect()
    }

    /// Evaluates the dirty nodes, those nearer to the root first, and of those at the same depth the older ones.
    private func refreshDirty() {
        while !dirty.isEmpty {
            hasNewDirt = false
            // A node that is evaluated evaluates those below it.
            for node in dirty.values.sorted(by: { ($0.depth, $0.number) < ($1.depth, $1.number) })
            where dirty[ObjectIdentifier(node)] != nil {
                node.refresh()
                if let own = node.environment.frame.animation { animation = own }
                if hasNewDirt { break }
            }
        }
    }

    /// Collects what is laid out, and hands it to the views that show it.
    func collect() {
        let animation = self.animation
        self.animation = nil
        surfaces = []
        let elements = root.elements
        let surfaces = self.surfaces
        show(elements)
        guard let animation else { return }
        animation.perform { for surface in surfaces { surface.layoutIfNeeded() } }
    }

    /// Ends the tree.
    func end() { root.end() }
}

/// The step before layout that brings the trees up to date in which something has changed.
@MainActor final class Updates: FramePass {
    static let place = FramePlace.beforeLayout
    /// The trees in which something has changed, in the order in which that was noted.
    private var graphs: [Graph] = []
    private var noted: Set<ObjectIdentifier> = []

    init() {}

    var need: FrameNeed { graphs.isEmpty ? .nothing : .frame }

    func note(_ graph: Graph) {
        if noted.insert(ObjectIdentifier(graph)).inserted { graphs.append(graph) }
    }

    func run(at time: CFTimeInterval) {
        // What changes state in answer to a change is shown in the same frame; what never ends is shown in the next.
        for _ in 0..<20 {
            guard !graphs.isEmpty else { return }
            let graphs = graphs
            forget()
            for graph in graphs { graph.flush() }
        }
    }

    private func forget() { (graphs, noted) = ([], []) }

    func sessionWillEnd() { forget() }
}
