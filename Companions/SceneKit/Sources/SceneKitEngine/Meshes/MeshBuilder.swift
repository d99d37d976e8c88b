import Foundation

/// What meshes are put together with.
public struct MeshBuilder {
    var points: [SIMD3<Float>] = []
    var normals: [SIMD3<Float>] = []
    var places: [SIMD2<Float>] = []
    private var done: [[Int32]] = []
    private var corners: [Int32] = []

    public init() {}

    /// Begins the next part.
    mutating func next() {
        done.append(corners)
        corners = []
    }

    public mutating func mesh() -> Mesh {
        if !corners.isEmpty || done.isEmpty { next() }
        return Mesh(
            points: points, normals: normals, places: places, parts: done.map { Mesh.Part(.triangles, $0) })
    }

    mutating func add(_ point: SIMD3<Float>, _ normal: SIMD3<Float>, _ place: SIMD2<Float>) -> Int32 {
        points.append(point)
        normals.append(normal)
        places.append(place)
        return Int32(points.count - 1)
    }

    mutating func triangle(_ a: Int32, _ b: Int32, _ c: Int32) { corners += [a, b, c] }

    /// A surface of rows and columns: `at` is called with shares from the left and from the top, seen from outside.
    mutating func grid(
        _ columns: Int, _ rows: Int, _ at: (Float, Float) -> (point: SIMD3<Float>, normal: SIMD3<Float>)
    ) {
        let first = Int32(points.count)
        let (columns, rows) = (max(columns, 1), max(rows, 1))
        for row in 0...rows {
            for column in 0...columns {
                let (s, t) = (Float(column) / Float(columns), Float(row) / Float(rows))
                let (point, normal) = at(s, t)
                _ = add(point, normal, SIMD2(s, t))
            }
        }
        let width = Int32(columns + 1)
        for row in 0..<Int32(rows) {
            for column in 0..<Int32(columns) {
                let a = first + row * width + column
                let (b, d) = (a + 1, a + width)
                let c = d + 1
                // Where a side has no length, as at poles, one of both triangles is nothing.
                if (points[Int(a)] - points[Int(d)]).length > 0, (points[Int(d)] - points[Int(c)]).length > 1e-9 {
                    triangle(a, d, c)
                }
                if (points[Int(a)] - points[Int(b)]).length > 1e-9 { triangle(a, c, b) }
            }
        }
    }

    /// A disc across the y axis.
    mutating func disc(_ radius: Float, inner: Float = 0, height: Float, up: Bool, _ segments: Int) {
        let normal = SIMD3<Float>(0, up ? 1 : -1, 0)
        let first = Int32(points.count)
        for step in 0...segments {
            let angle = Float(step) / Float(segments) * 2 * .pi
            let way = SIMD3(sin(angle), 0, cos(angle))
            for length in [inner, radius] {
                let share = length / max(radius, 1e-9) * 0.5
                _ = add(
                    way * length + SIMD3(0, height, 0), normal,
                    SIMD2(0.5 + way.x * share, 0.5 + (up ? way.z : -way.z) * share))
            }
        }
        for step in 0..<Int32(segments) {
            let a = first + step * 2
            if up {
                triangle(a, a + 1, a + 3)
                if inner > 0 { triangle(a, a + 3, a + 2) }
            } else {
                triangle(a, a + 3, a + 1)
                if inner > 0 { triangle(a, a + 2, a + 3) }
            }
        }
    }
}

extension Mesh {
    private static let sides: [(out: SIMD3<Float>, right: SIMD3<Float>, up: SIMD3<Float>)] = [
        (SIMD3(0, 0, 1), SIMD3(1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(1, 0, 0), SIMD3(0, 0, -1), SIMD3(0, 1, 0)),
        (SIMD3(0, 0, -1), SIMD3(-1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(-1, 0, 0), SIMD3(0, 0, 1), SIMD3(0, 1, 0)),
        (SIMD3(0, 1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, -1)), (SIMD3(0, -1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 1)),
    ]

    /// A box around the origin, whose edges are round where `radius` is not 0.
    ///
    /// Its parts are the front, the right, the back, the left, the top and the bottom.
    public static func box(_ size: SIMD3<Float>, radius: Float, segments: SIMD3<Float>, roundSegments: Int) -> Mesh {
        var builder = MeshBuilder()
        let half = size * 0.5
        let radius = min(max(radius, 0), half.min())
        for (number, side) in sides.enumerated() {
            if number > 0 { builder.next() }
            func count(_ way: SIMD3<Float>) -> Int { max(Int(abs((way * segments).sum())), 1) }
            if radius <= 0 {
                builder.grid(count(side.right), count(side.up)) { s, t in
                    ((side.out + side.right * (s * 2 - 1) + side.up * (1 - t * 2)) * half, side.out)
                }
                continue
            }
            let steps = max(roundSegments, 1)
            let columns = 2 * steps + 1
            /// The sign of the corner that a step belongs to, and the bend there.
            func bend(_ share: Float) -> (Float, Float) {
                let step = Int((share * Float(columns)).rounded())
                if step <= steps { return (-1, -tan(Float(steps - step) / Float(steps) * .pi / 4)) }
                return (1, tan(Float(step - steps - 1) / Float(steps) * .pi / 4))
            }
            let core = half - SIMD3(repeating: radius)
            let first = builder.points.count
            builder.grid(columns, columns) { s, t in
                let (signX, bendX) = bend(s)
                let (signY, bendY) = bend(1 - t)
                let normal = (side.out + side.right * bendX + side.up * bendY).unit
                return ((side.out + side.right * signX + side.up * signY) * core + normal * radius, normal)
            }
            // A texture lies on a round edge as on a straight one.
            for index in first..<builder.points.count {
                let share = builder.points[index] / size
                builder.places[index] = SIMD2(share.dot(side.right) + 0.5, 0.5 - share.dot(side.up))
            }
        }
        return builder.mesh()
    }

    public static func sphere(radius: Float, segments: Int) -> Mesh {
        var builder = MeshBuilder()
        builder.grid(max(segments, 3), max(segments / 2, 2)) { s, t in
            let (turn, rise) = ((s - 0.5) * 2 * Float.pi, t * .pi)
            let ring = t == 0 || t == 1 ? 0 : sin(rise)
            let normal = SIMD3(sin(turn) * ring, cos(rise), cos(turn) * ring)
            return (normal * radius, normal)
        }
        return builder.mesh()
    }

    /// A rectangle across the z axis.
    public static func plane(
        width: Float, height: Float, columns: Int, rows: Int, radius: Float, roundSegments: Int
    ) -> Mesh {
        var builder = MeshBuilder()
        let radius = min(radius, width / 2, height / 2)
        let normal = SIMD3<Float>(0, 0, 1)
        guard radius > 0 else {
            builder.grid(columns, rows) { s, t in (SIMD3((s - 0.5) * width, (0.5 - t) * height, 0), normal) }
            return builder.mesh()
        }
        func add(_ x: Float, _ y: Float) -> Int32 {
            builder.add(SIMD3(x, y, 0), normal, SIMD2(x / width + 0.5, 0.5 - y / height))
        }
        let middle = add(0, 0)
        var edge: [Int32] = []
        let steps = max(roundSegments, 1)
        for (corner, (x, y)) in [(1, 1), (-1, 1), (-1, -1), (1, -1)].enumerated() {
            for step in 0...steps {
                let angle = (Float(corner) + Float(step) / Float(steps)) * .pi / 2
                edge.append(
                    add(
                        Float(x) * (width / 2 - radius) + cos(angle) * radius,
                        Float(y) * (height / 2 - radius) + sin(angle) * radius))
            }
        }
        for index in edge.indices { builder.triangle(middle, edge[index], edge[(index + 1) % edge.count]) }
        return builder.mesh()
    }

    /// A cylinder or a cone around the y axis: its side, its top and its bottom, as far as they are there.
    public static func cone(
        top: Float, bottom: Float, height: Float, segments: Int, rows: Int
    ) -> Mesh {
        var builder = MeshBuilder()
        let segments = max(segments, 3)
        let slope = (bottom - top) / max(height, 1e-9)
        builder.grid(segments, rows) { s, t in
            let angle = (s - 0.5) * 2 * Float.pi
            let radius = top + (bottom - top) * t
            return (
                SIMD3(sin(angle) * radius, (0.5 - t) * height, cos(angle) * radius),
                SIMD3(sin(angle), slope, cos(angle)).unit
            )
        }
        if top > 0 {
            builder.next()
            builder.disc(top, height: height / 2, up: true, segments)
        }
        if bottom > 0 {
            builder.next()
            builder.disc(bottom, height: -height / 2, up: false, segments)
        }
        return builder.mesh()
    }

    /// A pipe around the y axis: its outside, its inside, its top and its bottom.
    public static func tube(inner: Float, outer: Float, height: Float, segments: Int, rows: Int) -> Mesh {
        var builder = MeshBuilder()
        let segments = max(segments, 3)
        for (radius, side) in [(outer, Float(1)), (inner, Float(-1))] {
            builder.grid(segments, rows) { s, t in
                let angle = (s - 0.5) * 2 * Float.pi * side
                let way = SIMD3(sin(angle), 0, cos(angle))
                return (way * radius + SIMD3(0, (0.5 - t) * height, 0), way * side)
            }
            builder.next()
        }
        builder.disc(outer, inner: inner, height: height / 2, up: true, segments)
        builder.next()
        builder.disc(outer, inner: inner, height: -height / 2, up: false, segments)
        return builder.mesh()
    }

    /// A ring around the y axis.
    public static func torus(ring: Float, pipe: Float, segments: Int, pipeSegments: Int) -> Mesh {
        var builder = MeshBuilder()
        builder.grid(max(segments, 3), max(pipeSegments, 3)) { s, t in
            let (turn, bend) = ((s - 0.5) * 2 * Float.pi, (0.5 - t) * 2 * Float.pi)
            let way = SIMD3(sin(turn), 0, cos(turn))
            let normal = way * cos(bend) + SIMD3(0, sin(bend), 0)
            return (way * ring + normal * pipe, normal)
        }
        return builder.mesh()
    }

    /// A cylinder with round ends around the y axis; its height is that of all of it.
    public static func capsule(radius: Float, height: Float, segments: Int, capSegments: Int) -> Mesh {
        var builder = MeshBuilder()
        let straight = max(height / 2 - radius, 0)
        let caps = max(capSegments / 2, 2)
        builder.grid(max(segments, 3), 2 * caps + 1) { s, t in
            let step = Int((t * Float(2 * caps + 1)).rounded())
            let isUpper = step <= caps
            let rise = Float(isUpper ? step : step - 1) / Float(2 * caps) * .pi
            let turn = (s - 0.5) * 2 * Float.pi
            let ring = step == 0 || step == 2 * caps + 1 ? 0 : sin(rise)
            let normal = SIMD3(sin(turn) * ring, cos(rise), cos(turn) * ring)
            return (normal * radius + SIMD3(0, isUpper ? straight : -straight, 0), normal)
        }
        for index in builder.points.indices { builder.places[index].y = 0.5 - builder.points[index].y / height }
        return builder.mesh()
    }

    /// A pyramid on the plane through the origin: its front, right, back and left, and its bottom.
    public static func pyramid(width: Float, height: Float, length: Float) -> Mesh {
        var builder = MeshBuilder()
        let half = SIMD3(width / 2, 0, length / 2)
        for side in sides.prefix(4) {
            let (left, right) = ((side.out - side.right) * half, (side.out + side.right) * half)
            let peak = SIMD3<Float>(0, height, 0)
            let normal = (right - left).cross(peak - left).unit
            let a = builder.add(left, normal, SIMD2(0, 1))
            let b = builder.add(right, normal, SIMD2(1, 1))
            let c = builder.add(peak, normal, SIMD2(0.5, 0))
            builder.triangle(a, b, c)
            builder.next()
        }
        builder.grid(1, 1) { s, t in
            (SIMD3((s * 2 - 1) * half.x, 0, (1 - t * 2) * half.z), SIMD3(0, -1, 0))
        }
        return builder.mesh()
    }

    /// What is within closed lines, and its sides: the front, the back and what joins them.
    ///
    /// - Parameter lines: Points counterclockwise or clockwise; what is within an odd number of lines is filled.
    public static func extrusion(_ lines: [[SIMD2<Float>]], depth: Float) -> Mesh {
        var builder = MeshBuilder()
        let fill = Polygons(lines)
        var (low, high) = (lines.first?.first ?? .zero, lines.first?.first ?? .zero)
        for point in lines.joined() { (low, high) = (pointwiseMin(low, point), pointwiseMax(high, point)) }
        let size = pointwiseMax(high - low, SIMD2(repeating: 1e-9))
        for isFront in depth > 0 ? [true, false] : [true] {
            let z = isFront ? depth / 2 : -depth / 2
            let first = Int32(builder.points.count)
            for point in fill.points {
                let place = (point - low) / size
                _ = builder.add(
                    SIMD3(point.x, point.y, z), SIMD3(0, 0, isFront ? 1 : -1),
                    SIMD2(isFront ? place.x : 1 - place.x, 1 - place.y))
            }
            for start in stride(from: 0, to: fill.corners.count, by: 3) {
                let (a, b, c) = (
                    first + fill.corners[start], first + fill.corners[start + 1], first + fill.corners[start + 2]
                )
                if isFront { builder.triangle(a, b, c) } else { builder.triangle(a, c, b) }
            }
            builder.next()
        }
        guard depth > 0 else { return builder.mesh() }
        for line in fill.outlines {
            // Corners that are hardly bent are round.
            for index in line.indices {
                let (a, b) = (line[index], line[(index + 1) % line.count])
                let before = line[(index + line.count - 1) % line.count]
                let after = line[(index + 2) % line.count]
                func normal(_ from: SIMD2<Float>, _ to: SIMD2<Float>) -> SIMD3<Float> {
                    SIMD3(to.y - from.y, from.x - to.x, 0).unit
                }
                let own = normal(a, b)
                let (left, right) = (normal(before, a), normal(b, after))
                let one = own.dot(left) > 0.8 ? (own + left).unit : own
                let two = own.dot(right) > 0.8 ? (own + right).unit : own
                let corners = [
                    builder.add(SIMD3(a.x, a.y, depth / 2), one, SIMD2(0, 0)),
                    builder.add(SIMD3(a.x, a.y, -depth / 2), one, SIMD2(0, 1)),
                    builder.add(SIMD3(b.x, b.y, -depth / 2), two, SIMD2(1, 1)),
                    builder.add(SIMD3(b.x, b.y, depth / 2), two, SIMD2(1, 0)),
                ]
                builder.triangle(corners[0], corners[1], corners[2])
                builder.triangle(corners[0], corners[2], corners[3])
            }
        }
        return builder.mesh()
    }
}
