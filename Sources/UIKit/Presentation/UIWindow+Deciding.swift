import Foundation

extension UIWindow {
    /// The controller that the screen's orientation belongs to: the topmost that covers all of it (fact 7.22).
    var orientingController: UIViewController? { frontmost(\.coversScreen) }

    /// The controller that decides about the status bar and its like: the topmost that covers the screen, or that wants
    /// to decide all the same (fact 8.07).
    var wishingController: UIViewController? {
        frontmost {
            $0.performer.effectiveStyle == .fullScreen || $0.presented.modalPresentationCapturesStatusBarAppearance
        }
    }

    /// Whether a sheet has let what is below step back from the screen's edges.
    var hasRecededRoot: Bool {
        guard let root = rootViewController else { return false }
        return root.presentationsWithin.flatMap(\.stack).contains { presentation in
            guard presentation.phase == .presenting || presentation.phase == .presented else { return false }
            return presentation.performer.hasReceded
        }
    }

    /// The topmost presented controller that decides, or the root.
    private func frontmost(_ decides: (Presentation) -> Bool) -> UIViewController? {
        guard let root = rootViewController else { return nil }
        var (controller, deciding) = (root, root)
        // One that goes decides no more, and one that waits for its turn not yet.
        while let next = controller.presentation.live, next.phase == .presenting || next.phase == .presented {
            controller = next.presented
            if decides(next) { deciding = controller }
        }
        return deciding
    }
}

extension Presentation {
    /// Whether the presented view covers the screen by its style.
    var coversScreen: Bool {
        performer.shouldPresentInFullscreen
            && (performer.effectiveStyle == .fullScreen || performer.effectiveStyle == .overFullScreen)
    }

    /// Tells the presented controller of a turn of the interface, after its presenter: the traits, then the size.
    func announce(_ turn: InterfaceTurn, in window: UIWindow, with coordinator: TransitionCoordinator) {
        guard phase != .waiting, let container else { return }
        if presented.activeTransition == nil { coordinator.show(to: presented) }
        performer.willTransition(to: window.ownTraits(UITraitCollection(turn.configuration)), with: coordinator)
        guard container.bounds.size == window.bounds.size else { return }
        performer.viewWillTransition(to: turn.configuration.size, with: coordinator)
    }
}
