import Foundation
import QuartzCore

/// The controllers whose automatic transitions end after the commit, in the order in which they began (fact 2.08).
@MainActor package final class AppearanceQueue {
    package static let shared = AppearanceQueue()

    /// Holding them keeps a controller without an owner alive until it has appeared (fact 2.18).
    private var waiting: [UIViewController] = []

    var isEmpty: Bool { waiting.isEmpty }

    /// Whether a controller's transition is to end after the next commit, which keeps it alive until then.
    package func isHolding(_ controller: UIViewController) -> Bool { waiting.contains { $0 === controller } }

    /// Queues the end of a transition.
    func enqueue(_ controller: UIViewController) {
        // Choice (2.30, 16.8): one that turned round in the same pass waits once, in its new place: it has one did
        // callback, that of its last direction.
        waiting.removeAll { $0 === controller }
        waiting.append(controller)
        CATransaction.noteChange()
    }

    /// Ends what was queued up to now; what the callbacks queue waits for the next commit.
    func flush() {
        let ending = waiting
        waiting = []
        for controller in ending {
            controller.matchAppearanceToWindow()
            guard !controller.isWaitingForParent else { continue }
            controller.endAutomatically()
        }
    }

    // MARK: viewIsAppearing

    private struct Owed {
        weak var controller: UIViewController?
    }

    /// The controllers that were told they will appear and not yet that they are appearing.
    private var owed: [Owed] = []

    func noteOwed(_ controller: UIViewController) { owed.append(Owed(controller: controller)) }

    /// Sends `viewIsAppearing` to those on the screen that no layout pass has sent it to: it comes once an appearance,
    /// whether or not the view needed layout (fact 2.41).
    func deliverOwedAppearances() {
        guard !owed.isEmpty else { return }
        let candidates = owed.compactMap(\.controller)
        owed = []
        for controller in candidates where controller.owesIsAppearing {
            if controller.viewIfLoaded?.isInVisibleWindow == true {
                controller.deliverIsAppearing(controller.appearance.animated)
            } else {
                noteOwed(controller)
            }
        }
    }

    /// Forgets everything, for a test that starts afresh.
    func reset() {
        waiting = []
        owed = []
    }
}

extension UIViewController {
    /// Starts the automatic transitions of the controllers in a view's subtree that is about to enter or leave the
    /// screen. Call it before the hierarchy changes: the views are not in the window yet (fact 2.04).
    static func subtree(of view: UIView, willBeVisible isVisible: Bool) {
        for controller in view.topControllersInSubtree() {
            if let parent = controller.parent {
                // A container that forwards by hand hears nothing for its children (fact 3.02).
                guard parent.shouldAutomaticallyForwardAppearanceMethods else { continue }
                // A child does not come before its parent: the parent forwards when it appears itself.
                guard !isVisible || parent.appearance.isHeadingIn else { continue }
            }
            controller.followHierarchy(appearing: isVisible)
            if controller.appearance.isAutomaticOpen { AppearanceQueue.shared.enqueue(controller) }
        }
    }

    /// Starts the transition that the view's coming or going causes.
    private func followHierarchy(appearing: Bool) {
        // Choice (2.16): not animated, not even inside an animation block.
        beginAutomatically(appearing: appearing, animated: false)
    }

    /// Whether this controller's transition will be ended by its parent's, which forwards.
    fileprivate var isWaitingForParent: Bool {
        guard let parent, parent.appearance.isInTransition, parent.shouldAutomaticallyForwardAppearanceMethods else {
            return false
        }
        return parent.appearance.isHeadingIn == appearance.isHeadingIn && parent.isShowing(self)
    }

    /// Turns an automatic transition round whose view went the other way in the meantime, from inside a callback.
    fileprivate func matchAppearanceToWindow() {
        guard appearance.isAutomaticOpen else { return }
        let isOnScreen = storedView?.isInVisibleWindow ?? false
        if isOnScreen != appearance.isHeadingIn {
            followHierarchy(appearing: isOnScreen)
        }
    }
}

extension UIView {
    /// The controllers of the views in this subtree whose parents are not in it too; those are told by their parents.
    fileprivate func topControllersInSubtree() -> [UIViewController] {
        var found: [UIViewController] = []
        collectControllers(into: &found)
        let all = Set(found.map(ObjectIdentifier.init))
        return found.filter { controller in controller.parent.map { !all.contains(ObjectIdentifier($0)) } ?? true }
    }

    private func collectControllers(into found: inout [UIViewController]) {
        if let controller { found.append(controller) }
        for view in subviews { view.collectControllers(into: &found) }
    }

    /// Whether the view is in a window that is shown.
    var isInVisibleWindow: Bool {
        // Choice (2.28): the view's own `isHidden`, `alpha` and size do not count (fact 2.27).
        guard let window else { return false }
        return !window.isHidden
    }
}
