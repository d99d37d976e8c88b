import Foundation

extension UINavigationController {
    func push(_ controller: UIViewController, animated: Bool) {
        guard !(controller is UINavigationController) else {
            // Fact 5.20.
            NSException.raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
            return
        }
        guard !stack.holds(controller) else {
            // Fact 5.19.
            ContainmentChecks.shared.refusesSecondPush(controller, onto: self)
            NSException.raise(
                .invalidArgumentException,
                "\(objectText(self)) is pushing the same view controller instance (\(objectText(controller))) more than once which is not supported and is most likely an error in the application"
            )
            return
        }
        if animated, showing.isPushing { ContainmentChecks.shared.noteNestedPush(controller, onto: self) }
        if controller is UITabBarController { NavigationChecks.noteTabBarController(controller, in: self) }
        change(to: stack + [controller], .push, animated: animated)
    }

    func pop(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), .pop, animated: animated)
        return top
    }

    func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            // Choice (5.18): the remembered words.
            NSException.raise(
                .internalInconsistencyException, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let popped = Array(stack[(index + 1)...])
        if !popped.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
        return popped
    }

    /// Facts 5.22, 5.23.
    func replaceStack(with controllers: [UIViewController], animated: Bool) {
        guard !controllers.contains(where: { $0 is UINavigationController }) else {
            NSException.raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
            return
        }
        for (index, controller) in controllers.enumerated() where Array(controllers[..<index]).holds(controller) {
            NSException.raise(
                .invalidArgumentException,
                "All view controllers in a navigation controller must be distinct (\(objectText(self)))")
            return
        }
        let isPop = controllers.last.map { stack.holds($0) } ?? true
        change(to: controllers, isPop ? .pop : .push, animated: animated)
    }

    private func change(to controllers: [UIViewController], _ operation: Operation, animated: Bool) {
        let old = stack
        // Only what the user sees can go back to what it was.
        if showing.before == nil, isOnScreen || showing.running != nil { showing.before = old }
        stack = controllers
        showing.pending = .init(operation: operation, isAnimated: animated)
        // The callbacks may change the stack again, so each is asked for its place when its turn comes.
        // Choice (15.15, 16.11): whoever leaves the stack is told, from the top down, wherever in it.
        for controller in old.reversed() where !stack.holds(controller) && controller.links.parent === self {
            leave(controller)
        }
        for controller in controllers where !old.holds(controller) && stack.holds(controller) { join(controller) }
        stackDidChange()
    }

    // Choice (5.13): the stack is the shorter one from the start of the swipe on.
    /// Gives the stack back what a transition would have taken that goes back (fact 5.13).
    func restore(_ controllers: [UIViewController], unlessChangedSince changed: [UIViewController]) {
        guard stack.elementsEqual(changed, by: ===) else { return }
        let old = stack
        stack = controllers
        showing.pending = nil
        for controller in old.reversed() where !stack.holds(controller) { leave(controller) }
        // Choice (16.12): who was told to leave is told to stay, before it appears again, and `didMove` follows that.
        for controller in controllers where !old.holds(controller) && stack.holds(controller) { join(controller) }
    }

    private func join(_ controller: UIViewController) {
        if showing.leaving.holds(controller) {
            // It was popped and has not gone yet.
            showing.leaving.drop(controller)
            controller.sendWillMove(to: self)
        } else if controller.links.parent !== self {
            addManaged(controller)
        } else {
            // A callback brought it back before it was told to leave.
            return
        }
        // What it heard may have popped it again.
        guard stack.holds(controller), !showing.arriving.holds(controller) else { return }
        showing.arriving.append(controller)
    }

    private func leave(_ controller: UIViewController) {
        guard !showing.leaving.holds(controller) else { return }
        showing.arriving.drop(controller)
        // Whoever brings it back inside the callback finds it leaving, and tells it that it stays.
        showing.leaving.append(controller)
        controller.sendWillMove(to: nil)
        guard showing.leaving.holds(controller), controller.links.parent === self else { return }
        // Choice (1.34): it leaves at once, unless the user sees it: then it has to disappear first (fact 5.10).
        if showing.running != nil && showing.involves(controller)
            || showing.controller === controller && (isOnScreen || controller.appearance.state != .disappeared)
        {
            return
        }
        detach(controller)
    }

    /// Lets the controllers from a place in the stack on go at once, for another that takes them over.
    func handOver(from index: Int) -> [UIViewController] {
        let given = Array(stack[index...])
        stack = Array(stack[..<index])
        showing.pending = .init(operation: .none, isAnimated: false)
        for controller in given.reversed() {
            showing.arriving.drop(controller)
            controller.sendWillMove(to: nil)
            detach(controller)
        }
        stackDidChange()
        return given
    }

    /// Ends being a child, for one that is not on view any more.
    func detach(_ controller: UIViewController) {
        if !showing.leaving.holds(controller) { showing.leaving.append(controller) }
        if showing.controller === controller, showing.running == nil { showing.controller = nil }
        if let view = controller.storedView, let content = contentView, view.isDescendant(of: content) {
            view.removeFromSuperview()
        }
        controller.endDisappearanceBeforeParent()
        // What it heard may have brought it back.
        guard showing.leaving.holds(controller) else { return }
        showing.leaving.drop(controller)
        if controller.links.parent === self { controller.removeFromParent() }
    }

    /// A popped controller that has disappeared leaves; a pushed one has come (facts 5.09, 5.10).
    func settleMembers() {
        let gone = showing.leaving.filter { !stack.holds($0) && $0 !== showing.controller }
        for controller in gone where showing.leaving.holds(controller) { detach(controller) }
        let arrived = stack.filter { showing.arriving.holds($0) }
        for controller in arrived where showing.arriving.holds(controller) {
            showing.arriving.drop(controller)
            controller.sendDidMove(to: self)
        }
    }
}

extension UIViewController {
    /// The nearest ancestor of a class, along `parent` (fact 1.33).
    func nearestAncestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
        var controller = links.parent
        while let current = controller {
            if let found = current as? Ancestor { return found }
            controller = current.links.parent
        }
        return nil
    }
}
