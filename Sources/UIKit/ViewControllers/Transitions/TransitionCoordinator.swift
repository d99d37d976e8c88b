import Foundation
import QuartzCore

/// The coordinator of one transition: a rotation, or controllers that come and go.
///
/// Whoever carries the transition out makes one, shows it to the controllers, and then runs the changes. It lives as long
/// as those are under way.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase { case announced, running, ended }

    private(set) var facts: TransitionFacts
    /// The object that carries the transition out, kept alive until the end.
    var holder: AnyObject?

    /// The coordinator of the transition that this one announced, once that has begun.
    private var successor: TransitionCoordinator?

    private var phase = Phase.announced
    private var told: [WeakController] = []
    private var animations: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []

    /// Makes a coordinator for a transition that lasts some seconds and takes place in a view.
    init(
        in containerView: UIView, duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, isAnimated: Bool
    ) {
        facts = TransitionFacts(in: containerView, duration: duration, curve: curve, isAnimated: isAnimated)
        super.init()
    }

    // MARK: What the app can read

    var containerView: UIView { facts.containerView }
    var isAnimated: Bool { facts.isAnimated }
    var transitionDuration: TimeInterval { facts.transitionDuration }
    var completionCurve: UIView.AnimationCurve { facts.completionCurve }
    var targetTransform: CGAffineTransform { facts.targetTransform }
    var presentationStyle: UIModalPresentationStyle { facts.presentationStyle }
    var isInteractive: Bool { facts.isInteractive }
    var initiallyInteractive: Bool { facts.initiallyInteractive }
    var isInterruptible: Bool { facts.isInterruptible }
    var isCancelled: Bool { facts.isCancelled }
    var percentComplete: CGFloat { facts.percentComplete }
    var completionVelocity: CGFloat { facts.completionVelocity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        facts.controllers[key]?.controller
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { facts.views[key] }

    // MARK: For the app

    @discardableResult func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        if let successor { return successor.animate(alongsideTransition: animation, completion: completion) }
        guard phase != .ended else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        guard phase == .announced else { return false }
        animations.append(animation)
        return true
    }

    /// One animation block animates any view, so the view makes no difference.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: Handler?, completion: Handler?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        if let successor { return successor.notifyWhenInteractionChanges(handler) }
        if phase != .ended { interactionHandlers.append(handler) }
    }

    // MARK: For whoever carries the transition out

    /// Leaves what the app has queued to the transition that begins now.
    func handOver(to other: TransitionCoordinator) {
        successor = other
        facts = other.facts
        other.animations += animations
        other.completions += completions
        other.interactionHandlers += interactionHandlers
        (animations, completions, interactionHandlers) = ([], [], [])
        hide()
    }

    /// Lets a controller, and those in it, find the coordinator until the transition has ended.
    func show(to controller: UIViewController) {
        controller.activeTransition = self
        told.append(WeakController(controller: controller))
    }

    func beginInteraction(_ isInteractive: Bool) {
        (facts.isInteractive, facts.initiallyInteractive) = (isInteractive, isInteractive)
    }

    /// A gesture took the transition over, or let it go.
    func interactionChanged(isInteractive: Bool, isCancelled: Bool) {
        (facts.isInteractive, facts.isCancelled) = (isInteractive, isCancelled)
        for handler in interactionHandlers { handler(self) }
    }

    /// Runs what the app wants to run alongside, in an animation as long as the transition.
    func runAnimations() {
        phase = .running
        let alongside = animations
        animations = []
        guard !alongside.isEmpty else { return }
        let body = { for animation in alongside { animation(self) } }
        guard isAnimated else { return UIView.performWithoutAnimation(body) }
        UIView.animate(withDuration: transitionDuration, delay: 0, options: completionCurve.options, animations: body)
    }

    /// The transition has ended: runs the app's completions, and is found no more.
    func end() {
        phase = .ended
        let handlers = completions
        (completions, interactionHandlers, animations) = ([], [], [])
        for handler in handlers { handler(self) }
        hide()
        holder = nil
    }

    /// Lets nobody find the coordinator any more.
    private func hide() {
        for case let controller? in told.map(\.controller) where controller.activeTransition === self {
            controller.activeTransition = nil
        }
        told = []
    }

    /// Runs the transition's own changes and then those alongside, in one animation; at its end the completions of the
    /// app, and then the transition's.
    func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let body = { [self] in
            phase = .running
            changes()
            let alongside = animations
            animations = []
            for animation in alongside { animation(self) }
        }
        let finish = {
            self.end()
            completion()
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(body)
            CATransaction.afterCommit(finish)
            return
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: completionCurve.options, animations: body,
            completion: { _ in finish() })
    }
}

extension UIView.AnimationCurve {
    /// The options of an animation of this pace.
    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }
}
