import Foundation
import QuartzCore

/// The animation block that is being run: it decides what becomes of each change of a view's layer.
@MainActor final class AnimationBlock {
    private static var stack: [AnimationBlock] = []
    private static var disabledDepth = 0
    private static var counter = 0

    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let spring: (damping: CGFloat, velocity: CGFloat)?

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        spring: (damping: CGFloat, velocity: CGFloat)? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        self.spring = spring
    }

    static var current: AnimationBlock? { disabledDepth > 0 ? nil : stack.last }
    static var areEnabled: Bool { disabledDepth == 0 }

    static func withoutAnimation(_ actions: () -> Void) {
        disabledDepth += 1
        actions()
        disabledDepth -= 1
    }

    static func setEnabled(_ isEnabled: Bool) { disabledDepth = isEnabled ? 0 : max(1, disabledDepth) }

    /// Runs the block at once and calls `completion` when everything that it animated has ended (fact 12.20).
    // Choice (12.22, 16.18): after the commit, if it animated nothing or has no duration (fact 12.21).
    static func run(_ block: AnimationBlock, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
        // Choice (12.23): outer values win unless the block overrides them.
        var effective = block
        if let outer = stack.last {
            effective = AnimationBlock(
                duration: block.options.contains(.overrideInheritedDuration) ? block.duration : outer.duration,
                delay: block.delay + outer.delay,
                options: block.options.contains(.overrideInheritedCurve) ? block.options : outer.options,
                spring: block.spring)
        }
        stack.append(effective)
        CATransaction.track(AnimationCompletion { completion?($0) }, animations)
        stack.removeLast()
    }

    /// The action for a change of a view's layer: an animation from the old value inside a block, nothing outside.
    static func action(for view: UIView, forKey key: String) -> (any CAAction)? {
        let layer = view.layer
        guard let block = current, block.duration > 0, layer.model[value: key] != nil else { return nil }
        return ChangeAction(block: block, key: key, before: layer.model, shown: layer.presentationState)
    }

    static func nextKey(_ key: String) -> String {
        counter += 1
        return "\(key)-\(counter)"
    }

    func configure(_ animation: CABasicAnimation) {
        animation.duration = duration
        animation.blocksInteraction = !options.contains(.allowUserInteraction)
        animation.timingFunction = options.curve.timingFunction
        if delay > 0 {
            animation.beginTime = CACurrentMediaTime() + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        if options.contains(.autoreverse) { animation.autoreverses = true }
    }
}

/// Turns a finished change into an animation. Geometry is additive, so that a second animation of the same property
/// blends with the first (fact 12.24); colours and the like go from what is shown to the new value.
private struct ChangeAction: CAAction {
    static let additiveKeys: Set<String> = ["position", "bounds", "opacity", "cornerRadius", "zPosition"]

    let block: AnimationBlock
    let key: String
    let before: LayerState
    let shown: LayerState

    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer, let old = before[value: key], let new = layer.model[value: key] else {
            return
        }
        let animation: CABasicAnimation
        if let spring = block.spring {
            let springAnimation = CASpringAnimation(keyPath: key)
            // A spring that settles in the block's duration with the given damping ratio.
            let ratio = max(0.01, min(spring.damping, 1))
            let frequency = -log(0.001) / Double(ratio) / block.duration
            springAnimation.stiffness = CGFloat(frequency * frequency)
            springAnimation.damping = CGFloat(2 * Double(ratio) * frequency)
            springAnimation.initialVelocity = spring.velocity
            animation = springAnimation
        } else {
            animation = CABasicAnimation(keyPath: key)
        }
        let isAdditive = Self.additiveKeys.contains(key) && !block.options.contains(.repeat)
        if isAdditive {
            animation.isAdditive = true
            animation.fromValue = old.subtracting(new)
            animation.toValue = new.neutral
        } else {
            animation.fromValue = shown[value: key] ?? old
            animation.toValue = new
        }
        block.configure(animation)
        layer.add(
            animation, forKey: isAdditive && layer.animation(forKey: key) != nil ? AnimationBlock.nextKey(key) : key)
    }
}

extension UIView {
    /// Views that a block animates get no touches until they arrive, unless the block allows it.
    var isAnimatingWithoutInteraction: Bool {
        layer.animationKeys()?.contains { layer.animation(forKey: $0)?.blocksInteraction ?? false } ?? false
    }
}
