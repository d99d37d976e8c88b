import Foundation
import QuartzCore

extension UIView {
    /// Animates the changes that a closure makes.
    ///
    /// The closure runs before this returns and the model has the new values at once; the completion comes when the
    /// last animation has ended, false if one was cut short (facts 12.20, 12.25).
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(duration: duration, delay: delay, options: options)
        AnimationBlock.run(block, animations, completion: completion)
    }

    /// Animates the changes that a closure makes, at once and with the usual pace.
    ///
    /// - Parameter duration: In seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates as if by a spring.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging, less swings.
    ///   - velocity: At the start, in ways per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options,
            pace: .spring(damping: dampingRatio, velocity: velocity))
        AnimationBlock.run(block, animations, completion: completion)
    }

    /// Animates as if by a spring, described by how its motion looks.
    ///
    /// - Parameters:
    ///   - duration: How long the motion seems to take, in seconds; the completion comes when the spring rests.
    ///   - bounce: From 1, which swings without end, over 0, which just does not overshoot, to -1, which creeps.
    ///   - velocity: At the start, in ways per second.
    ///   - delay: In seconds.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = PerceptualSpring(duration: duration, bounce: Double(min(bounce, 0.99)))
        let block = AnimationBlock(
            duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
            pace: .physical(
                stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping), velocity: velocity))
        AnimationBlock.run(block, animations, completion: completion)
    }

    /// Lets the animations that a closure adds to the block around it run several times.
    ///
    /// - Parameters:
    ///   - count: How many times; may be a fraction or infinite.
    ///   - autoreverses: Whether each time is followed by the same one backwards.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let block = AnimationBlock.current else { return animations() }
        let before = block.repetition
        block.repetition = (Float(count), autoreverses)
        animations()
        block.repetition = before
    }

    /// Runs a closure whose changes are not animated, whatever block is around it.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether blocks animate; false inside `performWithoutAnimation(_:)` and after `setAnimationsEnabled(false)`.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areEnabled }

    /// Lets blocks animate, or has their changes made at once until further notice.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationBlock.setEnabled(enabled) }

    /// The duration of the block that is being run, in seconds; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { AnimationBlock.current?.duration ?? 0 }

    /// Changes a view's subtree with a transition between how it looked and how it looks.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let block = AnimationBlock(duration: duration, delay: 0, options: options)
        AnimationBlock.run(
            block,
            {
                if let transition = CATransition(options: options), duration > 0 {
                    transition.duration = duration
                    transition.timingFunction = options.curve.timingFunction
                    view.layer.add(transition, forKey: "transition")
                }
                animations?()
            }, completion: completion)
    }

    /// Replaces one view by another in the same superview, with a transition.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: superview, duration: duration, options: options,
            animations: {
                performWithoutAnimation {
                    if options.contains(.showHideTransitionViews) {
                        fromView.isHidden = true
                        toView.isHidden = false
                    } else {
                        superview.insertSubview(toView, aboveSubview: fromView)
                        fromView.removeFromSuperview()
                    }
                }
            }, completion: completion)
    }
}

extension CATransition {
    /// The transition that animation options name; nil when they name none.
    convenience init?(options: UIView.AnimationOptions) {
        let kinds: [(UIView.AnimationOptions, CATransitionType, CATransitionSubtype?)] = [
            (.transitionCrossDissolve, .fade, nil),
            (.transitionFlipFromLeft, .flip, .fromLeft), (.transitionFlipFromRight, .flip, .fromRight),
            (.transitionFlipFromTop, .flip, .fromTop), (.transitionFlipFromBottom, .flip, .fromBottom),
            (.transitionCurlUp, .reveal, .fromTop), (.transitionCurlDown, .moveIn, .fromBottom),
        ]
        guard let kind = kinds.first(where: { $0.0 == options.transition }) else { return nil }
        self.init()
        (type, subtype) = (kind.1, kind.2)
        keepsNewPicture = !options.contains(.allowAnimatedContent)
    }
}
