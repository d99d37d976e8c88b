/// The points of a body's surface and how they are joined.
public final class Mesh: Sendable {
    /// How the corners of a part are joined.
    public enum Form: Sendable { case triangles, lines, points }

    /// What one material covers.
    public struct Part: Sendable {
        public var form: Form
        /// The places of the corners, three to a triangle, two to a line.
        public var corners: [Int32]

        public init(_ form: Form, _ corners: [Int32]) { (self.form, self.corners) = (form, corners) }
    }

    public let points: [SIMD3<Float>]
    /// As many as there are points, or none.
    public let normals: [SIMD3<Float>]
    /// Places in textures, from the upper left corner; as many as there are points, or none.
    public let places: [SIMD2<Float>]
    /// Colours of the points, or none.
    public let colors: [SIMD4<Float>]
    public let parts: [Part]
    /// The corners of the box around all points.
    public let low: SIMD3<Float>
    public let high: SIMD3<Float>

    public init(
        points: [SIMD3<Float>], normals: [SIMD3<Float>] = [], places: [SIMD2<Float>] = [],
        colors: [SIMD4<Float>] = [], parts: [Part]
    ) {
        self.points = points
        self.normals = normals.count == points.count ? normals : []
        self.places = places.count == points.count ? places : []
        self.colors = colors.count == points.count ? colors : []
        let count = Int32(points.count)
        self.parts = parts.map { part in
            part.corners.allSatisfy { $0 >= 0 && $0 < count }
                ? part : Part(part.form, Self.sound(part, count))
        }
        var (low, high) = (points.first ?? .zero, points.first ?? .zero)
        for point in points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        (self.low, self.high) = (low, high)
    }

    /// The corners of what has no corner outside of the points.
    private static func sound(_ part: Part, _ count: Int32) -> [Int32] {
        let size = part.form == .triangles ? 3 : part.form == .lines ? 2 : 1
        return stride(from: 0, to: part.corners.count - size + 1, by: size).flatMap { start in
            let piece = part.corners[start..<start + size]
            return piece.allSatisfy { $0 >= 0 && $0 < count } ? Array(piece) : []
        }
    }

    public var triangleCount: Int { parts.reduce(0) { $0 + ($1.form == .triangles ? $1.corners.count / 3 : 0) } }

    /// Where a line meets a triangle.
    public struct Hit: Sendable {
        /// How far along the line, 1 being its end.
        public var share: Float
        public var point: SIMD3<Float>
        /// That of the surface, which may be bent between the corners.
        public var normal: SIMD3<Float>
        public var place: SIMD2<Float>
        public var part: Int
        /// The number of the triangle among those of its part.
        public var triangle: Int
    }

    /// Where the line from one point to another meets the surface.
    public func hits(from start: SIMD3<Float>, to end: SIMD3<Float>, back: Bool) -> [Hit] {
        let way = end - start
        guard meetsBox(start, way) else { return [] }
        var hits: [Hit] = []
        for (number, part) in parts.enumerated() where part.form == .triangles {
            for triangle in 0..<part.corners.count / 3 {
                let (a, b, c) = (
                    Int(part.corners[triangle * 3]), Int(part.corners[triangle * 3 + 1]),
                    Int(part.corners[triangle * 3 + 2])
                )
                let (one, two) = (points[b] - points[a], points[c] - points[a])
                let side = way.cross(two)
                let volume = one.dot(side)
                guard abs(volume) > 1e-12, back || volume > 0 else { continue }
                let from = start - points[a]
                let u = from.dot(side) / volume
                guard u >= -1e-6, u <= 1 + 1e-6 else { continue }
                let other = from.cross(one)
                let v = way.dot(other) / volume
                guard v >= -1e-6, u + v <= 1 + 1e-6 else { continue }
                let share = two.dot(other) / volume
                guard share >= 0, share <= 1 else { continue }
                let normal =
                    normals.isEmpty
                    ? one.cross(two).unit
                    : (normals[a] * (1 - u - v) + normals[b] * u + normals[c] * v).unit
                let place: SIMD2<Float> =
                    places.isEmpty ? .zero : places[a] * (1 - u - v) + places[b] * u + places[c] * v
                hits.append(
                    Hit(
                        share: share, point: start + way * share, normal: normal, place: place, part: number,
                        triangle: triangle))
            }
        }
        return hits
    }

    private func meetsBox(_ start: SIMD3<Float>, _ way: SIMD3<Float>) -> Bool {
        var (near, far): (Float, Float) = (0, 1)
        for axis in 0..<3 {
            if abs(way[axis]) < 1e-12 {
                if start[axis] < low[axis] - 1e-5 || start[axis] > high[axis] + 1e-5 { return false }
                continue
            }
            let one = (low[axis] - 1e-5 - start[axis]) / way[axis]
            let two = (high[axis] + 1e-5 - start[axis]) / way[axis]
            near = max(near, min(one, two))
            far = min(far, max(one, two))
        }
        return near <= far
    }
}
