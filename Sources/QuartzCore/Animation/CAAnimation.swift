import CoreGraphics
import Foundation

/// What an animation tells about its course.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How layers change over time. Adding one to a layer takes what it says at that moment; later changes have no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace; nil is even.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept until the animation has stopped.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    /// Whether the view that is animated gets no touches meanwhile.
    package var blocksInteraction = false
    /// Whether a driver that overshoots its end takes the values beyond theirs.
    package var extrapolates = false

    public override init() {
        super.init()
    }

    open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.add(self, forKey: event)
    }

    /// What the animation does to a layer that looks like `model`, or nil when it does nothing.
    func effect(on model: LayerState) -> AnimationEffect? { nil }
}
