import CoreGraphics
import Foundation

/// What an animation tells about its course.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing; a delegate that implements the method is told once the animation's first frame is due.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing; a delegate that implements the method is told when the animation ended, with `false` where it was
    /// removed or replaced before its time.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// How layers change over time. Adding one to a layer takes what it says at that moment; later changes have no effect.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    /// The length of one run, in seconds; 0 takes the duration of the transaction.
    open var duration: CFTimeInterval = 0
    /// The rate of the animation's time relative to its layer's time; 2 runs twice as fast, 0 stands still.
    open var speed: Float = 1
    /// The time within the run, in seconds, with which the animation begins.
    open var timeOffset: CFTimeInterval = 0
    /// The number of runs, which may be a fraction; 0 is one run, and `.infinity` repeats until the animation is
    /// removed.
    open var repeatCount: Float = 0
    /// The time, in seconds, over which the runs repeat; 0 leaves it to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by the same run backwards.
    open var autoreverses = false
    /// The values that the animation gives before it begins and after it ended.
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace; nil is even.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept until the animation has stopped.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of the animation at its end; `false`, with `fillMode` forwards, keeps the last value
    /// on show.
    open var isRemovedOnCompletion = true
    /// Whether the view that is animated gets no touches meanwhile.
    package var blocksInteraction = false
    /// Whether the view that is animated is touched where it shows, and not where it will be.
    package var isHitWhereItShows = false
    /// Whether a driver that overshoots its end takes the values beyond theirs.
    package var extrapolates = false
    /// The values under keys that the class does not know; see `KeyedContainer`.
    package var keptValues: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Adds a copy of the animation to the layer that is the object of the action, under the event's name.
    open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.add(self, forKey: event)
    }

    /// What the animation does to a layer that looks like `model`, or nil when it does nothing.
    func effect(on model: LayerState) -> AnimationEffect? { nil }
}
