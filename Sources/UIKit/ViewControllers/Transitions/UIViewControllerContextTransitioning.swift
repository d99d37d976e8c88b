import Foundation

/// The context in which an animator carries a transition out, and reports the end.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that the animation takes place in; an animator adds the new view to it.
    var containerView: UIView { get }
    /// Whether the transition takes time.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition goes back to where it began.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation that the transition belongs to; `.none` for a transition of a container.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Says how far a gesture has come, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that a gesture has let go, to go on to the end.
    func finishInteractiveTransition()
    /// Says that a gesture has let go, to go back to the start.
    func cancelInteractiveTransition()
    /// Says that a gesture takes over a transition that is running.
    func pauseInteractiveTransition()

    /// Ends the transition: the controllers are told before this returns (fact 6.33).
    ///
    /// - Parameter didComplete: Whether the new controller is on show now; false if it goes back.
    func completeTransition(_ didComplete: Bool)

    /// The controller on one side of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that comes or goes; nil where a controller's view stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// How the interface turns meanwhile; the identity where it does not.
    var targetTransform: CGAffineTransform { get }
    /// The initial frame of a controller's view, in the container's coordinates; empty for one that is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The final frame of a controller's view, in the container's coordinates; empty for one that goes.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition between controllers.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the animation takes, in seconds; what runs alongside takes as long.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The animations of the transition, where they can be held; the same object each time.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    /// The transition has ended and everybody was told.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
    /// Says that the animations cannot be held.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { noAnimator }
}

/// Drives a transition by a gesture, or by anything else that sets its pace.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins; the transition then follows what is told to its context.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The pace of what is left when the gesture lets go; 1 is the animation's own.
    var completionSpeed: CGFloat { get }
    /// The course of what is left when the gesture lets go.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins under the gesture; false lets it run at first.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The animation's own pace.
    public var completionSpeed: CGFloat { 1 }
    /// A slow beginning and end.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Begins under the gesture.
    public var wantsInteractiveStart: Bool { true }
}

/// Stands for the animations of an animator that does not say what they are.
@MainActor let noAnimator = UIViewPropertyAnimator(duration: 0, curve: .linear)
