import UIKit

extension ContainerViewController {
    /// Shows controllers, in order, in place of those that are shown.
    ///
    /// What is shown already stays and moves to its new place. Before the view is loaded the container only remembers the wish.
    ///
    /// - Parameters:
    ///   - controllers: Each is named once, and none is the container or contains it.
    ///   - transition: How children come and go; nil changes at once.
    ///   - completion: Called when everything that was asked for is done, with whether these controllers came to be shown: false
    ///     where a later wish took the place of this one, or the change was turned round.
    public final func show(
        _ controllers: [UIViewController], using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        checkCanShow(controllers)
        let request = ContainerRequest(
            controllers: controllers, transition: transition, completions: completion.map { [$0] } ?? [])
        guard isViewLoaded, contentView != nil, !isTelling else { return wait(for: request) }
        guard let change else {
            dropWaiting()
            return carryOut(request)
        }
        if transition == nil {
            // What children ask for while the running change ends comes after this, and takes its place.
            wait(for: request)
            completeChange()
        } else if controllers == change.goal {
            dropWaiting()
            change.completions += request.completions
        } else if controllers == (change.isReversed ? change.to : change.from), change.hand == nil {
            dropWaiting()
            for completion in change.completions { completion(false) }
            change.completions = request.completions
            turn(change)
        } else {
            wait(for: request)
        }
    }

    /// Adds a controller after the ones that are shown, or before the one at an index.
    public final func add(
        _ controller: UIViewController, at index: Int? = nil, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        var controllers = shownViewControllers.filter { $0 !== controller }
        controllers.insert(controller, at: min(index ?? controllers.count, controllers.count))
        show(controllers, using: transition, completion: completion)
    }

    /// Removes a controller, if it is shown.
    public final func remove(
        _ controller: UIViewController, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(shownViewControllers.filter { $0 !== controller }, using: transition, completion: completion)
    }

    /// Shows one controller in the place of another, which must be shown.
    public final func replace(
        _ old: UIViewController, with new: UIViewController, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            shownViewControllers.contains(old), "replace(_:with:) needs a controller that is shown; \(old) is not")
        let others = shownViewControllers.filter { $0 !== new || new === old }
        show(others.map { $0 === old ? new : $0 }, using: transition, completion: completion)
    }

    /// Moves a controller that is shown to another index among them.
    public final func move(
        _ controller: UIViewController, to index: Int, using transition: ContainerTransition? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            shownViewControllers.contains(controller),
            "move(_:to:) needs a controller that is shown; \(controller) is not")
        add(controller, at: index, using: transition, completion: completion)
    }

    /// Starts a change that a gesture moves.
    ///
    /// - Returns: The gesture's hold on the change; nil while the container is not on the screen, while another change runs, and
    ///   where nothing would change.
    public final func beginInteractiveChange(
        to controllers: [UIViewController], using transition: ContainerTransition
    ) -> InteractiveChange? {
        checkCanShow(controllers)
        guard isViewLoaded, change == nil, !isTelling, waiting == nil, canAnimate else { return nil }
        guard controllers != records.map(\.controller) else { return nil }
        carryOut(ContainerRequest(controllers: controllers, transition: transition, completions: []))
        return interruptChange()
    }

    /// Takes hold of the change that is being animated, so that a gesture moves it from where it is; nil if there is none.
    public final func interruptChange() -> InteractiveChange? {
        guard let change, change.hand == nil, !isTelling else { return nil }
        let hand = InteractiveChange(change, of: self)
        change.hand = hand
        change.animator.pauseAnimation()
        return hand
    }

    /// Brings the change that is being animated, and the wish that waits for it, to their ends at once.
    public final func completeChange() {
        guard let change, !isTelling else { return }
        waiting?.transition = nil
        settle(change)
    }

    private func checkCanShow(_ controllers: [UIViewController]) {
        precondition(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "a container shows a controller once; name each controller once")
        var ancestor: UIViewController? = self
        while let container = ancestor {
            precondition(
                !controllers.contains { $0 === container },
                "\(container) cannot be shown in itself; show another controller")
            ancestor = container.parent
        }
    }

    // MARK: Waiting

    private func wait(for request: ContainerRequest) {
        dropWaiting()
        waiting = request
    }

    private func dropWaiting() {
        guard let dropped = waiting else { return }
        waiting = nil
        for completion in dropped.completions { completion(false) }
    }

    func carryOutWaiting() {
        while !isTelling, change == nil, isViewLoaded, contentView != nil, let request = waiting {
            waiting = nil
            carryOut(request)
        }
    }
}
