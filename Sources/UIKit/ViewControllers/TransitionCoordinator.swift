import Foundation
import QuartzCore

/// The coordinator of one transition: a rotation, or any other change that UIKit animates.
///
/// Whoever carries the transition out makes one, shows it to the controllers, and then hands it the changes to run. It
/// lives as long as those are under way. No gesture drives it, and nothing interrupts it.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private enum Phase { case announced, running, ended }

    let containerView: UIView
    let transitionDuration: TimeInterval
    let completionCurve: UIView.AnimationCurve
    let isAnimated: Bool
    var targetTransform = CGAffineTransform.identity

    var isInteractive: Bool { false }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }

    private var phase = Phase.announced
    private var told: [WeakController] = []
    private var animations: [Handler] = []
    private var completions: [Handler] = []

    /// Makes a coordinator for a transition that lasts some seconds and takes place in a view.
    init(
        in containerView: UIView, duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, isAnimated: Bool
    ) {
        self.containerView = containerView
        transitionDuration = isAnimated ? duration : 0
        completionCurve = curve
        self.isAnimated = isAnimated
        super.init()
    }

    // Nobody takes another's place.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    // MARK: For the app

    @discardableResult func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
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

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

    // MARK: For whoever carries the transition out

    /// Lets a controller, and those in it, find the coordinator until the transition has ended.
    func show(to controller: UIViewController) {
        controller.activeTransition = self
        told.append(WeakController(controller: controller))
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
        let end = { [self] in
            phase = .ended
            let handlers = completions
            completions = []
            for handler in handlers { handler(self) }
            for case let controller? in told.map(\.controller) where controller.activeTransition === self {
                controller.activeTransition = nil
            }
            told = []
            completion()
        }
        guard isAnimated else {
            UIView.performWithoutAnimation(body)
            CATransaction.afterCommit(end)
            return
        }
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: completionCurve.options, animations: body,
            completion: { _ in end() })
    }
}

extension UIView.AnimationCurve {
    /// The options of an animation of this pace.
    var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }
}
