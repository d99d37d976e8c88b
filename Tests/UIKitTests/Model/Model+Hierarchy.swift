/// Sections 1, 2, 4, 9 and 10 of the facts: links, views, transitions between children, loading, windows.
extension ContainmentModel {
    // MARK: Links

    mutating func addChild(_ child: Int, to parent: Int) {
        // Neither oneself nor an ancestor (1.13).
        guard !isController(parent, atOrBelow: child) else { return raiseInvalidArgument() }
        if let old = controllers[child]!.parent, old != parent {
            // Its view has to leave the old parent's tree first (1.11).
            if let view = controllers[child]!.view, nearestController(views[view]!.superview) == old {
                return raiseInconsistency()
            }
            removeFromParent(child)
            // Told of it, the child may have found a parent already.
            if controllers[child]!.parent != nil || isController(parent, atOrBelow: child) {
                return addChild(child, to: parent)
            }
        }
        // A second time adds no second entry (1.12).
        if controllers[child]!.parent == nil {
            controllers[child]!.parent = parent
            controllers[child]!.hasAppeared = false
            controllers[parent]!.children.append(child)
        }
        tell(child, .willMove(to: parent))
    }

    mutating func removeFromParent(_ child: Int) {
        guard let parent = controllers[child]!.parent else { return }
        // The parent that is told to go stays on the screen, and would bring along who came in meanwhile.
        let waits =
            isOnScreen(controllers[child]!.view) && controllers[child]!.state == .disappeared
            && controllers[child]!.brackets == 0 && controllers[parent]!.state == .disappearing
            && controllers[parent]!.isAutomatic && controllers[parent]!.forwards && isShowing(child, in: parent)
        controllers[child]!.parent = nil
        controllers[parent]!.children.removeAll { $0 == child }
        controllers[child]!.hasAppeared = false
        // A move that nobody saw is over.
        if controllers[child]!.state == .disappeared {
            (controllers[child]!.movesTo, controllers[child]!.movesFrom) = (false, false)
        }
        tell(child, .didMove(to: nil))
        if waits, controllers[child]!.parent == nil, isOnScreen(controllers[child]!.view) {
            beginAutomatically(child, appearing: true, animated: false)
        }
    }

    // MARK: Loading

    mutating func load(_ id: Int) {
        guard controllers[id]!.view == nil else { return }
        tell(id, .loadView)
        let view = makeView()
        controllers[id]!.view = view
        views[view]!.controller = id
        tell(id, .viewDidLoad)
    }

    mutating func setView(_ id: Int, _ view: Int?) {
        guard controllers[id]!.view != view else { return }
        // A view has one controller (2.24).
        if let view, let other = views[view]!.controller, other != id { return raiseInconsistency() }
        if let old = controllers[id]!.view { views[old]!.controller = nil }
        controllers[id]!.view = view
        if let view { views[view]!.controller = id }
    }

    // MARK: Views

    /// Whether a view may come under another (2.21 to 2.23). Off the windows only a wrong controller is wrong, not a
    /// missing one; who is inside counts when it comes into a window (16.5).
    func isConsistent(_ view: Int, under superview: Int) -> Bool {
        let (above, newWindow) = (nearestController(superview), window(of: superview))
        if let parent = views[view]!.controller.flatMap({ controllers[$0]!.parent }), above != parent,
            newWindow != nil || above != nil
        {
            return false
        }
        guard newWindow != nil, newWindow != window(of: view) else { return true }
        var waiting = [(view, views[view]!.controller ?? above)]
        while let (outer, nearest) = waiting.popLast() {
            for inner in views[outer]!.subviews {
                let controller = views[inner]!.controller
                if let parent = controller.flatMap({ controllers[$0]!.parent }), parent != nearest { return false }
                waiting.append((inner, controller ?? nearest))
            }
        }
        return true
    }

    mutating func insert(_ view: Int, into superview: Int, _ position: (ContainmentModel) -> Int) {
        guard !isView(superview, atOrBelow: view) else { return raiseInvalidArgument() }
        guard isConsistent(view, under: superview) else { return raiseInconsistency() }
        if views[view]!.superview == superview {
            // Its siblings make room, nobody hears of it.
            detach(view)
            attach(view, to: superview, at: position(self))
            return
        }
        let (was, will) = (isOnScreen(view), isOnScreen(superview))
        if was != will { tellSubtree(of: view, onScreen: will, under: superview) }
        // A callback may have made it impossible.
        guard !isView(superview, atOrBelow: view) else { return }
        detach(view)
        attach(view, to: superview, at: position(self))
    }

    mutating func remove(_ view: Int) {
        guard let superview = views[view]!.superview else { return }
        if isOnScreen(view) { tellSubtree(of: view, onScreen: false) }
        guard views[view]!.superview == superview else { return }
        detach(view)
    }

    mutating func detach(_ view: Int) {
        guard let superview = views[view]!.superview else { return }
        views[superview]!.subviews.removeAll { $0 == view }
        views[view]!.superview = nil
    }

    mutating func attach(_ view: Int, to superview: Int, at index: Int) {
        views[superview]!.subviews.insert(view, at: min(max(index, 0), views[superview]!.subviews.count))
        views[view]!.superview = superview
    }

    // MARK: Transitions between children

    mutating func transition(in container: Int, from old: Int, to new: Int, duration: Double, removes: Bool) {
        defer { nextTransition += 1 }
        // Both have to be children of a container that forwards (4.01, 4.03).
        guard controllers[old]!.parent == container, controllers[new]!.parent == container,
            controllers[container]!.forwards
        else { return raiseInvalidArgument() }
        // Undefined (4.14); the completion says so at once.
        guard old != new else {
            events.append(ModelEvent(controller: -1, kind: .completion(nextTransition)))
            return
        }
        load(old)
        load(new)
        guard let oldView = controllers[old]!.view, let newView = controllers[new]!.view,
            let superview = views[oldView]!.superview
        else {
            events.append(ModelEvent(controller: -1, kind: .completion(nextTransition)))
            return
        }
        guard !isView(superview, atOrBelow: newView) else { return raiseInvalidArgument() }
        guard isConsistent(newView, under: superview) else { return raiseInconsistency() }
        let tells = isOnScreen(superview) && controllers[container]!.isHeadingIn
        let number = nextTransition
        // The old one first (4.05), animated if it takes time (4.09); nobody appears twice.
        let tellsNew = tells && controllers[new]!.state != .appeared
        controllers[old]!.isBroughtIn = false
        controllers[new]!.isBroughtIn = true
        if tells { begin(old, appearing: false, animated: duration > 0) }
        if tellsNew { begin(new, appearing: true, animated: duration > 0) }
        insert(newView, into: superview) { $0.views[superview]!.subviews.count }
        transitions.append(
            Transition(
                number: number, container: container, old: old, new: new, oldView: oldView,
                told: (tellsNew ? [new] : []) + (tells ? [old] : []), removes: removes))
    }

    /// The end of a transition: the old view goes, the new child is told first (4.04, 4.06), then the completion (4.07).
    mutating func finishTransition(_ number: Int) {
        guard let index = transitions.firstIndex(where: { $0.number == number }) else { return }
        let transition = transitions.remove(at: index)
        // Another transition may have brought it back.
        if !controllers[transition.old]!.isBroughtIn { remove(transition.oldView) }
        for id in transition.told {
            // Off the screen with the container, the new child does not appear after all.
            if controllers[id]!.state == .appearing, !isOnScreen(controllers[id]!.view) {
                begin(id, appearing: false, animated: controllers[id]!.animated)
            }
            end(id)
        }
        events.append(ModelEvent(controller: -1, kind: .completion(number)))
        guard transition.removes, controllers[transition.old]!.parent == transition.container else { return }
        removeFromParent(transition.old)
        tell(transition.new, .didMove(to: transition.container))
    }

    // MARK: Windows

    mutating func show(_ window: Int) {
        guard !views[window]!.window!.isShown else { return }
        if !windowOrder.contains(window) { windowOrder.append(window) }
        // The root is not loaded before (10.03).
        installRoot(of: window)
        tellSubtree(of: window, onScreen: true)
        views[window]!.window!.isShown = true
    }

    mutating func hide(_ window: Int) {
        guard views[window]!.window!.isShown else { return }
        tellSubtree(of: window, onScreen: false)
        views[window]!.window!.isShown = false
    }

    mutating func setRoot(_ window: Int, _ root: Int?) {
        let old = views[window]!.window!.root
        guard old != root else { return }
        views[window]!.window!.root = root
        // The old one goes first (10.05, 10.06).
        if let old, let view = controllers[old]!.view, views[view]!.superview == window { remove(view) }
        if views[window]!.window!.isShown { installRoot(of: window) }
    }

    private mutating func installRoot(of window: Int) {
        guard let root = views[window]!.window!.root else { return }
        load(root)
        guard let view = controllers[root]!.view, views[view]!.superview != window else { return }
        insert(view, into: window) { _ in 0 }
        // A controller is the root of one window: the one that shows it.
        guard views[view]!.superview == window else { return }
        for other in windowOrder where other != window && views[other]!.window!.root == root {
            views[other]!.window!.root = nil
        }
    }
}
