import Foundation
import QuartzCore

/// The controllers whose automatic transitions end after the commit, in the order in which they began (fact 2.08).
@MainActor package final class AppearanceQueue: SessionPart {
    /// Holding them keeps a controller without an owner alive until it has appeared (fact 2.18). One that was queued again
    /// since is passed over in its old place.
    private var waiting: [(controller: UIViewController, order: Int)] = []

    /// The last places of those that wait.
    private var places: [ObjectIdentifier: Int] = [:]

    /// The controllers whose parent's transition, which the app has open, will end theirs. One that leaves its parent in
    /// the meantime has to be ended after all.
    private var held: [WeakController] = []

    /// How many transitions were queued so far: the place of the last in the order in which they began.
    private(set) var order = 0

    /// How many changes of the hierarchy have told controllers and not yet moved their views.
    private var movesUnderWay = 0

    package init() {}

    /// Whether no transition waits for a commit.
    var isEmpty: Bool {
        guard movesUnderWay == 0 else { return true }
        return waiting.isEmpty && !held.contains { $0.controller?.isLeftByParent ?? false }
    }

    /// Makes a change of the hierarchy that tells controllers before it moves their views. A frame that a callback runs
    /// in between ends nothing: the views are not yet where the controllers were told.
    func move(_ body: () -> Void) {
        movesUnderWay += 1
        body()
        movesUnderWay -= 1
    }

    /// Whether a controller's transition is to end after the next commit, which keeps it alive until then.
    package func isHolding(_ controller: UIViewController) -> Bool { places[ObjectIdentifier(controller)] != nil }

    /// Queues the end of a transition.
    func enqueue(_ controller: UIViewController) {
        // Choice (2.30, 16.8): one that turned round in the same pass waits once, in its new place: it has one did
        // callback, that of its last direction.
        order += 1
        waiting.append((controller, order))
        places[ObjectIdentifier(controller)] = order
        controller.delivery.automaticOrder = order
        CATransaction.noteChange()
    }

    /// Ends what was queued up to now; what the callbacks queue waits for the next commit.
    func flush() {
        guard movesUnderWay == 0 else { return }
        let last = waiting.filter { places[ObjectIdentifier($0.controller)] == $0.order }
        let ending = held.compactMap(\.controller) + last.map(\.controller)
        (held, waiting, places) = ([], [], [:])
        let limit = order
        for controller in ending where controller.delivery.automaticOrder <= limit && !controller.isWaitingForParent {
            let isTurned = controller.matchAppearanceToWindow()
            controller.endAutomatically(childrenUpTo: isTurned ? order : limit)
        }
        for controller in ending
        where controller.appearance.isAutomaticOpen && !isHolding(controller) {
            held.append(WeakController(controller: controller))
        }
    }

    // MARK: viewIsAppearing

    /// The controllers that were told they will appear and not yet that they are appearing.
    private var owed: [WeakController] = []

    func noteOwed(_ controller: UIViewController) { owed.append(WeakController(controller: controller)) }

    /// Lets the coming layout pass reach everybody who is to hear `viewIsAppearing`, so that it comes in the pass's
    /// order. An earlier pass, off the screen, may have left views with nothing to lay out.
    func layOutOwed() {
        for case let controller? in owed.map(\.controller) where controller.delivery.owesIsAppearing {
            if let view = controller.storedView, view.isInVisibleWindow { view.setNeedsLayout() }
        }
    }

    /// Sends `viewIsAppearing` to those on the screen that no layout pass has sent it to: it comes once an appearance,
    /// whether or not the view needed layout (fact 2.41).
    func deliverOwedAppearances() {
        guard !owed.isEmpty else { return }
        let candidates = owed.compactMap(\.controller)
        owed = []
        for controller in candidates where controller.delivery.owesIsAppearing {
            if controller.storedView?.isInVisibleWindow == true {
                controller.deliverIsAppearing(controller.appearance.animated)
            } else {
                noteOwed(controller)
            }
        }
    }
}

extension UIViewController {
    /// Starts the automatic transitions of the controllers in a view's subtree that is about to enter or leave the
    /// screen. Call it before the hierarchy changes: the views are not in the window yet (fact 2.04).
    ///
    /// - Parameter superview: Where the view goes; nil if it leaves or stays where it is.
    static func subtree(of view: UIView, willBeVisible isVisible: Bool, under superview: UIView? = nil) {
        var told: [ObjectIdentifier: UIViewController] = [:]
        // Callbacks may put more views into the tree that is about to move.
        while case let next = view.topControllersInSubtree().filter({ told[ObjectIdentifier($0)] == nil }),
            !next.isEmpty
        {
            for controller in next { told[ObjectIdentifier(controller)] = controller }
            // A callback may have taken it elsewhere.
            for controller in next where controller.storedView?.isDescendant(of: view) == true {
                controller.followHierarchy(of: view, appearing: isVisible, under: superview)
            }
        }
    }

    /// Starts the transition that the coming or going of a view around this controller's causes.
    private func followHierarchy(of view: UIView, appearing: Bool, under superview: UIView?) {
        guard !delivery.awaitsTransition else { return }
        if let parent = links.parent {
            // A container that forwards by hand hears nothing for its children (fact 3.02).
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            // A child does not come before its parent: the parent forwards when it appears itself. That holds inside
            // the parent's view; elsewhere a view only follows its window (fact 2.27).
            let comesWithView = parent.storedView?.isDescendant(of: view) == true && parent.isShowing(self)
            let isInside = comesWithView || parent.isShowing(superview)
            guard !appearing || parent.appearance.isHeadingIn || !isInside else { return }
        }
        // Choice (2.16): not animated, not even inside an animation block.
        beginAutomatically(appearing: appearing, animated: false)
    }

    /// Whether this controller's transition will be ended by its parent's, which forwards.
    fileprivate var isWaitingForParent: Bool {
        guard let parent = links.parent, parent.appearance.isInTransition,
            parent.shouldAutomaticallyForwardAppearanceMethods
        else {
            return false
        }
        return parent.appearance.isHeadingIn == appearance.isHeadingIn && parent.isShowing(self)
    }

    /// Whether the parent that would have ended this controller's transition will not do so any more.
    fileprivate var isLeftByParent: Bool { appearance.isAutomaticOpen && !isWaitingForParent }

    /// Turns an automatic transition round whose view went the other way in the meantime, from inside a callback.
    ///
    /// - Returns: Whether it did.
    fileprivate func matchAppearanceToWindow() -> Bool {
        let isOnScreen = storedView?.isInVisibleWindow ?? false
        guard appearance.isAutomaticOpen, isOnScreen != appearance.isHeadingIn else { return false }
        beginAutomatically(appearing: isOnScreen, animated: false)
        return true
    }
}

extension UIView {
    /// The controllers of the views in this subtree that no parent in it tells, because their views are not inside its.
    fileprivate func topControllersInSubtree() -> [UIViewController] {
        var found: [UIViewController] = []
        collectControllers(into: &found)
        let all = Set(found.map(ObjectIdentifier.init))
        return found.filter { controller in
            guard let parent = controller.links.parent, all.contains(ObjectIdentifier(parent)) else { return true }
            return !parent.isShowing(controller)
        }
    }

    private func collectControllers(into found: inout [UIViewController]) {
        if let controller { found.append(controller) }
        for view in storedSubviews { view.collectControllers(into: &found) }
    }

    /// Whether the view is in a window that is shown.
    var isInVisibleWindow: Bool {
        // Choice (2.28): the view's own `isHidden`, `alpha` and size do not count (fact 2.27).
        guard let storedWindow else { return false }
        return !storedWindow.isHidden
    }
}
