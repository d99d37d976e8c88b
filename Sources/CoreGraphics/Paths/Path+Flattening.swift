import Foundation

extension Path {
    /// A run of straight lines.
    package struct Polyline: Equatable {
        package var points: [CGPoint]
        package var isClosed: Bool
    }

    /// The path as straight lines that stay within `tolerance` of it.
    package func flattened(tolerance: CGFloat = 0.05) -> [Polyline] {
        var lines: [Polyline] = []
        var points: [CGPoint] = []
        func flush(closed: Bool) {
            if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
            points = []
        }
        for element in elements {
            switch element {
            case .move(let point):
                flush(closed: false)
                points = [point]
            case .line(let point):
                points.append(point)
            case .quad(let point, let control):
                let here = points.last ?? control
                let bend = hypot(here.x - 2 * control.x + point.x, here.y - 2 * control.y + point.y) / 4
                let count = Self.steps(bend: bend, tolerance: tolerance)
                for step in 1..<count {
                    points.append(Self.quadPoint(here, control, point, CGFloat(step) / CGFloat(count)))
                }
                points.append(point)
            case .curve(let one, let two, let point):
                let here = points.last ?? one
                let bend = max(
                    hypot(here.x - 2 * one.x + two.x, here.y - 2 * one.y + two.y),
                    hypot(one.x - 2 * two.x + point.x, one.y - 2 * two.y + point.y))
                let count = Self.steps(bend: bend * 0.75, tolerance: tolerance)
                for step in 1..<count {
                    points.append(Self.curvePoint(here, one, two, point, CGFloat(step) / CGFloat(count)))
                }
                points.append(point)
            case .close:
                flush(closed: true)
            }
        }
        flush(closed: false)
        return lines
    }

    /// The number of equal steps in t that keeps the lines within the tolerance.
    private static func steps(bend: CGFloat, tolerance: CGFloat) -> Int {
        guard bend.isFinite else { return 1 }
        return min(max(Int((bend / tolerance).squareRoot().rounded(.up)), 1), 512)
    }

    /// Whether a point is inside, every open part taken as closed.
    package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
        // Points on the edge count as inside, as in a closed set; `controlBounds` is the cheap way out.
        guard point.x.isFinite, point.y.isFinite, !isEmpty else { return false }
        let box = controlBounds
        if point.x < box.minX || point.x > box.maxX || point.y < box.minY || point.y > box.maxY { return false }
        var winding = 0
        for line in flattened(tolerance: max(box.width, box.height) / 20_000 + 1e-6) {
            guard var from = line.points.last else { continue }
            for to in line.points {
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if side == 0, min(from.x, to.x) <= point.x, point.x <= max(from.x, to.x), min(from.y, to.y) <= point.y,
                    point.y <= max(from.y, to.y)
                {
                    return true
                }
                if from.y <= point.y {
                    if to.y > point.y, side > 0 { winding += 1 }
                } else if to.y <= point.y, side < 0 {
                    winding -= 1
                }
                from = to
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }
}
