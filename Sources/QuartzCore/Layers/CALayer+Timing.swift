import Foundation

/// How a layer's time follows from its superlayer's.
struct LayerTiming: Equatable {
    var beginTime: Double = 0
    var duration = Double.infinity
    var speed: Float = 1
    var timeOffset: Double = 0
    var repeatCount: Float = 0
    var repeatDuration: Double = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    static let plain = LayerTiming()

    func localTime(_ time: Double) -> Double {
        let local = (time - beginTime) * Double(speed) + timeOffset
        guard duration.isFinite, duration > 0 else { return local }
        let cycle = duration * (autoreverses ? 2 : 1)
        let total = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
        let active = min(max(local, 0), total)
        var inside = active.truncatingRemainder(dividingBy: cycle)
        if inside == 0, active > 0 { inside = cycle }
        return autoreverses && inside > duration ? cycle - inside : inside
    }

    /// The time of the superlayer at a local time of the first run; that of the beginning where time stands still.
    func outerTime(_ local: Double) -> Double {
        speed == 0 ? beginTime : beginTime + (local - timeOffset) / Double(speed)
    }
}

extension CALayer {
    /// The layer's time at a media time.
    func localTime(at mediaTime: Double) -> Double {
        let outer = superlayer?.localTime(at: mediaTime) ?? mediaTime
        return timing == .plain ? outer : timing.localTime(outer)
    }

    private func mediaTime(atLocal time: Double) -> Double {
        let outer = timing == .plain ? time : timing.outerTime(time)
        return superlayer?.mediaTime(atLocal: outer) ?? outer
    }

    /// How fast the layer's time passes against the media clock.
    var rate: Double { Double(timing.speed) * (superlayer?.rate ?? 1) }

    /// Converts a time of this layer, in seconds, to another's; nil stands for media time.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let media = mediaTime(atLocal: t)
        return l?.localTime(at: media) ?? media
    }

    /// Converts a time of another layer, in seconds, to this layer's; nil stands for media time.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.mediaTime(atLocal: t) ?? t)
    }
}
