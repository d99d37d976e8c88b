import Foundation
import QuartzCore

/// The parts of a keyframe animation, put together for each value that changes in them.
@MainActor final class Keyframes {
    /// A part, in fractions of the whole duration.
    struct Part {
        let keyframes: Keyframes
        let start: Double
        let length: Double

        @MainActor func action(before: LayerState, forKey key: String) -> any CAAction {
            PartAction(part: self, key: key, before: before)
        }
    }

    private struct Step {
        var start: Double
        var end: Double
        var from: AnimatableValue
        var to: AnimatableValue
    }

    private struct Track {
        let layer: CALayer
        let key: String
        var steps: [Step] = []
    }

    private var tracks: [Track] = []

    fileprivate func add(
        _ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue, in part: Part
    ) {
        var index = tracks.firstIndex { $0.layer === layer && $0.key == key }
        if index == nil {
            tracks.append(Track(layer: layer, key: key))
            index = tracks.count - 1
        }
        guard let index else { return }
        let (start, end) = (part.start, part.start + part.length)
        // A value that changes twice in one part goes straight to the last.
        if let last = tracks[index].steps.last, last.start == start, last.end == end {
            tracks[index].steps[tracks[index].steps.count - 1].to = to
        } else {
            tracks[index].steps.append(Step(start: start, end: end, from: from, to: to))
        }
        AnimationDriver.noteAnimatedChange()
    }

    /// Adds an animation to each layer that changed in a part.
    func addAnimations(_ mode: CAAnimationCalculationMode, _ block: AnimationBlock) {
        for track in tracks {
            guard let final = track.layer.modelState[value: track.key] else { continue }
            let steps = track.steps.sorted { $0.start < $1.start }
            var times: [Double] = []
            var values: [AnimatableValue] = []
            func add(_ time: Double, _ value: AnimatableValue) {
                // Parts that overlap are cut off where the next one begins.
                while let last = times.last, last > time {
                    times.removeLast()
                    values.removeLast()
                }
                if times.last == time, values.last == value { return }
                times.append(time)
                values.append(value)
            }
            for step in steps {
                let from = values.last ?? step.from
                if times.isEmpty, step.start > 0 || mode == .discrete { add(0, step.from) }
                if mode == .discrete {
                    add(step.start, step.to)
                } else {
                    add(step.start, from)
                    add(step.end, step.to)
                }
            }
            if let last = times.last, last < 1, let value = values.last { add(1, value) }
            let isAdditive = AnimationBlock.additiveKeys.contains(track.key) && !block.repeats
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.values = isAdditive ? values.map { $0.subtracting(final) } : values
            animation.isAdditive = isAdditive
            animation.keyTimes = times.map { NSNumber(value: $0) }
            animation.calculationMode = mode
            block.configure(animation, of: track.layer)
            let isOnTop = isAdditive && track.layer.animation(forKey: track.key) != nil
            track.layer.add(animation, forKey: isOnTop ? AnimationBlock.nextKey(track.key) : track.key)
        }
        tracks = []
    }
}

/// Hands a finished change to the part that it was made in.
private struct PartAction: CAAction {
    let part: Keyframes.Part
    let key: String
    let before: LayerState

    func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        guard let layer = object as? CALayer, let old = before[value: key], let new = layer.modelState[value: key]
        else {
            return
        }
        part.keyframes.add(layer, key, from: old, to: new, in: part)
    }
}
