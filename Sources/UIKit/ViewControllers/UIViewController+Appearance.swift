import DisplayProtocol
import Foundation
import QuartzCore

extension UIViewController {
    // MARK: The app's own transitions

    func beginTransition(appearing: Bool, animated: Bool, isApps: Bool = false) {
        // Choice (3.17): a controller can only be told of an appearance with its view loaded.
        if appearing { loadIfNeeded() }
        let wasThere = !appearance.isInTransition && appearance.isHeadingIn == appearing
        guard let callback = appearance.begin(appearing: appearing, animated: animated, isApps: isApps) else { return }
        deliver(callback) { controller in
            controller.forwardBegin(appearing: appearing, animated: animated, isRepeated: wasThere)
        }
    }

    /// Turns an appearance round before its end where the view has left the screen meanwhile: whoever contains it took it
    /// along.
    func turnBackIfOffScreen(animated: Bool) {
        guard appearance.state == .appearing, storedView?.isInVisibleWindow != true else { return }
        beginTransition(appearing: false, animated: animated)
    }

    /// Ends a transition of the framework's own, in which the view may have left the screen.
    func endTransitionWhereItIs(animated: Bool) {
        turnBackIfOffScreen(animated: animated)
        endTransition()
    }

    func endTransition() {
        followViewIfLeftByParent()
        let limit = AppearanceQueue.shared.order
        while appearance.isAboutToAppear(byBracket: true), delivery.owesIsAppearing { sendOwedIsAppearing() }
        if case .callback(let callback) = appearance.end() { finish(callback, childrenUpTo: limit) }
    }

    /// Turns an appearance back that the parent turned round, before its bracket ends: the view is on the screen without
    /// that parent's doing.
    private func followViewIfLeftByParent() {
        guard appearance.brackets == 1, appearance.isTurnedByParent, storedView?.isInVisibleWindow == true else {
            return
        }
        if let parent, !parent.appearance.isHeadingIn, parent.shouldAutomaticallyForwardAppearanceMethods,
            parent.isShowing(self)
        {
            return
        }
        beginAutomatically(appearing: true, animated: appearance.animated, isForwarded: true)
    }

    // MARK: Transitions that the view hierarchy causes

    func beginAutomatically(
        appearing: Bool, animated: Bool, isForwarded: Bool = false, isRepeated: Bool = false
    ) {
        guard
            let callback = appearance.beginAutomatically(
                appearing: appearing, animated: animated, isForwarded: isForwarded, isRepeated: isRepeated)
        else { return }
        if appearance.isAutomaticOpen {
            AppearanceQueue.shared.enqueue(self)
            checks.isToldAutomatically = true
        }
        deliver(callback) { controller in
            controller.forwardBegin(appearing: appearing, animated: animated, isRepeated: isRepeated)
        }
    }

    private func forwardBegin(appearing: Bool, animated: Bool, isRepeated: Bool) {
        var told: [ObjectIdentifier: UIViewController] = [:]
        // Callbacks may add children, which are to be told too, once, and turn this controller round.
        for _ in 0..<100 {
            let before = told.count
            forward { child in
                guard appearance.isInTransition, appearance.isHeadingIn == appearing,
                    told.updateValue(child, forKey: ObjectIdentifier(child)) == nil
                else { return }
                child.beginAutomatically(
                    appearing: appearing, animated: animated, isForwarded: true, isRepeated: isRepeated)
            }
            if told.count == before { return }
        }
    }

    /// Completes an automatic transition, and those of the children up to a place in the order in which they began.
    func endAutomatically(childrenUpTo limit: Int) {
        let order = delivery.automaticOrder
        if appearance.isAboutToAppear(byBracket: false) { sendOwedIsAppearing() }
        // What turned it round inside that callback waits for the next commit.
        guard order == delivery.automaticOrder, let callback = appearance.endAutomatically() else { return }
        finish(callback, childrenUpTo: limit)
    }

    /// Ends a disappearance with the parent, where the parent takes this controller's view out before it has gone itself.
    func endDisappearanceBeforeParent() {
        // The parent's view may have gone without a word yet, inside a bracket: as no child it would not hear of it.
        if appearance.state == .appeared, storedView?.isInVisibleWindow != true {
            beginAutomatically(appearing: false, animated: false)
        }
        guard appearance.state == .disappearing else { return }
        endAutomatically(childrenUpTo: .max)
    }

    /// Sends `viewIsAppearing` before the appearance ends: off the screen, or with begin and end back to back, nobody has
    /// sent it yet (facts 3.15, 3.16). The controller may be turned round in it.
    private func sendOwedIsAppearing() { deliverIsAppearing(appearance.animated) }

    private func finish(_ callback: AppearanceMachine.Callback, childrenUpTo limit: Int) {
        let isHeadingIn = appearance.isHeadingIn
        deliver(callback) { controller in
            // Choice (2.08): what a callback began while others end waits for a commit and layout of its own (fact 2.05).
            controller.forward { child in
                guard child.appearance.isHeadingIn == isHeadingIn, child.delivery.automaticOrder <= limit else {
                    return
                }
                child.endAutomatically(childrenUpTo: limit)
            }
        }
    }

    /// Delivers a callback and passes it on to the children: after the controller's own, or inside it
    /// (`forwardsInsideCallbacks`).
    private func deliver(_ callback: AppearanceMachine.Callback, forwarding: @escaping (UIViewController) -> Void) {
        let outer = delivery.pendingForward
        delivery.pendingForward = forwarding
        deliver(callback)
        forwardNow()
        delivery.pendingForward = outer
    }

    /// The end of an appearance callback's way up through its overrides.
    func passOn(_ callback: String) {
        ContainmentChecks.shared.noteCallback(callback, self)
        if forwardsInsideCallbacks { forwardNow() }
    }

    /// Passes the callback that is being delivered on to the children, unless that was done.
    private func forwardNow() {
        guard let forward = delivery.pendingForward else { return }
        delivery.pendingForward = nil
        forward(self)
    }

    /// Passes a transition on to the children that can be seen, after the controller itself was told (fact 2.13).
    private func forward(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        // Choice (2.14, 2.38, 2.39, 16.9): in the order of `children`, depth first, with the parent's `animated`, and the
        // same way for disappearing.
        for child in links.children where child.links.parent === self && isShowing(child) { body(child) }
    }

    /// Whether a child's view is loaded and inside this controller's view; forwarding does not load views (2.19).
    func isShowing(_ child: UIViewController) -> Bool {
        guard let childView = child.storedView, childView !== storedView else { return false }
        return isShowing(childView)
    }

    /// Whether a view is this controller's or inside it.
    func isShowing(_ other: UIView?) -> Bool {
        guard let other, let storedView else { return false }
        return other.isDescendant(of: storedView)
    }

    // MARK: Delivery

    private func deliver(_ callback: AppearanceMachine.Callback) {
        delivery.callbacks.append(callback.name)
        defer { delivery.callbacks.removeLast() }
        switch callback {
        case .willAppear(let animated):
            delivery.owesIsAppearing = true
            AppearanceQueue.shared.noteOwed(self)
            record("viewWillAppear", ["animated": .bool(animated)])
            viewWillAppear(animated)
            // `viewIsAppearing` comes from the layout of the controller's own view, dirty or not (2.06, 2.41), and
            // `updateViewConstraints` before it (2.40).
            storedView?.setNeedsUpdateConstraints()
            storedView?.setNeedsLayout()
            checks.loadedAlone = nil
        case .didAppear(let animated):
            record("viewDidAppear", ["animated": .bool(animated)])
            viewDidAppear(animated)
            // Choice (15.2, 16.6): nobody repeats didMove here, nor after a disappearance (facts 1.20, 1.21).
            moving.didAppear()
            InputViews.shared.didAppear(self)
        case .willDisappear(let animated):
            delivery.owesIsAppearing = false
            record("viewWillDisappear", ["animated": .bool(animated)])
            viewWillDisappear(animated)
            // Choice (11.11): the keyboard goes as the view begins to.
            storedView?.endEditingInside()
        case .didDisappear(let animated):
            record("viewDidDisappear", ["animated": .bool(animated)])
            viewDidDisappear(animated)
            moving.didDisappear()
        }
    }

    /// Sends this appearance's `viewIsAppearing` if it is still due.
    func deliverIsAppearing(_ animated: Bool) {
        guard delivery.owesIsAppearing else { return }
        delivery.owesIsAppearing = false
        delivery.callbacks.append("viewIsAppearing")
        defer { delivery.callbacks.removeLast() }
        record("viewIsAppearing", ["animated": .bool(animated)])
        viewIsAppearing(animated)
    }
}
