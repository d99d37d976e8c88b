import CoreGraphics
import Foundation

/// How a keyframe animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Values are interpolated along straight lines between key frames.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value stands until the next key frame.
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
    /// The values of the key frames, in order.
    open var values: [Any]?
    /// When each value is reached, from 0 to 1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way from one key frame's value to the next.
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
