import Foundation
import QuartzCore

extension UIWindow {
    /// The seconds that a rotation takes by a quarter; by a half it takes twice as long.
    private static let quarterTurnDuration = 0.3

    /// Tells the controllers what is to come: the traits if they change, then the size (fact 7.04). A root that has not
    /// appeared yet hears of the traits only (fact 7.06).
    ///
    /// - Returns: The coordinator of the change.
    func announce(_ turn: InterfaceTurn) -> TransitionCoordinator {
        let root = rootViewController
        // A root that is covered came up before.
        let presentations = root.map { $0.presentationsWithin.flatMap(\.stack) } ?? []
        let hasAppeared = root?.appearance.state == .appeared || !presentations.isEmpty
        let coordinator = TransitionCoordinator(
            in: self, duration: Self.quarterTurnDuration * (abs(turn.angle) > 2 ? 2 : 1),
            isAnimated: hasAppeared && UIView.areAnimationsEnabled)
        coordinator.facts.targetTransform = CGAffineTransform(rotationAngle: turn.angle)
        guard let root else { return coordinator }
        coordinator.show(to: root)
        let traits = traits(of: root, on: UITraitCollection(turn.configuration))
        if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
        if hasAppeared, fillsScreen { root.sendSizeTransition(to: turn.configuration.size, with: coordinator) }
        for presentation in presentations { presentation.announce(turn, in: self, with: coordinator) }
        return coordinator
    }

    /// The root's traits on a screen with others: what the scene, the window and the root replace stays replaced.
    private func traits(of root: UIViewController, on screenTraits: UITraitCollection) -> UITraitCollection {
        root.ownTraits(ownTraits(screenTraits.applying(windowScene?.traitState.overrides)))
    }

    private var fillsScreen: Bool { bounds.size == screen.bounds.size }

    /// Follows the screen, which has turned. Hidden windows, and those that were shown meanwhile, follow in silence.
    func follow(
        _ turn: InterfaceTurn, fillsScreen: Bool, with coordinator: TransitionCoordinator?,
        completion: @escaping () -> Void
    ) {
        guard let coordinator else {
            UIView.performWithoutAnimation { adoptScreen(turn, fillsScreen: fillsScreen) }
            return
        }
        let root = rootViewController
        let isComingUp = root?.appearance.state != .appeared && root?.presentation.live == nil
        let changes = {
            self.adoptScreen(turn, fillsScreen: fillsScreen)
            // Choice (7.04): every controller in the window updates its constraints, whatever its size does.
            self.tellSubtree { if $0.controller != nil { $0.setNeedsUpdateConstraints() } }
            self.layoutIfNeeded()
            // The status bar has been asked about in the new orientation, so a root that comes up in it is laid out once
            // more (fact 7.06).
            if isComingUp { root?.viewIfLoaded?.setNeedsLayout() }
        }
        coordinator.run(changes, completion: completion)
    }

    /// Takes on the screen's size and traits. What the window shows turns about the middle while its size changes.
    private func adoptScreen(_ turn: InterfaceTurn, fillsScreen: Bool) {
        if fillsScreen {
            let screenBounds = screen.bounds
            // Another screen takes the place of the old at once, with no size in between.
            if turn.angle == 0 { frame = screenBounds }
            UIView.performWithoutAnimation { center = CGPoint(x: screenBounds.midX, y: screenBounds.midY) }
            bounds.size = screenBounds.size
            animateRotation(by: turn.angle)
        }
        updateTraits(wholeSubtree: false)
        updateStatusBar()
        safeAreaMayHaveChanged()
    }

    private func animateRotation(by angle: CGFloat) {
        guard let block = AnimationBlock.current, block.duration > 0 else { return }
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.fromValue = -angle
        animation.toValue = CGFloat(0)
        block.configure(animation, of: layer)
        layer.add(animation, forKey: "rotation")
    }
}

extension UITraitCollection {
    /// These traits with the size classes of others.
    func replacing(sizeClassesOf other: UITraitCollection) -> UITraitCollection {
        modifyingTraits {
            $0.horizontalSizeClass = other.horizontalSizeClass
            $0.verticalSizeClass = other.verticalSizeClass
        }
    }
}
