import Foundation

/// The facts of a transition under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// The style of the presentation that begins or ends; none where the transition is no presentation's.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether a gesture drove it when it began.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture can take the transition over while it runs.
    var isInterruptible: Bool { get }
    /// Whether the transition goes back to where it began.
    var isCancelled: Bool { get }
    /// The length of the transition, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far a gesture has driven the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// The pace of what is left when a gesture lets go; 1 is the usual one.
    var completionVelocity: CGFloat { get }
    /// The course of what is left when a gesture lets go.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller on one side of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; nil where a controller's view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that the transition takes place in.
    var containerView: UIView { get }
    /// How the interface turns; the identity where it does not.
    var targetTransform: CGAffineTransform { get }
}

/// Lets an app animate with a transition that UIKit carries out.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Queues animations that run with the transition's own, and a completion for its end.
    ///
    /// - Returns: Whether the animations will run; false when the transition's own have begun already.
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for animations of a view that is not inside the container view.
    @discardableResult func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Queues a closure for each time that a gesture takes the transition over or lets it go; a rotation never
    /// calls it.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Queues animations that run with the transition's own.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// Queues animations of a view that is not inside the container view, to run with the transition's own.
    @discardableResult public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// The key of one of a transition's controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name of the side.
    public let rawValue: String
    /// Makes a key from the name of a side.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is on the screen before the transition.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The one that is on the screen after it.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The key of one of a transition's views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name of the side.
    public let rawValue: String
    /// Makes a key from the name of a side.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is on the screen before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is on the screen after it.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
