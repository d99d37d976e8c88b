import Foundation

extension Path {
    /// The smallest rectangle around all points, those that only steer curves counted.
    package var controlBounds: CGRect {
        var points: [CGPoint] = []
        points.reserveCapacity(elements.count * 2)
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quad(let point, let control): points += [control, point]
            case .curve(let one, let two, let point): points += [one, two, point]
            case .close: break
            }
        }
        return CGRect(enclosing: points)
    }

    /// The smallest rectangle around what the path draws.
    package var bounds: CGRect {
        var points: [CGPoint] = []
        var here = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                here = point
                points.append(point)
            case .line(let point):
                here = point
                points.append(point)
            case .quad(let point, let control):
                for t in Self.extremes(here.x, control.x, point.x) + Self.extremes(here.y, control.y, point.y) {
                    points.append(Self.quadPoint(here, control, point, t))
                }
                here = point
                points.append(point)
            case .curve(let one, let two, let point):
                for t in Self.extremes(here.x, one.x, two.x, point.x) + Self.extremes(here.y, one.y, two.y, point.y) {
                    points.append(Self.curvePoint(here, one, two, point, t))
                }
                here = point
                points.append(point)
            case .close:
                here = start
            }
        }
        return CGRect(enclosing: points)
    }

    static func quadPoint(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        return CGPoint(
            x: u * u * p.x + 2 * u * t * q.x + t * t * r.x, y: u * u * p.y + 2 * u * t * q.y + t * t * r.y)
    }

    static func curvePoint(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: a * p.x + b * q.x + c * r.x + d * s.x, y: a * p.y + b * q.y + c * r.y + d * s.y)
    }

    /// Where in 0...1 a quadratic curve turns back in one coordinate.
    private static func extremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat) -> [CGFloat] {
        let divisor = p - 2 * q + r
        if divisor == 0 { return [] }
        let t = (p - q) / divisor
        return t > 0 && t < 1 ? [t] : []
    }

    /// Where in 0...1 a cubic curve turns back in one coordinate.
    private static func extremes(_ p: CGFloat, _ q: CGFloat, _ r: CGFloat, _ s: CGFloat) -> [CGFloat] {
        let a = -p + 3 * q - 3 * r + s
        let b = 2 * (p - 2 * q + r)
        let c = q - p
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots.append(-c / b) }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots += [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
