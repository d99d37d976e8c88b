/// A corner of a triangle before the picture's plane.
struct Corner {
    /// In the projection's space, before the division.
    var clip: SIMD4<Float>
    /// In the camera's space.
    var place: SIMD3<Float>
    var normal: SIMD3<Float>
    var uv: SIMD2<Float>
    var color: SIMD4<Float>

    /// The corner between two others.
    func mixed(_ other: Corner, _ share: Float) -> Corner {
        Corner(
            clip: clip + (other.clip - clip) * share, place: place + (other.place - place) * share,
            normal: normal + (other.normal - normal) * share, uv: uv + (other.uv - uv) * share,
            color: color + (other.color - color) * share)
    }
}

/// A triangle on the picture.
struct Face {
    /// Pixels from the upper left corner, and depths from 0 to 1.
    var a: SIMD3<Float>
    var b: SIMD3<Float>
    var c: SIMD3<Float>
    /// What the corners were divided by, as factors.
    var factors: SIMD3<Float>
    var one: Corner
    var two: Corner
    var three: Corner
    var draw: Int32
    var isBack: Bool
    /// Towards the right of the texture, where bumps need it.
    var tangent = SIMD3<Float>.zero
    var top: Float
    var bottom: Float
}

/// What makes triangles on the picture out of meshes.
struct FaceMaker {
    let width: Float
    let height: Float
    let scale: Float
    let projection: Matrix
    var faces: [Face] = []
    private var corners: [Corner] = []

    init(_ picture: Picture) {
        (width, height, scale) = (Float(picture.width), Float(picture.height), picture.scale)
        projection = picture.projection
    }

    mutating func add(_ draw: Draw, _ number: Int) {
        let mesh = draw.mesh
        let part = mesh.parts[draw.part]
        guard !part.corners.isEmpty, isSeen(mesh, draw.matrix) else { return }
        let normals = draw.matrix.forNormals
        let hasNormals = !mesh.normals.isEmpty
        corners.removeAll(keepingCapacity: true)
        corners.reserveCapacity(mesh.points.count)
        for index in mesh.points.indices {
            let place = draw.matrix.point(mesh.points[index])
            corners.append(
                Corner(
                    clip: projection * SIMD4(place, 1), place: place,
                    normal: hasNormals ? normals.direction(mesh.normals[index]).unit : .zero,
                    uv: mesh.places.isEmpty ? .zero : mesh.places[index],
                    color: mesh.colors.isEmpty ? SIMD4(1, 1, 1, 1) : mesh.colors[index]))
        }
        switch part.form {
        case .triangles:
            let isMirrored = draw.matrix.volume < 0
            for start in stride(from: 0, to: part.corners.count - 2, by: 3) {
                let triple = (
                    corners[Int(part.corners[start])], corners[Int(part.corners[start + 1])],
                    corners[Int(part.corners[start + 2])]
                )
                if draw.surface.isWire {
                    addLine(triple.0, triple.1, number)
                    addLine(triple.1, triple.2, number)
                    addLine(triple.2, triple.0, number)
                } else {
                    addTriangle(triple.0, triple.1, triple.2, draw, number, hasNormals, isMirrored)
                }
            }
        case .lines:
            for start in stride(from: 0, to: part.corners.count - 1, by: 2) {
                addLine(corners[Int(part.corners[start])], corners[Int(part.corners[start + 1])], number)
            }
        case .points:
            for corner in part.corners { addPoint(corners[Int(corner)], number) }
        }
    }

    /// Whether any of the box around a mesh is before the camera and within the picture.
    private func isSeen(_ mesh: Mesh, _ matrix: Matrix) -> Bool {
        let whole = projection * matrix
        var outside = SIMD8<Int32>(repeating: 0)
        for corner in 0..<8 {
            let point =
                whole
                * SIMD4(
                    corner & 1 == 0 ? mesh.low.x : mesh.high.x, corner & 2 == 0 ? mesh.low.y : mesh.high.y,
                    corner & 4 == 0 ? mesh.low.z : mesh.high.z, 1)
            if point.x < -point.w { outside[0] += 1 }
            if point.x > point.w { outside[1] += 1 }
            if point.y < -point.w { outside[2] += 1 }
            if point.y > point.w { outside[3] += 1 }
            if point.z < -point.w { outside[4] += 1 }
            if point.z > point.w { outside[5] += 1 }
        }
        for side in 0..<6 where outside[side] == 8 { return false }
        return true
    }

    private mutating func addTriangle(
        _ one: Corner, _ two: Corner, _ three: Corner, _ draw: Draw, _ number: Int, _ hasNormals: Bool,
        _ isMirrored: Bool
    ) {
        var (one, two, three) = (one, two, three)
        if !hasNormals {
            let normal = (two.place - one.place).cross(three.place - one.place).unit * (isMirrored ? -1 : 1)
            (one.normal, two.normal, three.normal) = (normal, normal, normal)
        }
        var tangent = SIMD3<Float>.zero
        if draw.surface.bumps != nil {
            let (first, second) = (two.uv - one.uv, three.uv - one.uv)
            let area = first.x * second.y - second.x * first.y
            if abs(area) > 1e-12 {
                tangent =
                    (((two.place - one.place) * second.y - (three.place - one.place) * first.y) * (1 / area)).unit
            }
        }
        let near = (one.clip.z + one.clip.w, two.clip.z + two.clip.w, three.clip.z + three.clip.w)
        if near.0 > 0, near.1 > 0, near.2 > 0 {
            return project(one, two, three, draw, number, isMirrored, tangent)
        }
        if near.0 <= 0, near.1 <= 0, near.2 <= 0 { return }
        // What is behind the nearest plane is cut off, which leaves three or four corners.
        let all = [(one, near.0), (two, near.1), (three, near.2)]
        var kept: [Corner] = []
        for index in 0..<3 {
            let (corner, distance) = all[index]
            let (next, nextDistance) = all[(index + 1) % 3]
            if distance > 0 { kept.append(corner) }
            if (distance > 0) != (nextDistance > 0) {
                kept.append(corner.mixed(next, distance / (distance - nextDistance)))
            }
        }
        for index in 1..<max(kept.count - 1, 1) {
            project(kept[0], kept[index], kept[index + 1], draw, number, isMirrored, tangent)
        }
    }

    private func screen(_ corner: Corner) -> (SIMD3<Float>, Float) {
        let factor = 1 / max(corner.clip.w, 1e-9)
        return (
            SIMD3(
                (corner.clip.x * factor + 1) * 0.5 * width, (1 - corner.clip.y * factor) * 0.5 * height,
                (corner.clip.z * factor + 1) * 0.5), factor
        )
    }

    private mutating func project(
        _ one: Corner, _ two: Corner, _ three: Corner, _ draw: Draw, _ number: Int, _ isMirrored: Bool,
        _ tangent: SIMD3<Float>
    ) {
        let (a, aw) = screen(one)
        let (b, bw) = screen(two)
        let (c, cw) = screen(three)
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard area != 0, area.isFinite else { return }
        // The picture's y axis points down: what is counterclockwise in space has a negative area.
        let isBack = (area > 0) != isMirrored
        guard isBack ? draw.surface.showsBack : draw.surface.showsFront else { return }
        append(
            Face(
                a: a, b: b, c: c, factors: SIMD3(aw, bw, cw), one: one, two: two, three: three, draw: Int32(number),
                isBack: isBack, tangent: tangent, top: min(a.y, b.y, c.y), bottom: max(a.y, b.y, c.y)))
    }

    private mutating func append(_ face: Face) {
        guard face.bottom > 0, face.top < height, max(face.a.x, face.b.x, face.c.x) > 0,
            min(face.a.x, face.b.x, face.c.x) < width
        else { return }
        faces.append(face)
    }

    private mutating func addLine(_ one: Corner, _ two: Corner, _ number: Int) {
        var (one, two) = (one, two)
        let (first, second) = (one.clip.z + one.clip.w, two.clip.z + two.clip.w)
        if first <= 0 {
            guard second > 0 else { return }
            one = one.mixed(two, first / (first - second))
        } else if second <= 0 {
            two = two.mixed(one, second / (second - first))
        }
        let (a, aw) = screen(one)
        let (b, bw) = screen(two)
        let way = SIMD2(b.x - a.x, b.y - a.y)
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 0, length.isFinite else { return }
        let half = scale / 2 / length
        let side = SIMD3(-way.y * half, way.x * half, 0)
        addQuad((a + side, one, aw), (a - side, one, aw), (b - side, two, bw), (b + side, two, bw), number)
    }

    private mutating func addPoint(_ corner: Corner, _ number: Int) {
        guard corner.clip.z + corner.clip.w > 0 else { return }
        let (a, w) = screen(corner)
        let half = scale
        func moved(_ x: Float, _ y: Float) -> (SIMD3<Float>, Corner, Float) {
            (a + SIMD3(x * half, y * half, 0), corner, w)
        }
        addQuad(moved(-1, -1), moved(1, -1), moved(1, 1), moved(-1, 1), number)
    }

    private typealias Point = (at: SIMD3<Float>, corner: Corner, factor: Float)

    private mutating func addQuad(_ one: Point, _ two: Point, _ three: Point, _ four: Point, _ number: Int) {
        for (a, b, c) in [(one, two, three), (one, three, four)] {
            append(
                Face(
                    a: a.at, b: b.at, c: c.at, factors: SIMD3(a.factor, b.factor, c.factor), one: a.corner,
                    two: b.corner, three: c.corner, draw: Int32(number), isBack: false,
                    top: min(a.at.y, b.at.y, c.at.y), bottom: max(a.at.y, b.at.y, c.at.y)))
        }
    }
}
