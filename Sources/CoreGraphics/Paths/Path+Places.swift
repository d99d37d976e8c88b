import Foundation

extension Path {
    /// One step of a path as a motion along it: a line or a curve with its length.
    package struct Stretch {
        fileprivate let points: [CGPoint]
        fileprivate let lengths: [CGFloat]
        /// In the path's units.
        package var length: CGFloat { lengths.last ?? 0 }

        fileprivate init(_ points: [CGPoint]) {
            self.points = points
            var sum: CGFloat = 0
            lengths = points.indices.map { index in
                if index > 0 {
                    sum += hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
                }
                return sum
            }
        }

        package var start: CGPoint { points[0] }
        package var end: CGPoint { points[points.count - 1] }

        /// The point at a fraction of the curve's parameter, and the direction there, in radians.
        package func place(atParameter t: CGFloat) -> (point: CGPoint, angle: CGFloat) {
            place(between: t * CGFloat(points.count - 1))
        }

        /// The point at a fraction of the length, and the direction there, in radians.
        package func place(atFraction fraction: CGFloat) -> (point: CGPoint, angle: CGFloat) {
            let distance = min(max(fraction, 0), 1) * length
            let next = min(max(lengths.firstIndex { $0 > distance } ?? points.count - 1, 1), points.count - 1)
            let step = lengths[next] - lengths[next - 1]
            return place(between: CGFloat(next - 1) + (step > 0 ? (distance - lengths[next - 1]) / step : 0))
        }

        private func place(between index: CGFloat) -> (point: CGPoint, angle: CGFloat) {
            let first = min(max(Int(index), 0), points.count - 2)
            let (one, two) = (points[first], points[first + 1])
            let part = index - CGFloat(first)
            return (
                CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part),
                atan2(two.y - one.y, two.x - one.x)
            )
        }
    }

    /// The lines and curves of the path in order; moves between them are left out.
    package var stretches: [Stretch] {
        var stretches: [Stretch] = []
        var (here, start) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint, _ curve: (CGFloat) -> CGPoint) {
            stretches.append(Stretch((0...Self.stepsOfCurve).map { curve(CGFloat($0) / CGFloat(Self.stepsOfCurve)) }))
            here = end
        }
        func addLine(to end: CGPoint) {
            stretches.append(Stretch([here, end]))
            here = end
        }
        for element in elements {
            switch element {
            case .move(let point): (here, start) = (point, point)
            case .line(let point): addLine(to: point)
            case .quad(let point, let control):
                let from = here
                add(point) { Self.quadPoint(from, control, point, $0) }
            case .curve(let one, let two, let point):
                let from = here
                add(point) { Self.curvePoint(from, one, two, point, $0) }
            case .close: if here != start { addLine(to: start) }
            }
        }
        return stretches
    }

    private static let stepsOfCurve = 64
}
