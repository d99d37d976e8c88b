import CoreGraphics
import Foundation
import UIKit

/// How values between keyframes are found.
public enum SKInterpolationMode: Int, Sendable {
    /// Evenly from one to the next.
    case linear
    /// Along a smooth curve; it goes evenly here, as the curve is not documented.
    case spline
    /// The value before stays until the next.
    case step
}

/// What comes before the first keyframe and after the last.
public enum SKRepeatMode: Int, Sendable {
    /// The first or the last value.
    case clamp
    /// The values once more.
    case loop
}

/// Values at times.
open class SKKeyframeSequence: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    private var frames: [(value: Any, time: CGFloat)]

    /// Makes a sequence of values at times.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
        super.init()
    }

    /// Makes a sequence without values; room needs no preparing.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

    /// Makes a sequence without values.
    public override convenience init() { self.init(keyframeValues: [], times: []) }

    /// Reads a sequence from an archive.
    public required convenience init?(coder: NSCoder) {
        let archive = NodeArchive(coder)
        self.init(
            keyframeValues: (archive.object("_values") as? [Any] ?? []).map { ($0 as? ArchivedColor)?.color ?? $0 },
            times: (archive.object("_times") as? [Any] ?? []).compactMap { $0 as? NSNumber })
        interpolationMode =
            archive.integer("_interpolationMode").flatMap { SKInterpolationMode(rawValue: $0 - 1) } ?? .linear
        repeatMode = archive.integer("_repeatMode").flatMap { SKRepeatMode(rawValue: $0 - 1) } ?? .clamp
    }

    /// Writes the sequence into an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(frames.map(\.value) as NSArray, forKey: "_values")
        coder.encode(frames.map { NSNumber(value: Double($0.time)) } as NSArray, forKey: "_times")
        coder.encode(interpolationMode.rawValue + 1, forKey: "_interpolationMode")
        coder.encode(repeatMode.rawValue + 1, forKey: "_repeatMode")
    }

    /// How values between keyframes are found.
    open var interpolationMode = SKInterpolationMode.linear
    /// What comes before the first keyframe and after the last.
    open var repeatMode = SKRepeatMode.clamp

    /// The number of keyframes.
    open func count() -> Int { frames.count }
    /// Adds a value at a time.
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        let index = frames.firstIndex { $0.time > time } ?? frames.count
        frames.insert((value, time), at: index)
    }
    /// Removes the last keyframe.
    open func removeLastKeyframe() { _ = frames.popLast() }
    /// Removes a keyframe.
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    /// Changes a keyframe's value.
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    /// Changes a keyframe's time.
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    /// Changes a keyframe.
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { frames[index] = (value, time) }
    /// A keyframe's value.
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    /// A keyframe's time.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    /// The value at a time: a number or a colour.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        var time = time
        if repeatMode == .loop, last.time > first.time {
            let length = last.time - first.time
            time = first.time + (time - first.time) - ((time - first.time) / length).rounded(.down) * length
        }
        if time <= first.time { return first.value }
        guard let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
        let (one, two) = (frames[next - 1], frames[next])
        if interpolationMode == .step || two.time == one.time { return one.value }
        let part = (time - one.time) / (two.time - one.time)
        switch (one.value, two.value) {
        case (let one as UIColor, let two as UIColor): return one.mixed(with: two, part)
        case (let one as NSNumber, let two as NSNumber):
            return NSNumber(value: one.doubleValue + (two.doubleValue - one.doubleValue) * Double(part))
        default: return one.value
        }
    }

    func number(at time: CGFloat) -> CGFloat? { (sample(atTime: time) as? NSNumber).map { CGFloat($0.doubleValue) } }
    func color(at time: CGFloat) -> UIColor? { sample(atTime: time) as? UIColor }

    /// Makes a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SKKeyframeSequence(keyframeValues: [], times: [])
        other.frames = frames
        (other.interpolationMode, other.repeatMode) = (interpolationMode, repeatMode)
        return other
    }
}
