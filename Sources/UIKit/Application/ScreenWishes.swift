import DisplayProtocol
import Foundation
import QuartzCore

/// What the controllers want of the system beside the status bar. It is asked for when a window comes up and when a
/// controller says that its answer changed, at no other time (facts 8.02, 8.10).
@MainActor final class ScreenWishes {
    private(set) var hidesHomeIndicator = false
    /// The edges where the app's own gestures come before the system's; there are none of those here.
    private(set) var deferredEdges: UIRectEdge = []
    private(set) var locksPointer = false

    func updateAll(from root: UIViewController?) {
        updateHomeIndicator(from: root)
        updateDeferredEdges(from: root)
        updatePointerLock(from: root)
    }

    // Choice (8.01): the indicator goes as soon as it is not wanted, and touches do not bring it back; devices wait for
    // a few seconds without touches first.
    func updateHomeIndicator(from root: UIViewController?) {
        let hides = root.map { $0.decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden } ?? false
        guard hides != hidesHomeIndicator else { return }
        hidesHomeIndicator = hides
        SystemOverlay.shared.wishesDidChange()
    }

    func updateDeferredEdges(from root: UIViewController?) {
        deferredEdges =
            root.map {
                $0.decider(\.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
            } ?? []
    }

    func updatePointerLock(from root: UIViewController?) {
        locksPointer = root.map { $0.decider(\.childViewControllerForPointerLock).prefersPointerLocked } ?? false
    }

    /// Back to what there is without controllers, for a test that starts afresh.
    func reset() {
        hidesHomeIndicator = false
        deferredEdges = []
        locksPointer = false
    }
}

extension UIApplication {
    /// The window whose root controller decides for the screen: the key window, or the frontmost where that is hidden.
    var decidingWindow: UIWindow? {
        let visible = windows.filter { !$0.isHidden }
        return visible.first(where: \.isKeyWindow) ?? visible.last
    }
}

extension UIViewController {
    /// The controller that decides: the named child, its named child, and so on down, or this one (fact 8.01).
    func decider(_ next: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var controller = self
        var visited: Set<ObjectIdentifier> = []
        while visited.insert(ObjectIdentifier(controller)).inserted, let child = controller[keyPath: next] {
            controller = child
        }
        return controller
    }
}
