import DisplayProtocol
import Foundation
import QuartzCore

extension UIViewController {
    // MARK: The app's own transitions

    func beginTransition(appearing: Bool, animated: Bool) {
        // Choice (3.17): a controller can only be told of an appearance with its view loaded.
        if appearing { loadViewIfNeeded() }
        let hadAppeared = appearance.state == .appeared
        guard let callback = appearance.begin(appearing: appearing, animated: animated) else { return }
        deliver(callback)
        forwardBegin(appearing: appearing, animated: animated, isRepeated: hadAppeared)
    }

    func endTransition() {
        if case .callback(let callback) = appearance.end() { finish(callback) }
    }

    // MARK: Transitions that the view hierarchy causes

    func beginAutomatically(appearing: Bool, animated: Bool, isRepeated: Bool = false) {
        guard
            let callback = appearance.beginAutomatically(
                appearing: appearing, animated: animated, isRepeated: isRepeated)
        else { return }
        AppearanceQueue.shared.enqueue(self)
        checks.isToldAutomatically = true
        deliver(callback)
        forwardBegin(appearing: appearing, animated: animated, isRepeated: isRepeated)
    }

    private func forwardBegin(appearing: Bool, animated: Bool, isRepeated: Bool) {
        var told: [UIViewController] = []
        // Callbacks may add children, which are to be told too, once.
        for _ in 0..<100 where appearance.isInTransition && appearance.isHeadingIn == appearing {
            let before = told.count
            forward { child in
                guard !told.contains(where: { $0 === child }) else { return }
                told.append(child)
                child.beginAutomatically(appearing: appearing, animated: animated, isRepeated: isRepeated)
            }
            if told.count == before { return }
        }
    }

    func endAutomatically() {
        guard let callback = appearance.endAutomatically() else { return }
        finish(callback)
    }

    private func finish(_ callback: AppearanceMachine.Callback) {
        // Off the screen, or with begin and end back to back, nobody has sent it yet (facts 3.15, 3.16).
        if case .didAppear(let animated) = callback { deliverIsAppearing(animated) }
        let isHeadingIn = appearance.isHeadingIn
        deliver(callback)
        // A child that a callback sent the other way ends by itself.
        forward { if $0.appearance.isHeadingIn == isHeadingIn { $0.endAutomatically() } }
    }

    /// Passes a transition on to the children that can be seen, after the controller itself was told (fact 2.13).
    private func forward(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        // Choice (2.14, 2.38, 2.39, 16.9): in the order of `children`, depth first, with the parent's `animated`, and the
        // same way for disappearing.
        for child in children where child.parent === self && isShowing(child) { body(child) }
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
        delivering.append(callback.name)
        defer { delivering.removeLast() }
        switch callback {
        case .willAppear(let animated):
            owesIsAppearing = true
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
        case .willDisappear(let animated):
            owesIsAppearing = false
            record("viewWillDisappear", ["animated": .bool(animated)])
            viewWillDisappear(animated)
        case .didDisappear(let animated):
            record("viewDidDisappear", ["animated": .bool(animated)])
            viewDidDisappear(animated)
            moving.didDisappear()
        }
    }

    /// Sends this appearance's `viewIsAppearing` if it is still due.
    func deliverIsAppearing(_ animated: Bool) {
        guard owesIsAppearing else { return }
        owesIsAppearing = false
        delivering.append("viewIsAppearing")
        defer { delivering.removeLast() }
        record("viewIsAppearing", ["animated": .bool(animated)])
        viewIsAppearing(animated)
    }
}
