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
    /// Whether the spring may creep; otherwise a damping above the critical one counts as the critical one.
    open var allowsOverdamping = false

    /// Makes a spring by how long its motion seems to take, in seconds, and how far it overshoots.
    ///
    /// - Parameter bounce: From 1, without end, over 0, just not, to -1, which creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = PerceptualSpring(duration: perceptualDuration, bounce: Double(bounce))
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// How long the motion seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(stiffness / mass).squareRoot() }

    /// How far the spring overshoots: 0 is just not, 1 is without end.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Seconds until the spring is taken to rest: until it stays within a thousandth of its way.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
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
    /// Evenly, as far as the values are apart, whatever `keyTimes` says.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, with the times of `paced`.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
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
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let times =
            isPaced
            ? AnimatableValue.pacedTimes(points)
            : keyTimes?.map(\.doubleValue) ?? points.indices.map { Double($0) / steps }
        guard times.count >= points.count else { return nil }
        return AnimationEffect(
            keyPath: keyPath, isAdditive: isAdditive,
            curve: .keyframes(
                points, times: times, paces: isPaced ? [] : timingFunctions ?? [], isDiscrete: isDiscrete,
                isSmooth: calculationMode == .cubic || calculationMode == .cubicPaced),
            cumulativeStep: nil)
    }
}

/// Animations that run together, each at most as long as the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}
