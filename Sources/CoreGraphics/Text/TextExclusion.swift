import Foundation

/// An area that lines leave free, in points from the top left corner of the text.
package struct TextExclusion: Hashable, Sendable {
    /// The outlines of the area's parts, one after the other; none has holes, and each is closed.
    package let outlines: [[CGPoint]]
    /// The least distance to the left and to the right between the area and text.
    package let margin: CGFloat

    package init(outlines: [[CGPoint]], margin: CGFloat) {
        self.outlines = outlines.filter { $0.count > 2 }
        self.margin = margin
    }

    /// The lowest point of the area.
    var bottom: Double { outlines.joined().reduce(-Double.infinity) { max($0, Double($1.y)) } }

    /// The parts of a band that text must leave free, from left to right within each outline.
    func taken(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        outlines.compactMap { points in
            var (left, right) = (Double.infinity, -Double.infinity)
            func take(_ x: Double) { (left, right) = (min(left, x), max(right, x)) }
            for index in points.indices {
                let (start, end) = (points[index], points[(index + 1) % points.count])
                let (low, high) = start.y <= end.y ? (start, end) : (end, start)
                let (from, to) = (max(top, Double(low.y)), min(bottom, Double(high.y)))
                // What only touches the band is not in it.
                guard from <= to, Double(high.y) > top, Double(low.y) < bottom else { continue }
                let height = Double(high.y - low.y)
                guard height > 0 else {
                    take(Double(low.x))
                    take(Double(high.x))
                    continue
                }
                for y in [from, to] { take(Double(low.x) + Double(high.x - low.x) * (y - Double(low.y)) / height) }
            }
            guard left < right else { return nil }
            return (left - Double(margin))...(right + Double(margin))
        }
    }
}

extension TextLayoutRequest {
    /// The parts of a band between two margins in which text may stand, from left to right; all of it where no area is.
    func slots(from top: Double, to bottom: Double, within room: ClosedRange<Double>) -> [ClosedRange<Double>] {
        let taken = exclusions.flatMap { $0.taken(from: top, to: bottom) }.sorted { $0.lowerBound < $1.lowerBound }
        var (slots, left): ([ClosedRange<Double>], Double) = ([], room.lowerBound)
        for part in taken {
            if part.lowerBound > left { slots.append(left...min(part.lowerBound, room.upperBound)) }
            left = max(left, part.upperBound)
            if left >= room.upperBound { return slots }
        }
        slots.append(left...room.upperBound)
        return slots
    }
}
