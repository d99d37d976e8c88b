/// Triangles that fill what is within closed lines.
public struct Polygons {
    /// The lines: counterclockwise around what is filled, clockwise around holes.
    public private(set) var outlines: [[SIMD2<Float>]] = []
    public private(set) var points: [SIMD2<Float>] = []
    /// Three a triangle, counterclockwise.
    public private(set) var corners: [Int32] = []

    public init(_ lines: [[SIMD2<Float>]]) {
        let lines = lines.map(Self.simplified).filter { $0.count > 2 && abs(Self.area($0)) > 1e-12 }
        let depths = lines.indices.map { index in
            lines.indices.reduce(0) { sum, other in
                sum + (other != index && Self.contains(lines[other], lines[index][0]) ? 1 : 0)
            }
        }
        for index in lines.indices where depths[index] % 2 == 0 {
            let outer = Self.turned(lines[index], counterclockwise: true)
            outlines.append(outer)
            var ring = outer
            let holes = lines.indices.filter {
                depths[$0] == depths[index] + 1 && Self.contains(lines[index], lines[$0][0])
            }.map { Self.turned(lines[$0], counterclockwise: false) }
            outlines += holes
            func rightmost(_ hole: [SIMD2<Float>]) -> Float { hole.map(\.x).max() ?? 0 }
            for hole in holes.sorted(by: { rightmost($0) > rightmost($1) }) { ring = Self.bridged(ring, hole) }
            fill(ring)
        }
    }

    private static func simplified(_ line: [SIMD2<Float>]) -> [SIMD2<Float>] {
        var result: [SIMD2<Float>] = []
        for point in line where result.last != point { result.append(point) }
        if result.count > 1, result.first == result.last { result.removeLast() }
        return result
    }

    private static func area(_ line: [SIMD2<Float>]) -> Float {
        var sum: Float = 0
        for index in line.indices {
            let (a, b) = (line[index], line[(index + 1) % line.count])
            sum += a.x * b.y - b.x * a.y
        }
        return sum / 2
    }

    private static func turned(_ line: [SIMD2<Float>], counterclockwise: Bool) -> [SIMD2<Float>] {
        (area(line) > 0) == counterclockwise ? line : line.reversed()
    }

    private static func contains(_ line: [SIMD2<Float>], _ point: SIMD2<Float>) -> Bool {
        var isInside = false
        for index in line.indices {
            let (a, b) = (line[index], line[(index + 1) % line.count])
            if (a.y > point.y) != (b.y > point.y),
                point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            {
                isInside.toggle()
            }
        }
        return isInside
    }

    private static func cross(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Float {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    private static func isWithin(_ point: SIMD2<Float>, _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> Bool
    {
        cross(a, b, point) >= 0 && cross(b, c, point) >= 0 && cross(c, a, point) >= 0
    }

    /// One line around a hole and what it is in, by a cut from the hole's rightmost point.
    private static func bridged(_ ring: [SIMD2<Float>], _ hole: [SIMD2<Float>]) -> [SIMD2<Float>] {
        guard let start = hole.indices.max(by: { hole[$0].x < hole[$1].x }) else { return ring }
        let from = hole[start]
        var best: (x: Float, index: Int)?
        for index in ring.indices {
            let (a, b) = (ring[index], ring[(index + 1) % ring.count])
            guard (a.y <= from.y && b.y >= from.y) || (a.y >= from.y && b.y <= from.y), a.y != b.y else { continue }
            let x = a.x + (from.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x >= from.x, x < best?.x ?? .infinity else { continue }
            best = (x, a.x > b.x ? index : (index + 1) % ring.count)
        }
        guard let best else { return ring }
        // A corner within the triangle to the one that was found is in its way.
        var target = best.index
        let hit = SIMD2(best.x, from.y)
        var least = Float.infinity
        for index in ring.indices where index != best.index && ring[index].x >= from.x {
            let point = ring[index]
            let peak = ring[best.index]
            let inside = peak.y > from.y ? isWithin(point, from, hit, peak) : isWithin(point, from, peak, hit)
            guard inside, point != peak else { continue }
            let slope = abs(point.y - from.y) / max(point.x - from.x, 1e-12)
            if slope < least { (least, target) = (slope, index) }
        }
        return Array(ring[...target]) + hole[start...] + hole[...start] + ring[target...]
    }

    /// Cuts one corner after the other.
    private mutating func fill(_ ring: [SIMD2<Float>]) {
        let first = Int32(points.count)
        points += ring
        var left = Array(ring.indices)
        var index = 0
        var misses = 0
        while left.count > 3 {
            let count = left.count
            let (before, here, after) = (
                left[(index + count - 1) % count], left[index % count], left[(index + 1) % count]
            )
            let (a, b, c) = (ring[before], ring[here], ring[after])
            let turn = Self.cross(a, b, c)
            let isEar =
                turn > 0
                && !left.contains { other in
                    let point = ring[other]
                    return point != a && point != b && point != c && Self.isWithin(point, a, b, c)
                }
            if isEar || turn == 0 || misses > count {
                if turn > 0 || misses > count {
                    corners += [first + Int32(before), first + Int32(here), first + Int32(after)]
                }
                left.remove(at: index % count)
                misses = 0
                index = index % count == 0 ? 0 : index % count - 1
            } else {
                misses += 1
                index = (index + 1) % count
            }
        }
        if left.count == 3 { corners += left.map { first + Int32($0) } }
    }
}
