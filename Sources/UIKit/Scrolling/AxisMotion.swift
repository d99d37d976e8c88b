import Foundation

/// The motion of an offset along one axis once no finger holds it: it slows down, and springs back to the edge.
struct AxisMotion: Equatable {
    /// Of the spring that brings content back, in radians a second; it does not swing.
    static let springFrequency = 10.0
    /// The motion ends when it is as near as this to its end, in points.
    static let tolerance = 0.5

    /// The offset at which the motion ends.
    let end: CGFloat
    /// In seconds.
    private(set) var duration: TimeInterval

    private let slowing: Slowing?
    private let spring: Spring?

    /// An exponential approach, until `duration`.
    private struct Slowing: Equatable {
        let start: CGFloat
        let target: CGFloat
        /// The part of the velocity that is lost in a second, as a logarithm.
        let rate: Double
        let duration: TimeInterval

        func position(at time: TimeInterval) -> CGFloat { start + (target - start) * (1 - exp(-rate * time)) }
    }

    /// A critically damped spring around `rest`.
    private struct Spring: Equatable {
        let rest: CGFloat
        let displacement: Double
        let velocity: Double

        func position(at time: TimeInterval) -> CGFloat {
            let frequency = AxisMotion.springFrequency
            return rest + (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
        }

        /// The time of the spring's rest for good: past the one extremum that a critically damped one has.
        var duration: TimeInterval {
            var time = 1 / AxisMotion.springFrequency
            while abs(position(at: time) - rest) > AxisMotion.tolerance && time < 5 { time += 1.0 / 120 }
            return displacement == 0 && velocity == 0 ? 0 : time
        }
    }

    /// Where an offset comes to rest that slows down from a velocity in points a second; `rate` is the part of the
    /// velocity that is left after a millisecond.
    static func target(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start + velocity / 1000 * rate / (1 - rate)
    }

    /// A motion from `start` that heads for `target` as far as `range` lets it.
    init(
        from start: CGFloat, velocity: CGFloat, target: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool,
        rate: CGFloat
    ) {
        let loss = -log(Double(rate)) * 1000
        if !range.contains(start) {
            let edge = start < range.lowerBound ? range.lowerBound : range.upperBound
            slowing = nil
            spring = Spring(rest: edge, displacement: Double(start - edge), velocity: Double(velocity))
            end = edge
            duration = spring?.duration ?? 0
            return
        }
        let way = Double(target - start)
        if range.contains(target) {
            let time = abs(way) > Self.tolerance ? log(abs(way) / Self.tolerance) / loss : 0
            slowing = Slowing(start: start, target: target, rate: loss, duration: time)
            spring = nil
            end = target
            duration = time
            return
        }
        // The content reaches the edge with some speed left, which the spring takes up.
        let edge = target < range.lowerBound ? range.lowerBound : range.upperBound
        let time = -log(1 - Double(edge - start) / way) / loss
        slowing = Slowing(start: start, target: target, rate: loss, duration: time)
        spring = bounces ? Spring(rest: edge, displacement: 0, velocity: way * loss * exp(-loss * time)) : nil
        end = edge
        duration = time + (spring?.duration ?? 0)
    }

    /// A motion that springs to a page.
    init(from start: CGFloat, velocity: CGFloat, page: CGFloat) {
        slowing = nil
        spring = Spring(rest: page, displacement: Double(start - page), velocity: Double(velocity))
        end = page
        duration = spring?.duration ?? 0
    }

    /// The offset, some seconds after the start.
    func position(at time: TimeInterval) -> CGFloat {
        if time >= duration { return end }
        if let slowing, time < slowing.duration { return slowing.position(at: time) }
        return spring?.position(at: time - (slowing?.duration ?? 0)) ?? end
    }
}

/// The resistance of content that is pulled beyond its edge.
enum RubberBand {
    static let constant: CGFloat = 0.55

    /// How far content gives way that is pulled `distance` points, in a view of a size along that axis.
    static func offset(_ distance: CGFloat, size: CGFloat) -> CGFloat {
        guard size > 0 else { return 0 }
        return (1 - 1 / (distance * constant / size + 1)) * size
    }

    /// How far content was pulled that gave way `offset` points.
    static func distance(_ offset: CGFloat, size: CGFloat) -> CGFloat {
        guard size > 0, offset < size else { return 0 }
        return (1 / (1 - offset / size) - 1) * size / constant
    }

    /// An offset that may be out of range, pulled back as the band does.
    static func apply(_ value: CGFloat, to range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
        if value < range.lowerBound { return range.lowerBound - offset(range.lowerBound - value, size: size) }
        if value > range.upperBound { return range.upperBound + offset(value - range.upperBound, size: size) }
        return value
    }

    /// The offset that `apply` makes `value` of.
    static func undo(_ value: CGFloat, in range: ClosedRange<CGFloat>, size: CGFloat) -> CGFloat {
        if value < range.lowerBound { return range.lowerBound - distance(range.lowerBound - value, size: size) }
        if value > range.upperBound { return range.upperBound + distance(value - range.upperBound, size: size) }
        return value
    }
}
