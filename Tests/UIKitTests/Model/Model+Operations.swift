extension ContainmentModel {
    /// Runs an operation, with whatever hooks are told on the way.
    ///
    /// - Parameter completions: The transitions that ended in the meantime; the facts leave the frame open.
    mutating func run(_ operation: ContainmentOperation, completions: [Int]) {
        completed = completions
        apply(operation)
        completed = []
    }

    mutating func apply(_ operation: ContainmentOperation) {
        switch operation {
        case .make(let slot, let forwards):
            controllers[nextController] = Controller(forwards: forwards)
            controllerSlots[slot] = nextController
            nextController += 1
        case .drop(let slot):
            controllerSlots[slot] = nil
        case .addChild(let child, let parent):
            guard let parent = controllerSlots[parent], let child = controllerSlots[child] else { return }
            addChild(child, to: parent)
        case .removeFromParent(let child):
            guard let child = controllerSlots[child] else { return }
            removeFromParent(child)
        case .willMove(let child, let parent):
            guard let child = controllerSlots[child] else { return }
            tell(child, .willMove(to: parent.flatMap { controllerSlots[$0] }))
        case .didMove(let child, let parent):
            guard let child = controllerSlots[child] else { return }
            tell(child, .didMove(to: parent.flatMap { controllerSlots[$0] }))
        case .load(let slot):
            guard let id = controllerSlots[slot] else { return }
            load(id)
        case .setView(let slot, let isNil):
            guard let id = controllerSlots[slot], canChangeView(id) else { return }
            setView(id, isNil ? nil : makeView())
        case .stealView(let slot, let other):
            guard let id = controllerSlots[slot], canChangeView(id), let view = resolve(.root(other)) else { return }
            setView(id, view)
        case .begin(let slot, let appearing, let animated):
            guard let id = controllerSlots[slot] else { return }
            begin(id, appearing: appearing, animated: animated)
        case .end(let slot):
            guard let id = controllerSlots[slot] else { return }
            end(id)
        case .transition(let container, let old, let new, let duration, _, let removes):
            guard let container = controllerSlots[container], let old = controllerSlots[old],
                let new = controllerSlots[new]
            else { return }
            transition(in: container, from: old, to: new, duration: duration, removes: removes)
        case .makePlain(let slot):
            plainSlots[slot] = makeView()
        case .dropPlain(let slot):
            plainSlots[slot] = nil
        case .makeWindow(let slot):
            windowSlots[slot] = makeView(window: Window())
        case .dropWindow(let slot):
            windowSlots[slot] = nil
        case .show(let slot):
            guard let window = windowSlots[slot] else { return }
            show(window)
        case .hide(let slot):
            guard let window = windowSlots[slot] else { return }
            hide(window)
        case .setRoot(let slot, let root):
            guard let window = windowSlots[slot] else { return }
            let id = root.flatMap { controllerSlots[$0] }
            if root != nil, id == nil { return }
            setRoot(window, id)
        case .animate(let inner):
            apply(inner)
        case .hook(let slot, let callback, let inner):
            guard let id = controllerSlots[slot] else { return }
            hooks[HookKey(controller: id, callback: callback)] = inner
        case .commit:
            passFrames(isOne: true)
        case .advance, .runUntilIdle:
            passFrames(isOne: false)
        case .turnDevice:
            break
        case .insert, .remove, .bringToFront, .sendToBack, .exchange, .setHidden, .setAlpha, .setNeedsLayout, .layOut:
            applyToViews(operation)
        }
    }

    private mutating func applyToViews(_ operation: ContainmentOperation) {
        switch operation {
        case .insert(let place, let superplace, let position):
            guard let superview = resolve(superplace), let view = resolve(place) else { return }
            switch position {
            case .front: insert(view, into: superview) { $0.views[superview]!.subviews.filter { $0 != view }.count }
            case .at(let index): insert(view, into: superview) { _ in index }
            case .above(let place):
                guard let sibling = self.sibling(place, of: view, in: superview) else { return }
                insert(view, into: superview) { model in
                    let others = model.views[superview]!.subviews.filter { $0 != view }
                    return others.firstIndex(of: sibling).map { $0 + 1 } ?? others.count
                }
            case .below(let place):
                guard let sibling = self.sibling(place, of: view, in: superview) else { return }
                insert(view, into: superview) { model in
                    let others = model.views[superview]!.subviews.filter { $0 != view }
                    return others.firstIndex(of: sibling) ?? 0
                }
            }
        case .remove(let place):
            guard let view = resolve(place) else { return }
            remove(view)
        case .bringToFront(let place):
            guard let view = resolve(place), let superview = views[view]!.superview else { return }
            detach(view)
            attach(view, to: superview, at: .max)
        case .sendToBack(let place):
            guard let view = resolve(place), let superview = views[view]!.superview else { return }
            detach(view)
            attach(view, to: superview, at: 0)
        case .exchange(let first, let second, let place):
            guard let view = resolve(place) else { return }
            let range = views[view]!.subviews.indices
            guard range.contains(first), range.contains(second) else { return }
            views[view]!.subviews.swapAt(first, second)
        case .setHidden(let place, _), .setAlpha(let place, _), .setNeedsLayout(let place), .layOut(let place):
            // Nothing to tell (2.27, 2.28); the views are loaded for it.
            _ = resolve(place)
        default:
            break
        }
    }

    /// The view of a place, loaded for it.
    private mutating func resolve(_ place: ContainmentOperation.Place) -> Int? {
        switch place {
        case .plain(let slot): return plainSlots[slot]
        case .window(let slot): return windowSlots[slot]
        case .root(let slot):
            guard let id = controllerSlots[slot] else { return nil }
            load(id)
            return controllers[id]!.view
        }
    }

    private mutating func sibling(
        _ place: ContainmentOperation.Place, of view: Int, in superview: Int
    ) -> Int? {
        guard let sibling = resolve(place), sibling != view, views[sibling]!.superview == superview else { return nil }
        return sibling
    }

    /// What becomes of a shown controller whose view is exchanged the facts do not say; it is not tried.
    private func canChangeView(_ id: Int) -> Bool {
        let controller = controllers[id]!
        return controller.state == .disappeared && controller.brackets == 0 && !isOnScreen(controller.view)
    }

    /// Frames: what waits for the commit ends, then transitions complete; what that queues waits for the next frame.
    private mutating func passFrames(isOne: Bool) {
        passFrame()
        let ending = completed
        completed = []
        for number in ending { finishTransition(number) }
        forgetUnreachable()
        guard !isOne else { return }
        // Callbacks may queue for the next frame, but not for ever.
        for _ in 0..<10 { passFrame() }
    }

    private mutating func passFrame() {
        layOut()
        flush()
        // Waiting kept some alive until now (2.18).
        forgetUnreachable()
    }
}
