import Foundation
import QuartzCore

/// Effects of the symbol that an image view shows; pictures that are no symbols stay as they are.
extension UIImageView {
    /// Shows an effect once, or as often as the options say.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { show(effect, options, isEndless: false, animated, completion) }

    /// Shows an effect until it is taken away, or as often as the options say.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { show(effect, options, isEndless: true, animated, completion) }

    /// Shows an effect until it is taken away, or as often as the options say; a bounce once.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        let isOnce = if case .bounce = effect.configuration.movement { true } else { false }
        show(effect, options, isEndless: !isOnce, animated, completion)
    }

    /// Ends the effects of a kind, whatever their options were.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        layer.removeAnimation(forKey: Self.key(effect.configuration))
        completion?(UISymbolEffectCompletionContext(sender: self, effect: effect, isFinished: true))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) { layer.removeAnimation(forKey: key) }
    }

    // Choice (symbol effects): both halves take 0.15 seconds; the new symbol is the view's at once.
    /// Shows another symbol, which grows in the place of the old one.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        let old = snapshotView(afterScreenUpdates: false)
        self.image = image
        let end: (Bool) -> Void = { [weak self] finished in
            completion?(
                UISymbolEffectCompletionContext(
                    sender: self, effect: nil, contentTransition: contentTransition, isFinished: finished))
        }
        guard window != nil, UIView.areAnimationsEnabled, let old else { return end(true) }
        let half = 0.15 / options.pace
        (old.center, old.transform) = (center, transform)
        superview?.insertSubview(old, aboveSubview: self)
        UIView.animate(
            withDuration: half,
            animations: {
                old.transform = old.transform.scaledBy(x: 0.4, y: 0.4)
                old.alpha = 0
            }, completion: { _ in old.removeFromSuperview() })
        let growth = CAKeyframeAnimation(keyPath: "opacity")
        growth.values = [0, 0, 1].map { $0 * Double(layer.opacity) }
        growth.keyTimes = [0, 0.5, 1]
        growth.duration = 2 * half
        growth.delegate = SymbolEffectEnd(end)
        layer.add(growth, forKey: Self.prefix + "replace")
    }

    // MARK: Animations

    private static let prefix = "symbolEffect."
    private static func key(_ configuration: SymbolEffectConfiguration) -> String { prefix + configuration.name }

    private func show(
        _ effect: some SymbolEffect, _ options: SymbolEffectOptions, isEndless: Bool, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        let tell: (Bool) -> Void = { [weak self] finished in
            completion?(UISymbolEffectCompletionContext(sender: self, effect: effect, isFinished: finished))
        }
        guard image?.isSymbolImage == true else { return tell(false) }
        let movement = SymbolMovement(effect.configuration.movement, of: layer, pace: animated ? options.pace : 1000)
        let group = movement.animation
        if group.isRemovedOnCompletion {
            let behavior = options.behavior ?? .init(count: isEndless ? nil : 1)
            group.repeatCount = behavior.count.map { Float($0) } ?? .infinity
            // The pause belongs to each time.
            group.duration += behavior.delay
        }
        group.delegate = SymbolEffectEnd(tell)
        layer.add(group, forKey: Self.key(effect.configuration))
    }
}

/// Tells of the end of an effect.
private final class SymbolEffectEnd: NSObject, CAAnimationDelegate {
    private let tell: (Bool) -> Void
    init(_ tell: @escaping (Bool) -> Void) { self.tell = tell }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { tell(flag) }
}

/// The animations of one effect.
@MainActor private struct SymbolMovement {
    private let movement: SymbolEffectConfiguration.Movement
    private let base: CATransform3D
    private let opacity: Double
    private let pace: Double

    init(_ movement: SymbolEffectConfiguration.Movement, of layer: CALayer, pace: Double) {
        (self.movement, self.pace) = (movement, pace)
        (base, opacity) = (layer.transform, Double(layer.opacity))
    }

    /// The animations for once; those that stay are kept at their end.
    var animation: CAAnimationGroup {
        switch movement {
        case .bounce(let up): group(0.5, scales: up ? [1, 1.22, 0.95, 1] : [1, 0.82, 1.05, 1])
        case .pulse: group(1.4, opacities: [1, 0.35, 1])
        case .breathe: group(2, scales: [1, 1.12, 1], opacities: [1, 0.7, 1])
        case .wiggle: group(0.6, angles: [0, 0.2, -0.2, 0.12, -0.08, 0])
        case .rotate(let clockwise): group(1.2, angles: [0, 0.5, 1, 1.5, 2].map { $0 * (clockwise ? .pi : -.pi) })
        case .scale(let up): staying(group(0.25, scales: [1, up ? 1.18 : 0.82]))
        case .appear(let up): staying(group(0.3, scales: [up ? 0.4 : 1.6, 1], opacities: [0, 1]))
        case .disappear(let up): staying(group(0.3, scales: [1, up ? 1.6 : 0.4], opacities: [1, 0]))
        case .replace: group(0.3, opacities: [0, 1])
        }
    }

    private func staying(_ group: CAAnimationGroup) -> CAAnimationGroup {
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        return group
    }

    private func group(
        _ duration: Double, scales: [CGFloat] = [], angles: [CGFloat] = [], opacities: [Double] = []
    ) -> CAAnimationGroup {
        var animations: [CAAnimation] = []
        let transforms =
            scales.map { CATransform3DScale(base, $0, $0, 1) } + angles.map { CATransform3DRotate(base, $0, 0, 0, 1) }
        if !transforms.isEmpty {
            let animation = CAKeyframeAnimation(keyPath: "transform")
            animation.values = transforms
            animations.append(animation)
        }
        if !opacities.isEmpty {
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            animation.values = opacities.map { $0 * opacity }
            animations.append(animation)
        }
        for animation in animations {
            animation.duration = duration / pace
            animation.fillMode = .forwards
        }
        let group = CAAnimationGroup()
        group.animations = animations
        group.duration = duration / pace
        return group
    }
}
