import CoreGraphics
import Foundation

/// What an animation does to one value, fixed when it was added.
struct AnimationEffect {
    enum Curve {
        case interpolation(AnimatableValue, AnimatableValue)
        case spring(AnimatableValue, AnimatableValue, Spring)
        /// `bends` are those of a smooth curve through the values; nil goes straight from one to the next.
        case keyframes(
            [AnimatableValue], times: [Double], paces: [CAMediaTimingFunction], isDiscrete: Bool, bends: [CurveBend]?)
        case path(PathCourse)
    }

    var keyPath: String
    var isAdditive: Bool
    var curve: Curve
    /// What each finished repetition adds.
    var cumulativeStep: AnimatableValue?
    /// What makes a transform of the value.
    var function: CAValueFunctionName?

    /// The value at a paced progress from 0 to 1; `time` is the seconds since the run began, which springs follow.
    func value(progress: Double, time: Double) -> AnimatableValue {
        switch curve {
        case .interpolation(let start, let end):
            return start.interpolated(to: end, at: progress)
        case .spring(let start, let end, let spring):
            return start.interpolated(to: end, at: spring.progress(at: time))
        case .keyframes(let values, let times, let paces, let isDiscrete, let bends):
            let next = values.indices.first { times[$0] > progress } ?? values.count
            guard next > 0 else { return values[0] }
            guard !isDiscrete, next < values.count else { return values[next - 1] }
            let span = times[next] - times[next - 1]
            var part = span > 0 ? (progress - times[next - 1]) / span : 1
            if next - 1 < paces.count { part = paces[next - 1].progress(at: part) }
            guard let bends else { return values[next - 1].interpolated(to: values[next], at: part) }
            return .smooth(
                values[max(0, next - 2)], values[next - 1], values[next], values[min(values.count - 1, next + 1)],
                bends: (bends[next - 1], bends[next]), at: part)
        case .path(let course): return .point(course.place(at: progress).point)
        }
    }

    func apply(to state: inout LayerState, progress: Double, time: Double, repetition: Int) {
        var value = value(progress: progress, time: time)
        if let cumulativeStep { for _ in 0..<repetition { value = value.adding(cumulativeStep) } }
        value = value.applying(function)
        if case .path(let course) = curve {
            // A translation is a size where a position is a point.
            if case .point(let point) = value, case .size = state[value: keyPath] {
                value = .size(CGSize(width: point.x, height: point.y))
            }
            if let turn = course.turn {
                let angle = course.place(at: progress).angle + CGFloat(turn)
                state.transform = CATransform3DRotate(state.transform, angle, 0, 0, 1)
            }
        }
        guard isAdditive else {
            state[value: keyPath] = value
            return
        }
        if let base = state[value: keyPath] { state[value: keyPath] = base.adding(value) }
    }
}

/// When an animation runs, fixed when it was added.
struct AnimationTiming: Equatable, Sendable {
    var begin: Double
    var duration: Double
    var speed: Double
    var offset: Double
    var repetitions: Double
    var autoreverses: Bool
    var fillsBackwards: Bool
    var fillsForwards: Bool
    /// Whether it goes on beyond its end as it did until then.
    var isUnbounded = false

    /// A run there and, with `autoreverses`, back.
    private var cycle: Double { duration * (autoreverses ? 2 : 1) }

    /// Media time at which the animation is over; infinite for endless ones.
    var end: Double {
        guard speed > 0 else { return .infinity }
        let active = repetitions.isInfinite ? .infinity : cycle * repetitions
        return begin + (active - offset) / speed
    }

    struct Moment: Equatable {
        /// From 0 to 1, before the pace is applied.
        var fraction: Double
        /// Seconds since the current run began.
        var time: Double
        var repetition: Int
    }

    /// Where the animation is at a time of its parent; nil when it shows nothing then.
    ///
    /// With `includingEnd` it still shows its last moment at the end itself.
    func moment(at now: Double, includingEnd: Bool = false) -> Moment? {
        if now < begin { return fillsBackwards ? Moment(fraction: 0, time: 0, repetition: 0) : nil }
        let total = cycle * repetitions
        var local = (now - begin) * speed + offset
        if isUnbounded, local >= total, duration > 0 {
            return Moment(fraction: local / duration, time: local, repetition: 0)
        }
        if local >= total && !repetitions.isInfinite {
            guard fillsForwards || (includingEnd && local - total < 1e-9) else { return nil }
            local = total
        }
        guard cycle > 0 else { return Moment(fraction: 1, time: 0, repetition: 0) }
        var repetition = Int((local / cycle).rounded(.down))
        var inside = local - Double(repetition) * cycle
        if inside == 0, repetition > 0, local == total {
            repetition -= 1
            inside = cycle
        }
        let back = autoreverses && inside > duration
        let time = back ? cycle - inside : inside
        return Moment(fraction: duration > 0 ? time / duration : 1, time: time, repetition: repetition)
    }
}

/// An animation that was added to a layer.
@MainActor struct RunningAnimation {
    let key: String
    /// What `animation(forKey:)` returns.
    let original: CAAnimation
    var effects: [TimedEffect]
    var timing: AnimationTiming
    let isRemovedOnCompletion: Bool
    let delegate: (any CAAnimationDelegate)?
    let groups: [AnimationCompletion]
    /// What gives the animation its time; nil for the media clock.
    var driver: AnimationDriver?
    var isFinished = false

    /// Whether it still changes something as time passes, as far as the layer lets time pass.
    var isAdvancing: Bool { !isFinished && driver?.isAdvancing ?? true }

    /// Whether the time passes that it ends in. What may go beyond its end has to wait for its driver's.
    var endsByItself: Bool { isAdvancing && (driver == nil || !timing.isUnbounded) }

    /// Whether it still changes something and will be over at some time; false as well for one that is paused.
    var isEnding: Bool { isAdvancing && timing.end.isFinite }

    mutating func move(to driver: AnimationDriver?, by seconds: Double) {
        self.driver = driver
        guard seconds != 0 else { return }
        timing.begin += seconds
        for index in effects.indices { effects[index].move(by: seconds) }
    }

    func apply(to state: inout LayerState, at time: Double) {
        for effect in effects { effect.apply(to: &state, at: time) }
    }
}

/// One value's change, in the time of the groups around it.
struct TimedEffect {
    /// A timing and the pace that its progress follows.
    struct Frame {
        var timing: AnimationTiming
        var pace: CAMediaTimingFunction?

        func progress(_ moment: AnimationTiming.Moment) -> Double {
            pace?.progress(at: moment.fraction) ?? moment.fraction
        }
    }

    var effect: AnimationEffect
    var own: Frame
    /// Outermost first.
    var groups: [Frame]

    mutating func move(by seconds: Double) {
        if groups.isEmpty { own.timing.begin += seconds } else { groups[0].timing.begin += seconds }
    }

    func apply(to state: inout LayerState, at time: Double) {
        var time = time
        for group in groups {
            guard let moment = group.timing.moment(at: time, includingEnd: false) else { return }
            time = group.progress(moment) * group.timing.duration
        }
        // A group that holds its end holds what its members end with.
        guard let moment = own.timing.moment(at: time, includingEnd: !groups.isEmpty) else { return }
        effect.apply(
            to: &state, progress: own.progress(moment), time: moment.time, repetition: moment.repetition)
    }
}

/// Waits for a set of animations and then calls back once.
@MainActor package final class AnimationCompletion {
    private var pending = 0
    private var isOpen = true
    private var allFinished = true
    private var handler: ((Bool) -> Void)?

    package init(_ handler: @escaping (Bool) -> Void) {
        self.handler = handler
    }

    func add() { pending += 1 }

    func finish(completed: Bool) {
        pending -= 1
        if !completed { allFinished = false }
        callIfDone()
    }

    /// Says that no more animations will be added.
    package func close() {
        isOpen = false
        callIfDone()
    }

    private func callIfDone() {
        guard !isOpen, pending == 0, let handler else { return }
        self.handler = nil
        let finished = allFinished
        // After the commit, as completions are (DESIGN.md, the order of a frame).
        CATransaction.afterCommit { handler(finished) }
    }
}
