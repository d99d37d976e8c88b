import Foundation

/// How an animation's progress goes from 0 to 1 in the course of its duration.
package enum AnimationCurve: Equatable, Sendable {
    case linear
    case timing(CAMediaTimingFunction)
    /// A spring's motion; the duration is the time until it rests.
    case spring(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)

    /// The progress at a fraction of a duration in seconds; a spring's may leave 0 to 1.
    package func progress(at fraction: Double, of duration: Double) -> Double {
        switch self {
        case .linear: fraction
        case .timing(let function): function.progress(at: fraction)
        case .spring(let mass, let stiffness, let damping, let velocity):
            fraction >= 1
                ? 1
                : Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
                    .progress(at: fraction * duration)
        }
    }

    /// The earliest fraction of the duration at which the progress has a value.
    package func fraction(ofProgress progress: Double, of duration: Double) -> Double {
        if case .linear = self { return progress }
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        // Springs cross a value more than once; the first crossing is looked for in steps and then halved.
        let steps = 256
        let first = (1...steps).first { self.progress(at: Double($0) / Double(steps), of: duration) >= progress }
        var (low, high) = (Double((first ?? steps) - 1) / Double(steps), Double(first ?? steps) / Double(steps))
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
        }
        return high
    }
}

/// A part of a driver's course: local time going from one moment to another within some seconds.
struct AnimationStretch {
    /// When it begins, in the time that the driver follows.
    var begin: Double
    /// Local times.
    var from: Double
    var to: Double
    /// In seconds of the time that the driver follows.
    var length: Double
    var curve: AnimationCurve
    /// Whether it leads to the start of the driver, which it may be at already.
    var isReversed = false
    /// Whether the curve is followed from its end to its start, as by one who goes back the way he came.
    var isMirrored = false

    /// Whether local time passes as the time that the driver follows.
    var isEven: Bool { curve == .linear && !isMirrored && from == 0 && to == length }

    /// Whether it leads through all of a driver's duration, forwards or backwards.
    func spans(_ duration: Double) -> Bool { min(from, to) == 0 && max(from, to) == duration }

    func elapsed(at time: Double) -> Double {
        // Before its beginning, a stretch is where it begins.
        let passed = max(0, time - begin)
        guard length > 0, passed < length else {
            // What lasts longer than the driver goes on until the next frame notices that it is over.
            return isReversed ? to : to + max(0, passed - length)
        }
        let part = passed / length
        let progress =
            isMirrored ? 1 - curve.progress(at: 1 - part, of: length) : curve.progress(at: part, of: length)
        return from + (to - from) * progress
    }

    func isOver(at time: Double) -> Bool {
        // The sum that an animation of the same length ends at; later stretches begin anywhere between frames.
        time >= begin + length - (isEven ? 0 : 1e-9)
    }

    /// The way back from where it is at a time; nil when nothing is left to mirror.
    func mirrored(at time: Double) -> AnimationStretch? {
        guard length > 0 else { return nil }
        let left = max(0, length - (time - begin))
        return AnimationStretch(
            begin: time - left, from: to, to: from, length: length, curve: curve, isReversed: !isReversed,
            isMirrored: !isMirrored)
    }
}
