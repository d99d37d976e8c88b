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

/// How a layer turns that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values of the key frames, in order.
    open var values: [Any]?
    /// The path that a point follows, in the coordinate space of the animated value; it goes before `values`.
    ///
    /// Each line and each curve of the path is one step; what it moves over without drawing is jumped over.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1; nil spreads them evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The way from one key frame's value to the next.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How the layer turns with the path; nil leaves it as it is.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight the curve of the cubic modes is at each value, from -1, loose, to 1; nil is 0.
    open var tensionValues: [NSNumber]?
    /// How sharp the corner of the cubic modes is at each value; nil is 0, smooth.
    open var continuityValues: [NSNumber]?
    /// Where the curve of the cubic modes lies at each value: before it, below 0, or behind; nil is 0.
    open var biasValues: [NSNumber]?

    override func effect(on model: LayerState) -> AnimationEffect? {
        if let path { return effect(along: path.value, on: model) }
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
        let isSmooth = calculationMode == .cubic || calculationMode == .cubicPaced
        return AnimationEffect(
            keyPath: keyPath, isAdditive: isAdditive,
            curve: .keyframes(
                points, times: times, paces: isPaced ? [] : timingFunctions ?? [], isDiscrete: isDiscrete,
                bends: isSmooth ? points.indices.map(bend) : nil),
            cumulativeStep: isCumulative ? points[points.count - 1] : nil, function: valueFunction?.name)
    }

    private func bend(at index: Int) -> CurveBend {
        func value(_ list: [NSNumber]?) -> Double {
            list.flatMap { $0.indices ~= index ? $0[index].doubleValue : nil } ?? 0
        }
        return CurveBend(tension: value(tensionValues), continuity: value(continuityValues), bias: value(biasValues))
    }

    /// The effect of following a path.
    private func effect(along path: Path, on model: LayerState) -> AnimationEffect? {
        guard let keyPath else { return nil }
        switch model[value: keyPath] {
        case .point, .size: break
        default: return nil
        }
        let stretches = path.stretches
        guard !stretches.isEmpty else { return nil }
        let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
        let isDiscrete = calculationMode == .discrete
        let times: [Double]
        if isPaced {
            let whole = stretches.reduce(0) { $0 + Double($1.length) }
            var sum = 0.0
            times =
                [0]
                + stretches.map { stretch in
                    sum += Double(stretch.length)
                    return whole > 0 ? sum / whole : 1
                }
        } else {
            let steps = Double(max(1, isDiscrete ? stretches.count + 1 : stretches.count))
            times = keyTimes?.map(\.doubleValue) ?? (0...stretches.count).map { Double($0) / steps }
        }
        guard times.count > stretches.count else { return nil }
        let turn: Double? =
            switch rotationMode {
            case .rotateAuto?: 0
            case .rotateAutoReverse?: .pi
            default: nil
            }
        return AnimationEffect(
            keyPath: keyPath, isAdditive: isAdditive,
            curve: .path(
                PathCourse(
                    stretches: stretches, times: times, paces: isPaced ? [] : timingFunctions ?? [],
                    isPaced: isPaced, isDiscrete: isDiscrete, turn: turn)),
            cumulativeStep: nil)
    }
}

/// The way along a path in time.
struct PathCourse {
    let stretches: [Path.Stretch]
    /// When each stretch begins, and the last one ends, from 0 to 1.
    let times: [Double]
    let paces: [CAMediaTimingFunction]
    let isPaced: Bool
    let isDiscrete: Bool
    /// What is added to the path's direction to turn the layer, in radians; nil when the layer does not turn.
    let turn: Double?

    /// The point and the direction at a progress from 0 to 1.
    func place(at progress: Double) -> (point: CGPoint, angle: CGFloat) {
        let next = times.prefix(stretches.count + 1).firstIndex { $0 > progress }
        if isDiscrete {
            let passed = next.map { max($0 - 1, 0) } ?? stretches.count
            if passed == stretches.count { return stretches[passed - 1].place(atParameter: 1) }
            return stretches[passed].place(atParameter: 0)
        }
        guard let next else { return stretches[stretches.count - 1].place(atParameter: 1) }
        guard next > 0 else { return stretches[0].place(atParameter: 0) }
        let span = times[next] - times[next - 1]
        var part = span > 0 ? (progress - times[next - 1]) / span : 1
        if next - 1 < paces.count { part = paces[next - 1].progress(at: part) }
        let stretch = stretches[next - 1]
        return isPaced ? stretch.place(atFraction: CGFloat(part)) : stretch.place(atParameter: CGFloat(part))
    }
}
