import CoreGraphics
import Foundation

/// A value that an animation can lead from one state to another.
package enum AnimatableValue: Equatable {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case colors([CGColor])
    case numbers([Double])

    /// Takes a value as an app writes it (`1`, `CGPoint`, `UIColor.cgColor`, …); nil for a type that cannot animate.
    init?(_ value: Any?) {
        switch value {
        case let value as AnimatableValue: self = value
        case let value as CGFloat: self = .scalar(Double(value))
        case let value as Double: self = .scalar(value)
        case let value as Float: self = .scalar(Double(value))
        case let value as Int: self = .scalar(Double(value))
        case let value as Bool: self = .scalar(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as [CGColor]: self = .colors(value)
        case let value as [NSNumber]: self = .numbers(value.map(\.doubleValue))
        case let value as [Double]: self = .numbers(value)
        case let value as NSNumber: self = .scalar(value.doubleValue)
        default: return nil
        }
    }

    /// The components that interpolation and addition work on.
    private var components: [Double] {
        switch self {
        case .scalar(let value): [value]
        case .point(let p): [Double(p.x), Double(p.y)]
        case .size(let s): [Double(s.width), Double(s.height)]
        // Not `width` and `height`, which drop the sign: a difference of sizes may be negative.
        case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height].map { Double($0) }
        case .transform(let t): t.rows.joined().map { Double($0) }
        case .color(let color): [color.rgba.red, color.rgba.green, color.rgba.blue, color.rgba.alpha]
        case .path: []
        case .colors(let colors):
            colors.flatMap { [$0.rgba.red, $0.rgba.green, $0.rgba.blue, $0.rgba.alpha] }
        case .numbers(let values): values
        }
    }

    private func replacingComponents(_ c: [Double]) -> AnimatableValue {
        switch self {
        case .scalar: .scalar(c[0])
        case .point: .point(CGPoint(x: c[0], y: c[1]))
        case .size: .size(CGSize(width: c[0], height: c[1]))
        case .rect: .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
        case .transform:
            .transform(CATransform3D(rows: (0..<4).map { row in (0..<4).map { CGFloat(c[row * 4 + $0]) } }))
        case .color: .color(CGColor(srgbRed: c[0], green: c[1], blue: c[2], alpha: c[3]))
        case .path: self
        case .colors(let colors):
            .colors(
                colors.indices.map { index in
                    CGColor(
                        srgbRed: c[4 * index], green: c[4 * index + 1], blue: c[4 * index + 2], alpha: c[4 * index + 3])
                })
        case .numbers: .numbers(c)
        }
    }

    /// This value moved towards another of the same kind; paths made of other steps, and lists of other lengths, jump at
    /// the end.
    func interpolated(to end: AnimatableValue, at progress: Double) -> AnimatableValue {
        if case .transform(let from) = self, case .transform(let to) = end {
            return .transform(from.interpolated(to: to, at: progress))
        }
        if case .path(let from) = self, case .path(let to) = end,
            let path = from.value.interpolated(to: to.value, at: CGFloat(progress))
        {
            return .path(CGPath(path))
        }
        let (a, b) = (components, end.components)
        guard a.count == b.count, !a.isEmpty else { return progress < 1 ? self : end }
        return replacingComponents(zip(a, b).map { $0 + ($1 - $0) * progress })
    }

    /// A point on the smooth curve through two values, given their neighbours; paths and values with different numbers of
    /// parts go straight.
    static func smooth(
        _ before: AnimatableValue, _ start: AnimatableValue, _ end: AnimatableValue, _ after: AnimatableValue,
        bends: (start: CurveBend, end: CurveBend), at t: Double
    ) -> AnimatableValue {
        let (a, b, c, d) = (before.components, start.components, end.components, after.components)
        guard a.count == b.count, b.count == c.count, c.count == d.count, !b.isEmpty else {
            return start.interpolated(to: end, at: t)
        }
        return start.replacingComponents(
            b.indices.map { i in
                let out = bends.start.leaving(b[i] - a[i], c[i] - b[i])
                let into = bends.end.arriving(c[i] - b[i], d[i] - c[i])
                let (t2, t3) = (t * t, t * t * t)
                return (2 * t3 - 3 * t2 + 1) * b[i] + (t3 - 2 * t2 + t) * out + (3 * t2 - 2 * t3) * c[i]
                    + (t3 - t2) * into
            })
    }

    /// When values are reached on the way from the first to the last at an even pace, from 0 to 1.
    static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
        var lengths = [0.0]
        for (a, b) in zip(values, values.dropFirst()) {
            let squares = zip(a.components, b.components).map { ($0 - $1) * ($0 - $1) }
            lengths.append(lengths[lengths.count - 1] + squares.reduce(0, +).squareRoot())
        }
        let whole = lengths[lengths.count - 1]
        return lengths.indices.map { whole > 0 ? lengths[$0] / whole : Double($0) / Double(max(1, lengths.count - 1)) }
    }

    /// The sum with another value of the same kind; transforms are applied one after the other.
    func adding(_ other: AnimatableValue) -> AnimatableValue {
        if case .transform(let first) = self, case .transform(let second) = other {
            return .transform(CATransform3DConcat(second, first))
        }
        let (a, b) = (components, other.components)
        guard a.count == b.count, !a.isEmpty else { return other }
        return replacingComponents(zip(a, b).map { $0 + $1 })
    }

    /// The difference to another value of the same kind, which an additive animation starts from.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        let (a, b) = (components, other.components)
        guard a.count == b.count, !a.isEmpty else { return self }
        return replacingComponents(zip(a, b).map { $0 - $1 })
    }

    /// The value that adds nothing.
    package var neutral: AnimatableValue {
        if case .transform = self { return .transform(CATransform3DIdentity) }
        return replacingComponents(components.map { _ in 0 })
    }
}

/// How a smooth curve goes through one of its values, as Kochanek and Bartels describe it.
struct CurveBend {
    var tension = 0.0
    var continuity = 0.0
    var bias = 0.0

    /// The slope behind the value, given the differences to the values before and after it.
    func leaving(_ before: Double, _ after: Double) -> Double {
        (1 - tension) * ((1 + bias) * (1 + continuity) * before + (1 - bias) * (1 - continuity) * after) / 2
    }

    /// The slope before the value.
    func arriving(_ before: Double, _ after: Double) -> Double {
        (1 - tension) * ((1 + bias) * (1 - continuity) * before + (1 - bias) * (1 + continuity) * after) / 2
    }
}
