/// What the facts say controllers, views and windows do, on plain numbers: no view, layer or controller in sight.
///
/// It is written from the facts, not from the framework, and runs the same operations with the same hooks. Everything
/// that exists has a number, given in the order in which things are made, so that both worlds can be compared.
struct ContainmentModel: Equatable {
    enum State: String { case disappeared, appearing, appeared, disappearing }

    struct Controller: Equatable {
        var forwards: Bool
        var parent: Int?
        /// In the order in which they were added (1.16).
        var children: [Int] = []
        var view: Int?
        var state = State.disappeared
        /// How many `begin` calls wait for their `end`.
        var brackets = 0
        /// Whether those calls said that it appears.
        var isBracketedIn = false
        /// Whether the current transition is the hierarchy's doing, not a bracket's.
        var isAutomatic = false
        /// The place of the last of those among all of the hierarchy's doings.
        var order = 0
        var animated = false
        /// Whether this appearance's `viewIsAppearing` is still to come.
        var owesIsAppearing = false
        var movesTo = false
        var movesFrom = false
        /// Whether it has appeared since it joined its parent.
        var hasAppeared = false
        /// Whether the last transition between children that it was in brought it in.
        var isBroughtIn = false

        var isHeadingIn: Bool { state == .appearing || state == .appeared }
        var isInTransition: Bool { state == .appearing || state == .disappearing }
    }

    struct View: Equatable {
        var superview: Int?
        /// Back to front.
        var subviews: [Int] = []
        var controller: Int?
        /// What makes it a window.
        var window: Window?
    }

    struct Window: Equatable {
        var isShown = false
        var root: Int?
    }

    struct HookKey: Hashable {
        var controller: Int
        var callback: ContainmentOperation.Callback
    }

    /// A transition between two children whose completion has not come.
    struct Transition: Equatable {
        var number: Int
        var container: Int
        var old: Int
        var new: Int
        var oldView: Int
        /// Whom its end tells, in order.
        var told: [Int]
        var removes: Bool
    }

    var controllers: [Int: Controller] = [:]
    var views: [Int: View] = [:]
    var controllerSlots: [Int?]
    var plainSlots: [Int?]
    var windowSlots: [Int?]
    var hooks: [HookKey: ContainmentOperation] = [:]
    var transitions: [Transition] = []
    /// The windows in the order in which they were first shown.
    var windowOrder: [Int] = []
    var shownWindows: [Int] { windowOrder.filter { views[$0]!.window!.isShown } }
    /// The controllers whose automatic transitions end after the commit, in order (2.08).
    var waiting: [Int] = []
    /// Those that a commit left to the transitions of their parents, which nobody keeps alive for it.
    var held: [Int] = []

    /// How many transitions the hierarchy has begun.
    var order = 0
    var nextController = 0
    var nextView = 0
    var nextTransition = 0

    /// The transitions that end during the operation that is being run.
    var completed: [Int] = []

    /// What controllers were told, since somebody last took it.
    var events: [ModelEvent] = []

    init(controllers: Int, plainViews: Int, windows: Int) {
        controllerSlots = Array(repeating: nil, count: controllers)
        plainSlots = Array(repeating: nil, count: plainViews)
        windowSlots = Array(repeating: nil, count: windows)
        for slot in plainSlots.indices { plainSlots[slot] = makeView() }
        for slot in windowSlots.indices { windowSlots[slot] = makeView(window: Window()) }
    }

    mutating func makeView(window: Window? = nil) -> Int {
        defer { nextView += 1 }
        views[nextView] = View(window: window)
        return nextView
    }

    /// Forgets what was freed: a view has no controller then, and children have no parent (2.18, 1.32).
    mutating func forget(controllers gone: Set<Int>, views goneViews: Set<Int>) {
        for controller in gone.compactMap({ controllers.removeValue(forKey: $0) }) {
            for child in controller.children { controllers[child]?.parent = nil }
            if let view = controller.view { views[view]?.controller = nil }
        }
        for view in goneViews.compactMap({ views.removeValue(forKey: $0) }) {
            for subview in view.subviews { views[subview]?.superview = nil }
        }
        windowOrder.removeAll { goneViews.contains($0) }
        waiting.removeAll { gone.contains($0) }
        held.removeAll { gone.contains($0) }
        hooks = hooks.filter { !gone.contains($0.key.controller) }
    }

    /// Forgets what nobody holds any more.
    mutating func forgetUnreachable() {
        let (live, liveViews) = reachable()
        forget(
            controllers: Set(controllers.keys).subtracting(live), views: Set(views.keys).subtracting(liveViews))
    }

    // MARK: Questions

    func isController(_ id: Int, atOrBelow ancestor: Int) -> Bool {
        var candidate: Int? = id
        while let current = candidate {
            if current == ancestor { return true }
            candidate = controllers[current]?.parent
        }
        return false
    }

    func isView(_ id: Int, atOrBelow ancestor: Int) -> Bool {
        var candidate: Int? = id
        while let current = candidate {
            if current == ancestor { return true }
            candidate = views[current]?.superview
        }
        return false
    }

    func isInside(_ id: Int?, _ ancestor: Int?) -> Bool {
        guard let id, let ancestor else { return false }
        return isView(id, atOrBelow: ancestor)
    }

    /// The window that a view is in.
    func window(of view: Int) -> Int? {
        var current = view
        while let above = views[current]?.superview { current = above }
        return views[current]?.window == nil ? nil : current
    }

    /// Whether a view is in a window that is shown.
    func isOnScreen(_ view: Int?) -> Bool {
        guard let view, let window = window(of: view) else { return false }
        return views[window]!.window!.isShown
    }

    /// The first controller met from a view upwards (2.21).
    func nearestController(_ view: Int?) -> Int? {
        var candidate = view
        while let current = candidate {
            if let controller = views[current]?.controller { return controller }
            candidate = views[current]?.superview
        }
        return nil
    }

    /// Whether a child's view is loaded and somewhere inside its parent's (2.19).
    func isShowing(_ child: Int, in parent: Int) -> Bool {
        guard let inner = controllers[child]?.view, let outer = controllers[parent]?.view, inner != outer else {
            return false
        }
        return isView(inner, atOrBelow: outer)
    }

    /// What must be alive: what the slots, the windows on the screen and whatever is under way hold, directly or not.
    func reachable() -> (controllers: Set<Int>, views: Set<Int>) {
        var (foundControllers, foundViews) = (Set<Int>(), Set<Int>())
        var pendingControllers = controllerSlots.compactMap { $0 } + waiting
        var pendingViews = (plainSlots + windowSlots).compactMap { $0 }
        pendingViews += views.filter { $0.value.window?.isShown == true }.map(\.key)
        for transition in transitions {
            pendingControllers += [transition.old, transition.new]
            pendingViews.append(transition.oldView)
        }
        while !pendingControllers.isEmpty || !pendingViews.isEmpty {
            if let id = pendingControllers.popLast() {
                guard let controller = controllers[id], foundControllers.insert(id).inserted else { continue }
                pendingControllers += controller.children
                if let view = controller.view { pendingViews.append(view) }
            } else if let id = pendingViews.popLast() {
                guard let view = views[id], foundViews.insert(id).inserted else { continue }
                pendingViews += view.subviews
                if let root = view.window?.root { pendingControllers.append(root) }
            }
        }
        return (foundControllers, foundViews)
    }
}
