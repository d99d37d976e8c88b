import Foundation

extension Path {
    /// The part of the path between two fractions of its length, as straight lines; the path itself for all of it.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        if start <= 0, end >= 1 { return self }
        let lines = flattened().map { line in
            line.isClosed ? line.points + line.points.prefix(1) : line.points
        }
        func length(_ one: CGPoint, _ two: CGPoint) -> CGFloat { hypot(two.x - one.x, two.y - one.y) }
        let total = lines.reduce(CGFloat(0)) { sum, points in
            zip(points, points.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
        }
        let (first, last) = (max(start, 0) * total, min(end, 1) * total)
        var part = Path()
        guard first < last else { return part }
        var passed: CGFloat = 0
        for points in lines {
            var isDrawing = false
            for (one, two) in zip(points, points.dropFirst()) {
                let step = length(one, two)
                defer { passed += step }
                guard step > 0, passed + step > first, passed < last else { continue }
                func point(_ distance: CGFloat) -> CGPoint {
                    let part = (distance - passed) / step
                    return CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
                }
                if !isDrawing { part.move(to: passed < first ? point(first) : one) }
                isDrawing = true
                part.line(to: passed + step > last ? point(last) : two)
            }
        }
        return part
    }

    /// A path on the way to another one made of the same kinds of steps; nil when the steps differ.
    package func interpolated(to end: Path, at progress: CGFloat) -> Path? {
        guard elements.count == end.elements.count else { return nil }
        func mix(_ one: CGPoint, _ two: CGPoint) -> CGPoint {
            CGPoint(x: one.x + (two.x - one.x) * progress, y: one.y + (two.y - one.y) * progress)
        }
        var path = Path()
        for (one, two) in zip(elements, end.elements) {
            switch (one, two) {
            case (.move(let a), .move(let b)): path.move(to: mix(a, b))
            case (.line(let a), .line(let b)): path.line(to: mix(a, b))
            case (.quad(let a, let c), .quad(let b, let d)): path.quad(to: mix(a, b), control: mix(c, d))
            case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
                path.curve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
            case (.close, .close): path.close()
            default: return nil
            }
        }
        return path
    }
}
