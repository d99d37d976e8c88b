import Foundation

/// The facts of a transition. The coordinator that announced the transition shares it from the beginning on.
@MainActor final class TransitionFacts {
    let containerView: UIView
    let isAnimated: Bool
    let completionCurve: UIView.AnimationCurve
    /// In seconds; 0 where nothing is animated.
    var transitionDuration: TimeInterval
    var targetTransform = CGAffineTransform.identity
    var presentationStyle = UIModalPresentationStyle.none
    var isInteractive = false
    var initiallyInteractive = false
    var isInterruptible = false
    var isCancelled = false
    var percentComplete: CGFloat = 0
    var completionVelocity: CGFloat = 1
    /// The controllers that come and go; none in a rotation.
    var controllers: [UITransitionContextViewControllerKey: WeakController] = [:]
    var views: [UITransitionContextViewKey: UIView] = [:]

    init(in containerView: UIView, duration: TimeInterval, curve: UIView.AnimationCurve, isAnimated: Bool) {
        (self.containerView, self.isAnimated, completionCurve) = (containerView, isAnimated, curve)
        transitionDuration = isAnimated ? duration : 0
    }
}
