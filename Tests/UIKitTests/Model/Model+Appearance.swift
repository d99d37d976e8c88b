/// Sections 2 and 3 of the facts.
extension ContainmentModel {
    // MARK: Telling

    mutating func tell(_ id: Int, _ kind: ModelEvent.Kind) {
        let controller = controllers[id]!
        var event = ModelEvent(controller: id, kind: kind)
        if event.isOfAppearance {
            (event.movesTo, event.movesFrom) = (controller.movesTo, controller.movesFrom)
            event.isOnScreen = isOnScreen(controller.view)
        }
        switch kind {
        case .willMove(let parent):
            // Only the first appearance there is a move (1.26).
            let isNew = controller.parent != parent || !controller.hasAppeared
            controllers[id]!.movesTo = parent != nil && isNew
            controllers[id]!.movesFrom = parent == nil
        case .willAppear: controllers[id]!.owesIsAppearing = true
        case .isAppearing, .willDisappear: controllers[id]!.owesIsAppearing = false
        default: break
        }
        events.append(event)
        if let callback = kind.callback, let hook = hooks.removeValue(forKey: .init(controller: id, callback: callback))
        {
            apply(hook)
        }
        // The flags last for one appearance (1.26) or disappearance (1.27).
        switch kind {
        case .didAppear:
            controllers[id]?.movesTo = false
            controllers[id]?.hasAppeared = true
        case .didDisappear: controllers[id]?.movesFrom = false
        default: break
        }
    }

    mutating func raise(_ name: String) {
        events.append(ModelEvent(controller: -1, kind: .exception(name)))
    }

    mutating func raiseInconsistency() { raise("UIViewControllerHierarchyInconsistency") }
    mutating func raiseInvalidArgument() { raise("NSInvalidArgumentException") }

    // MARK: Brackets

    mutating func begin(_ id: Int, appearing: Bool, animated: Bool) {
        // An appearance needs a view (3.17).
        if appearing { load(id) }
        let before = controllers[id]!.state
        controllers[id]!.isAutomatic = false
        // Same-direction brackets nest (3.10); the other direction needs no second end (3.05, 3.06, 3.09).
        if controllers[id]!.brackets > 0, controllers[id]!.isBracketedIn == appearing {
            controllers[id]!.brackets += 1
        } else {
            controllers[id]!.brackets = 1
        }
        controllers[id]!.isBracketedIn = appearing
        // Whoever is on its way there hears nothing (3.11); what is settled is told once more (2.25, 3.11).
        let isSettled = before == .appeared || before == .disappeared
        let isRepeated = isSettled && controllers[id]!.isHeadingIn == appearing
        guard controllers[id]!.isHeadingIn != appearing || isRepeated else { return }
        turn(id, appearing: appearing, animated: animated, isRepeated: isRepeated)
    }

    mutating func end(_ id: Int) {
        // Without an open bracket there is only a complaint (3.12).
        guard controllers[id]!.brackets > 0 else { return }
        if controllers[id]!.brackets == 1, controllers[id]!.isBracketedIn, !controllers[id]!.isHeadingIn,
            isOnScreen(controllers[id]!.view), !leavesWithParent(id)
        {
            // The parent took it along, and no longer has it: it has come all the same.
            turn(id, appearing: true, animated: controllers[id]!.animated, isRepeated: false)
        }
        let limit = order
        guard controllers[id]!.brackets > 0 else { return }
        controllers[id]!.brackets -= 1
        guard controllers[id]!.brackets == 0, controllers[id]!.isInTransition else { return }
        complete(id, limit)
    }

    /// Whether a parent that forwards is gone or going with its child's view.
    private func leavesWithParent(_ id: Int) -> Bool {
        guard let parent = controllers[id]!.parent else { return false }
        return !controllers[parent]!.isHeadingIn && controllers[parent]!.forwards && isShowing(id, in: parent)
    }

    // MARK: Transitions of the hierarchy's own

    mutating func beginAutomatically(
        _ id: Int, appearing: Bool, animated: Bool, byParent: Bool = false, isRepeated: Bool = false
    ) {
        let controller = controllers[id]!
        // Whoever is bracketed hears nothing of moving views (3.18, 3.29), but goes and comes with its parent (3.05,
        // 3.20) while its bracket wants it to be there.
        guard controller.brackets == 0 else {
            if byParent, controller.isBracketedIn, controller.isHeadingIn != appearing {
                turn(id, appearing: appearing, animated: animated, isRepeated: isRepeated)
            }
            return
        }
        let isAgain = isRepeated && !controller.isInTransition
        guard controller.isHeadingIn != appearing || isAgain else { return }
        controllers[id]!.isAutomatic = true
        waiting.removeAll { $0 == id }
        waiting.append(id)
        order += 1
        controllers[id]!.order = order
        turn(id, appearing: appearing, animated: animated, isRepeated: isRepeated)
    }

    /// The end of what the hierarchy began, down to the children whose turn it is: those up to a limit.
    mutating func endAutomatically(_ id: Int, _ limit: Int) {
        let controller = controllers[id]!
        guard controller.isAutomatic, controller.brackets == 0, controller.isInTransition else { return }
        complete(id, limit)
    }

    private mutating func turn(_ id: Int, appearing: Bool, animated: Bool, isRepeated: Bool) {
        controllers[id]!.state = appearing ? .appearing : .disappearing
        controllers[id]!.animated = animated
        tell(id, appearing ? .willAppear(animated) : .willDisappear(animated))
        // The parent first, then its children in order, with the same `animated` (2.13, 2.38, 2.39, 3.20).
        // Callbacks may add children, who are told as well, once.
        var told: Set<Int> = []
        while true {
            let before = told.count
            forward(from: id) {
                // One of them may have turned the parent round.
                guard $0.controllers[id]!.isInTransition, $0.controllers[id]!.isHeadingIn == appearing,
                    told.insert($1).inserted
                else { return }
                $0.beginAutomatically(
                    $1, appearing: appearing, animated: animated, byParent: true, isRepeated: isRepeated)
            }
            if told.count == before { return }
        }
    }

    private mutating func complete(_ id: Int, _ limit: Int) {
        let animated = controllers[id]!.animated
        let isHeadingIn = controllers[id]!.isHeadingIn
        controllers[id]!.isAutomatic = false
        if isHeadingIn {
            controllers[id]!.state = .appeared
            // Off the screen, or with begin and end back to back, it comes now (3.15, 3.16).
            if controllers[id]!.owesIsAppearing { tell(id, .isAppearing(animated)) }
            tell(id, .didAppear(animated))
        } else {
            controllers[id]!.state = .disappeared
            tell(id, .didDisappear(animated))
        }
        // A child that goes the other way does so by itself, and one that a callback brought or took away after the next
        // commit (2.05, 2.08, 2.10).
        forward(from: id) {
            guard $0.controllers[$1]!.isHeadingIn == isHeadingIn, $0.controllers[$1]!.order <= limit else { return }
            $0.endAutomatically($1, limit)
        }
    }

    private mutating func forward(from id: Int, _ body: (inout Self, Int) -> Void) {
        guard controllers[id]!.forwards else { return }
        for child in controllers[id]!.children where controllers[child]?.parent == id && isShowing(child, in: id) {
            body(&self, child)
        }
    }

    // MARK: The screen

    /// The controllers of a subtree, in tree order, that no parent brings along whose view is around theirs.
    private func topControllers(in view: Int) -> [Int] {
        var found: [Int] = []
        func collect(_ id: Int) {
            if let controller = views[id]!.controller { found.append(controller) }
            for subview in views[id]!.subviews { collect(subview) }
        }
        collect(view)
        return found.filter { id in
            controllers[id]!.parent.map { !found.contains($0) || !isShowing(id, in: $0) } ?? true
        }
    }

    /// A subtree is about to enter or leave the screen (2.03, 2.04, 2.09).
    mutating func tellSubtree(of view: Int, onScreen: Bool, under superview: Int? = nil) {
        var told: Set<Int> = []
        // Callbacks may put more into the tree, and take controllers out of it.
        while case let next = topControllers(in: view).filter({ told.insert($0).inserted }), !next.isEmpty {
            for id in next {
                guard let own = controllers[id]?.view, isView(own, atOrBelow: view) else { continue }
                if let parent = controllers[id]!.parent {
                    guard controllers[parent]!.forwards else { continue }
                    // Inside the parent's view it comes with its parent, not before (2.13). Anywhere else it only
                    // follows its window (2.27).
                    let place = controllers[parent]!.view
                    let isInside = isInside(place, view) && isShowing(id, in: parent) || isInside(superview, place)
                    guard !onScreen || controllers[parent]!.isHeadingIn || !isInside else { continue }
                }
                beginAutomatically(id, appearing: onScreen, animated: false)
            }
        }
    }

    /// The commit: `viewIsAppearing` goes to whoever is on the screen and waits for it, in the order of layout, which is
    /// that of the views from the back and from the top (2.06, 2.41).
    mutating func layOut() {
        for window in shownWindows { layOut(window) }
    }

    private mutating func layOut(_ view: Int) {
        if let id = views[view]!.controller, controllers[id]!.owesIsAppearing {
            tell(id, .isAppearing(controllers[id]!.animated))
        }
        for subview in views[view]!.subviews { layOut(subview) }
    }

    /// The end of what was under way before the commit (2.08, 2.10).
    mutating func flush() {
        let ending = held + waiting
        (held, waiting) = ([], [])
        let begun = order
        for id in ending where controllers[id] != nil && controllers[id]!.order <= begun && !waitsForParent(id) {
            var limit = begun
            let isOnScreen = isOnScreen(controllers[id]!.view)
            if controllers[id]!.isAutomatic, isOnScreen != controllers[id]!.isHeadingIn {
                // From inside a callback its view went the other way.
                beginAutomatically(id, appearing: isOnScreen, animated: false)
                limit = order
            }
            endAutomatically(id, limit)
        }
        // Whom the parent was to bring along may lose it before it does.
        held = ending.filter { controllers[$0]!.isAutomatic && !waiting.contains($0) }
    }

    /// Whether the parent is under way in the same direction and will bring this child along (2.13).
    func waitsForParent(_ id: Int) -> Bool {
        guard let parent = controllers[id]!.parent, controllers[parent]!.forwards, controllers[parent]!.isInTransition
        else { return false }
        return controllers[parent]!.isHeadingIn == controllers[id]!.isHeadingIn && isShowing(id, in: parent)
    }
}

extension ModelEvent.Kind {
    /// The callback in which a hook may run.
    var callback: ContainmentOperation.Callback? {
        switch self {
        case .viewDidLoad: .viewDidLoad
        case .willMove: .willMove
        case .didMove: .didMove
        case .willAppear: .viewWillAppear
        case .isAppearing: .viewIsAppearing
        case .didAppear: .viewDidAppear
        case .willDisappear: .viewWillDisappear
        case .didDisappear: .viewDidDisappear
        case .willLayout: .viewWillLayoutSubviews
        case .didLayout: .viewDidLayoutSubviews
        case .loadView, .completion, .exception: nil
        }
    }
}
