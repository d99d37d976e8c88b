import DisplayProtocol
import Foundation
import QuartzCore

/// A question that controllers decide for the screen.
enum ScreenWish: CaseIterable { case statusBar, homeIndicator, deferredEdges, pointerLock }

/// The controllers' wishes for the screen, the status bar's look included, which `StatusBar` keeps. Controllers are
/// asked when a window comes up and when a controller says that its answer changed, at no other time (facts 8.02,
/// 8.10).
@MainActor final class ScreenWishes: SessionPart {
    private(set) var hidesHomeIndicator = false
    /// The edges where the app's own gestures come before the system's. It has none here, so nothing follows.
    private(set) var deferredEdges: UIRectEdge = []
    /// Whether the pointer is to stay where it is. There is none here, so nothing follows.
    private(set) var locksPointer = false

    /// The questions to be asked before the next layout.
    fileprivate var due: Set<ScreenWish> = []

    /// Asks before the next layout, where a controller cannot be asked now.
    func setNeedsUpdate(_ wish: ScreenWish) {
        due.insert(wish)
        CATransaction.noteChange()
    }

    fileprivate func updateIfNeeded() {
        guard !due.isEmpty else { return }
        let wishes = due
        due = []
        guard let root = UIApplication.shared.decidingWindow?.wishingController else { return }
        for wish in ScreenWish.allCases where wishes.contains(wish) { update(wish, from: root) }
    }

    func updateAll(from root: UIViewController?) {
        for wish in ScreenWish.allCases { update(wish, from: root) }
    }

    func update(_ wish: ScreenWish, from root: UIViewController?) {
        switch wish {
        case .statusBar: UIApplication.shared.statusBar.update(from: root)
        case .homeIndicator: updateHomeIndicator(from: root)
        case .deferredEdges: updateDeferredEdges(from: root)
        case .pointerLock: updatePointerLock(from: root)
        }
    }

    // Choice (8.01): the indicator goes as soon as it is not wanted, and touches do not bring it back; devices wait for
    // a few seconds without touches first.
    private func updateHomeIndicator(from root: UIViewController?) {
        let hides = root.map { $0.decider(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden } ?? false
        guard hides != hidesHomeIndicator else { return }
        hidesHomeIndicator = hides
        SystemOverlay.shared.wishesDidChange()
    }

    private func updateDeferredEdges(from root: UIViewController?) {
        deferredEdges =
            root.map {
                $0.decider(\.childForScreenEdgesDeferringSystemGestures).preferredScreenEdgesDeferringSystemGestures
            } ?? []
    }

    private func updatePointerLock(from root: UIViewController?) {
        locksPointer = root.map { $0.decider(\.childViewControllerForPointerLock).prefersPointerLocked } ?? false
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

extension ScreenWishes: FramePass {
    static let place = FramePlace.beforeLayout
    var need: FrameNeed { due.isEmpty ? .nothing : .frame }
    func run(at time: CFTimeInterval) { updateIfNeeded() }
}
