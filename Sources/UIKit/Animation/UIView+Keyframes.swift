import Foundation
import QuartzCore

extension UIView {
    /// How a keyframe animation runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits; the calculation mode is a number among them.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the views that the keyframes change while the block is still open, so that their subviews move
        /// along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets the views receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Has no effect of its own here: keyframes begin at the values of the model and blend with what is under way.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each time forwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps the animation's own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps the animation's own options inside another block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from one value to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// In jumps, at the start of each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace from the first value to the last.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Along a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Along a smooth curve, at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: CAAnimationCalculationMode {
            let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            let index = Int(rawValue >> 10) & 0xF
            return index < modes.count ? modes[index] : .linear
        }

        /// The same options of a block; a curve is among them where the app has added one by its raw value.
        var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
    }

    /// Animates the changes of several keyframes in turn, which the closure adds.
    ///
    /// - Parameters:
    ///   - duration: Of all of them together, in seconds.
    ///   - delay: In seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let keyframes = Keyframes()
        let block = AnimationBlock(duration: duration, delay: delay, options: options.blockOptions)
        AnimationBlock.run(
            block,
            {
                let outer = AnimationBlock.openKeyframes
                AnimationBlock.openKeyframes = keyframes
                animations()
                AnimationBlock.openKeyframes = outer
                if let block = AnimationBlock.current { keyframes.addAnimations(options.mode, block) }
            }, completion: completion)
    }

    /// Adds a keyframe inside the closure of `animateKeyframes`; elsewhere the changes are made as they are.
    ///
    /// - Parameters:
    ///   - frameStartTime: As a fraction of the whole duration, from 0 to 1.
    ///   - frameDuration: As a fraction of the whole duration; 0 for a jump.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = AnimationBlock.openKeyframes, let outer = AnimationBlock.current, outer.duration > 0
        else { return animations() }
        let start = min(max(frameStartTime, 0), 1)
        let block = AnimationBlock(
            duration: outer.duration, delay: outer.delay, options: outer.options, pace: outer.pace)
        block.keyframe = Keyframes.Part(
            keyframes: keyframes, start: start, length: min(max(frameDuration, 0), 1 - start))
        AnimationBlock.push(block, animations)
    }
}
