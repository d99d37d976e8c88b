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

    public override init() {
        super.init()
    }

    open func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.add(self, forKey: event)
    }

    /// What the animation does to a layer that looks like `model`, or nil when it does nothing.
    func effect(on model: LayerState) -> AnimationEffect? { nil }
}

/// An animation of one value.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether values are added to what the layer shows without this animation.
    open var isAdditive = false
    /// Whether each repetition starts where the one before ended.
    open var isCumulative = false

    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func effect(on model: LayerState) -> AnimationEffect? {
        guard let keyPath, let current = model[value: keyPath] else { return nil }
        let from = AnimatableValue(fromValue)
        let to = AnimatableValue(toValue)
        let by = AnimatableValue(byValue)
        let start =
            from ?? by.flatMap { by in to.map { $0.subtracting(by) } } ?? (isAdditive ? current.neutral : current)
        let end = to ?? by.map { start.adding($0) } ?? (isAdditive ? current.neutral : current)
        return AnimationEffect(
            keyPath: keyPath, isAdditive: isAdditive, curve: curve(from: start, to: end),
            cumulativeStep: isCumulative ? end.subtracting(start) : nil)
    }

    func curve(from start: AnimatableValue, to end: AnimatableValue) -> AnimationEffect.Curve {
        .interpolation(start, end)
    }
}

/// An animation that overshoots its end like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// Seconds until the spring is taken to rest: until it stays within a thousandth of its way.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func curve(from start: AnimatableValue, to end: AnimatableValue) -> AnimationEffect.Curve {
        .spring(start, end, spring)
    }
}

/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}

/// An animation through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// When each value is reached, from 0 to 1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func effect(on model: LayerState) -> AnimationEffect? {
        guard let keyPath, model[value: keyPath] != nil, let values, !values.isEmpty else { return nil }
        let points = values.compactMap { AnimatableValue($0) }
        guard points.count == values.count else { return nil }
        let isDiscrete = calculationMode == .discrete
        let steps = Double(max(1, isDiscrete ? points.count : points.count - 1))
        let times = keyTimes?.map(\.doubleValue) ?? points.indices.map { Double($0) / steps }
        guard times.count >= points.count else { return nil }
        return AnimationEffect(
            keyPath: keyPath, isAdditive: isAdditive,
            curve: .keyframes(points, times: times, paces: timingFunctions ?? [], isDiscrete: isDiscrete),
            cumulativeStep: nil)
    }
}

/// Animations that run together, each at most as long as the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

/// A spring's motion from 0 to 1.
struct Spring: Equatable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    var initialVelocity: Double

    func progress(at time: Double) -> Double {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        // The distance left starts at 1 and the velocity points at the goal.
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-ratio * frequency * time)
            let b = (ratio * frequency - initialVelocity) / damped
            return 1 - envelope * (cos(damped * time) + b * sin(damped * time))
        }
        if ratio == 1 {
            return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (fast, slow) = (-ratio * frequency - root, -ratio * frequency + root)
        let b = (-initialVelocity - slow) / (fast - slow)
        return 1 - ((1 - b) * exp(slow * time) + b * exp(fast * time))
    }

    var settlingDuration: Double {
        guard damping > 0 else { return .infinity }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
        return -log(0.001) / (ratio * frequency)
    }
}
