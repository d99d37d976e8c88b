import Foundation
import QuartzCore

/// The animation block that is being run: it decides what becomes of each change of a view's layer.
@MainActor final class AnimationBlock {
    /// How the animations get from 0 to 1.
    enum Pace {
        case curve(UIView.AnimationCurve)
        /// A spring that rests after the block's duration.
        case spring(damping: CGFloat, velocity: CGFloat)
        /// A spring by its physics; the duration is the time until it rests.
        case physical(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
        /// As an animator's driver paces them, which may go beyond the end.
        case driven
    }

    /// Values whose animations add up (fact 12.24).
    static let additiveKeys: Set<String> = ["position", "bounds", "opacity", "cornerRadius", "zPosition"]

    /// The blocks that are being run.
    private final class Open: SessionPart {
        var stack: [AnimationBlock] = []
        var keyframes: Keyframes?
        var isEnabled = true
    }

    /// What the innermost `animateKeyframes` collects.
    static var openKeyframes: Keyframes? {
        get { Open.shared.keyframes }
        set { Open.shared.keyframes = newValue }
    }

    /// In seconds.
    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let pace: Pace
    /// How often the animations run, where `modifyAnimations` says so.
    var repetition: (count: Float, autoreverses: Bool)?
    /// Whether views that the block moves are touched where they show, as those of a property animator are.
    var isHitWhereItShows = false
    /// The part of a keyframe animation that the block stands for.
    var keyframe: Keyframes.Part?
    private var changedViews: [UIView] = []

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.pace = pace ?? .curve(options.curve)
    }

    static var current: AnimationBlock? {
        let open = Open.shared
        return open.isEnabled ? open.stack.last : nil
    }
    static var areEnabled: Bool { Open.shared.isEnabled }

    /// Runs actions whose changes happen at once. Afterwards blocks animate or not, as before.
    static func withoutAnimation(_ actions: () -> Void) {
        let open = Open.shared
        let wasEnabled = open.isEnabled
        open.isEnabled = false
        actions()
        open.isEnabled = wasEnabled
    }

    static func setEnabled(_ isEnabled: Bool) { Open.shared.isEnabled = isEnabled }

    /// Runs the block at once and calls `completion` when everything that it animated has ended (fact 12.20).
    // Choice (12.22, 16.18): after the commit, if it animated nothing or has no duration (fact 12.21).
    static func run(_ block: AnimationBlock, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
        let effective = Open.shared.stack.last.map(block.inheriting) ?? block
        CATransaction.track(AnimationCompletion { completion?($0) }) {
            push(effective, animations)
        }
    }

    /// Has changes belong to a block until `close(_:)`.
    static func open(_ block: AnimationBlock) { Open.shared.stack.append(block) }

    /// Puts another block in the place of one that is open, for the changes from now on.
    static func replace(_ block: AnimationBlock, by other: AnimationBlock) {
        block.layOutChangedViews()
        let open = Open.shared
        if let index = open.stack.lastIndex(where: { $0 === block }) { open.stack[index] = other }
    }

    /// Ends a block that `open(_:)` began.
    static func close(_ block: AnimationBlock) {
        block.layOutChangedViews()
        Open.shared.stack.removeAll { $0 === block }
    }

    /// Runs a closure as if it were in the block, with nobody who waits for its animations in particular.
    static func push(_ block: AnimationBlock, _ body: () -> Void) {
        let open = Open.shared
        open.stack.append(block)
        body()
        block.layOutChangedViews()
        open.stack.removeLast()
    }

    /// What becomes of the block inside another one.
    // Choice (12.23): outer values win unless the block overrides them.
    private func inheriting(_ outer: AnimationBlock) -> AnimationBlock {
        let overridesCurve = options.contains(.overrideInheritedCurve)
        let curveBits: UInt = 0xF << 16
        let other = options.contains(.overrideInheritedOptions) ? options : outer.options.union(.init(own: options))
        let curve = overridesCurve ? options : outer.options
        let overridesDuration = options.contains(.overrideInheritedDuration)
        var inherited = outer.pace
        // An animator paces what is as long as itself.
        if case .driven = inherited, overridesDuration { inherited = pace }
        let block = AnimationBlock(
            duration: overridesDuration ? duration : outer.duration,
            delay: delay + outer.delay,
            options: UIView.AnimationOptions(
                rawValue: (other.rawValue & ~curveBits) | (curve.rawValue & curveBits)),
            pace: overridesCurve ? pace : inherited)
        if !options.contains(.overrideInheritedOptions) { block.repetition = outer.repetition }
        block.keyframe = outer.keyframe
        return block
    }

    /// The action for a change of a view's layer: an animation from the old value inside a block, nothing outside.
    static func action(for view: UIView, forKey key: String) -> (any CAAction)? {
        let layer = view.layer
        guard let block = current, layer.modelState[value: key] != nil else { return nil }
        if block.options.contains(.layoutSubviews) { block.changedViews.append(view) }
        if let part = block.keyframe { return part.action(before: layer.modelState, forKey: key) }
        guard block.duration > 0 else {
            return block.options.contains(.beginFromCurrentState) ? StopAction() : nil
        }
        return ChangeAction(block: block, key: key, before: layer.modelState, shown: layer.presentationState)
    }

    /// Places the subviews of the views that changed while that is still animated.
    private func layOutChangedViews() {
        while !changedViews.isEmpty {
            let views = changedViews
            changedViews = []
            for view in views { view.layoutIfNeeded() }
        }
    }

    static func nextKey(_ key: String) -> String { "\(key)-\(Session.uniqueNumber())" }

    /// An animation of a value of a layer, with the block's pace.
    func animation(forKey key: String) -> CABasicAnimation {
        switch pace {
        case .spring(let damping, let velocity):
            let animation = CASpringAnimation(keyPath: key)
            let spring = RestingSpring(dampingRatio: Double(damping), duration: duration)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = velocity
            return animation
        case .physical(let stiffness, let damping, let velocity):
            let animation = CASpringAnimation(keyPath: key)
            (animation.stiffness, animation.damping, animation.initialVelocity) = (stiffness, damping, velocity)
            return animation
        case .curve, .driven:
            return CABasicAnimation(keyPath: key)
        }
    }

    /// Gives an animation the block's times and options.
    func configure(_ animation: CAAnimation, of layer: CALayer) {
        animation.duration = duration
        animation.blocksInteraction = !options.contains(.allowUserInteraction)
        animation.isHitWhereItShows = isHitWhereItShows
        switch pace {
        case .curve(let curve): animation.timingFunction = curve.timingFunction
        case .driven: animation.extrapolates = true
        case .spring, .physical: break
        }
        if delay > 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        if let repetition {
            animation.repeatCount = repetition.count
            animation.autoreverses = repetition.autoreverses
        }
    }

    var repeats: Bool { options.contains(.repeat) || repetition != nil }
}

extension UIView.AnimationOptions {
    /// The options that a block inside another adds to the other's.
    init(own options: UIView.AnimationOptions) {
        self = options.intersection([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState])
    }
}

/// A spring with mass 1 that comes within a thousandth of its goal in a given time.
struct RestingSpring {
    let stiffness: Double
    let damping: Double

    /// - Parameters:
    ///   - dampingRatio: From 0, swinging, to 1, not swinging.
    ///   - duration: In seconds.
    init(dampingRatio: Double, duration: Double) {
        let ratio = max(0.01, min(dampingRatio, 1))
        let frequency = -log(0.001) / ratio / max(duration, 1e-9)
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
    }
}

/// Ends the animations of a value, which has no time to change in.
private struct StopAction: CAAction {
    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        (object as? CALayer)?.removeBlockAnimations(of: event)
    }
}

/// Turns a finished change into an animation. Geometry is additive, so that a second animation of the same property
/// blends with the first (fact 12.24); colours and the like go from one value to the other.
private struct ChangeAction: CAAction {
    let block: AnimationBlock
    let key: String
    let before: LayerState
    let shown: LayerState

    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer, let old = before[value: key], let new = layer.modelState[value: key]
        else {
            return
        }
        let animation = block.animation(forKey: key)
        let takesOver = block.options.contains(.beginFromCurrentState)
        let isAdditive = AnimationBlock.additiveKeys.contains(key) && !block.repeats
        let isOnTop = isAdditive && !takesOver && layer.animation(forKey: key) != nil
        if isAdditive {
            let start = takesOver ? shown[value: key] ?? old : old
            animation.isAdditive = true
            animation.fromValue = start.subtracting(new)
            animation.toValue = new.neutral
        } else {
            animation.fromValue = shown[value: key] ?? old
            animation.toValue = new
        }
        block.configure(animation, of: layer)
        // What was under way comes to an end here, repeating animations too (fact 12.24).
        if takesOver { layer.removeBlockAnimations(of: key) }
        layer.add(animation, forKey: isOnTop ? AnimationBlock.nextKey(key) : key)
    }
}

extension CALayer {
    /// Removes what blocks added for a value.
    fileprivate func removeBlockAnimations(of key: String) {
        for name in animationKeys() ?? [] where name == key || name.hasPrefix(key + "-") {
            removeAnimation(forKey: name)
        }
    }
}

extension UIView {
    /// A point of the superview's, in the view's coordinates: those of what shows while a property animator moves the view.
    func pointForHitTest(_ point: CGPoint, from superview: UIView) -> CGPoint {
        let isMoving =
            layer.animationKeys()?.contains { layer.animation(forKey: $0)?.isHitWhereItShows ?? false } ?? false
        guard isMoving else { return convert(point, from: superview) }
        return point.applying(layer.presentationState.transformToSuperlayer.inverted())
    }

    /// Views that a block animates get no touches until they arrive, unless the block allows it.
    var isAnimatingWithoutInteraction: Bool {
        layer.animationKeys()?.contains { layer.animation(forKey: $0)?.blocksInteraction ?? false } ?? false
    }
}
