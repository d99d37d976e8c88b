/// An outline as short straight lines, of which a part can be taken.
struct PathTrimming {
    private var lines: [(from: CGPoint, to: CGPoint)] = []

    init(_ path: CGPath) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, current) = (points[0], points[0])
            case .addLineToPoint: add(&current, points[0])
            case .addQuadCurveToPoint:
                let (from, control, to) = (current, points[0], points[1])
                curve(&current) { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * to.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * to.y)
                }
            case .addCurveToPoint:
                let (from, first, second, to) = (current, points[0], points[1], points[2])
                curve(&current) { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * to.x,
                        y: a * from.y + b * first.y + c * second.y + d * to.y)
                }
            case .closeSubpath: add(&current, start)
            }
        }
    }

    private mutating func add(_ current: inout CGPoint, _ point: CGPoint) {
        if current != point { lines.append((current, point)) }
        current = point
    }

    private mutating func curve(_ current: inout CGPoint, _ point: (CGFloat) -> CGPoint) {
        for step in 1...24 { add(&current, point(CGFloat(step) / 24)) }
    }

    /// The part between two places, from 0 to 1 of the length.
    func part(from start: CGFloat, to end: CGFloat) -> Path {
        let lengths = lines.map { hypot($0.to.x - $0.from.x, $0.to.y - $0.from.y) }
        let whole = lengths.reduce(0, +)
        let (first, last) = (max(0, start) * whole, min(1, end) * whole)
        var path = Path()
        var (travelled, end) = (CGFloat(0), CGPoint?.none)
        for (line, length) in zip(lines, lengths) {
            defer { travelled += length }
            let (from, to) = (max(first, travelled) - travelled, min(last, travelled + length) - travelled)
            guard to > from else { continue }
            func point(_ distance: CGFloat) -> CGPoint {
                let t = distance / length
                return CGPoint(
                    x: line.from.x + (line.to.x - line.from.x) * t, y: line.from.y + (line.to.y - line.from.y) * t)
            }
            if end != point(from) { path.move(to: point(from)) }
            path.addLine(to: point(to))
            end = point(to)
        }
        return path
    }
}
