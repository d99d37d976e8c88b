import CoreGraphics
import Foundation

extension CATransform3D {
    /// A point on the way to another matrix: both are taken apart into scale, shear, rotation, move and perspective, and
    /// turn as a person expects. Matrices that flatten space are interpolated element by element.
    func interpolated(to end: CATransform3D, at progress: Double) -> CATransform3D {
        if isInPlane, end.isInPlane, let a = PlanarDecomposition(planar), let b = PlanarDecomposition(end.planar) {
            return CATransform3DMakeAffineTransform(a.interpolated(to: b, at: CGFloat(progress)).transform)
        }
        if let a = SpatialDecomposition(self), let b = SpatialDecomposition(end) {
            return a.interpolated(to: b, at: progress).transform
        }
        return CATransform3D(
            rows: zip(rows, end.rows).map { zip($0, $1).map { $0 + ($1 - $0) * CGFloat(progress) } })
    }
}

/// A plane's matrix taken apart into scale, shear, rotation and move.
private struct PlanarDecomposition {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var angle: CGFloat
    var translation: CGPoint

    init?(_ t: CGAffineTransform) {
        let determinant = t.a * t.d - t.b * t.c
        scaleX = (t.a * t.a + t.b * t.b).squareRoot()
        guard scaleX > 1e-9, abs(determinant) > 1e-9 else { return nil }
        angle = CGFloat(atan2(Double(t.b), Double(t.a)))
        shear = (t.a * t.c + t.b * t.d) / scaleX
        scaleY = determinant / scaleX
        shear /= scaleY
        translation = CGPoint(x: t.tx, y: t.ty)
    }

    func interpolated(to end: PlanarDecomposition, at p: CGFloat) -> PlanarDecomposition {
        var result = self
        var turn = end.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.scaleX += (end.scaleX - scaleX) * p
        result.scaleY += (end.scaleY - scaleY) * p
        result.shear += (end.shear - shear) * p
        result.angle += turn * p
        result.translation.x += (end.translation.x - translation.x) * p
        result.translation.y += (end.translation.y - translation.y) * p
        return result
    }

    var transform: CGAffineTransform {
        let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        // x' = rotate(scale(shear(x))): first row is the image of the x axis, second that of the y axis.
        return CGAffineTransform(
            a: scaleX * c, b: scaleX * s,
            c: scaleY * (shear * c - s), d: scaleY * (shear * s + c),
            tx: translation.x, ty: translation.y)
    }
}

/// A matrix of space taken apart into scale, shear, rotation and move, and then perspective.
private struct SpatialDecomposition {
    private var perspective: [Double]
    private var translation: [Double]
    private var scale: [Double]
    /// Of x and y, x and z, y and z.
    private var shear: [Double]
    /// A quaternion: x, y, z, w.
    private var rotation: [Double]

    init?(_ matrix: CATransform3D) {
        let m = matrix.rows.map { row in row.map { Double($0) } }
        var rows = (0..<3).map { Array(m[$0][0..<3]) }
        let determinant = Self.dot(rows[0], Self.cross(rows[1], rows[2]))
        guard abs(determinant) > 1e-9 else { return nil }
        let parts = [Self.cross(rows[1], rows[2]), Self.cross(rows[2], rows[0]), Self.cross(rows[0], rows[1])]
        let perspective = (0..<3).map { axis in
            (0..<3).reduce(0) { $0 + m[$1][3] * parts[$1][axis] } / determinant
        }
        // All elements may have been multiplied by one number, which the perspective hides.
        let factor = m[3][3] - Self.dot(Array(m[3][0..<3]), perspective)
        guard abs(factor) > 1e-9 else { return nil }
        rows = rows.map { row in row.map { $0 / factor } }
        self.perspective = perspective
        translation = m[3][0..<3].map { $0 / factor }
        (scale, shear) = ([0, 0, 0], [0, 0, 0])
        scale[0] = Self.normalize(&rows[0])
        shear[0] = Self.removeShare(of: rows[0], from: &rows[1])
        scale[1] = Self.normalize(&rows[1])
        shear[1] = Self.removeShare(of: rows[0], from: &rows[2])
        shear[2] = Self.removeShare(of: rows[1], from: &rows[2])
        scale[2] = Self.normalize(&rows[2])
        shear = [shear[0] / scale[1], shear[1] / scale[2], shear[2] / scale[2]]
        if determinant / factor < 0 {
            scale = scale.map { -$0 }
            rows = rows.map { row in row.map { -$0 } }
        }
        rotation = Self.quaternion(rows)
    }

    func interpolated(to end: SpatialDecomposition, at p: Double) -> SpatialDecomposition {
        func mix(_ one: [Double], _ two: [Double]) -> [Double] { zip(one, two).map { $0 + ($1 - $0) * p } }
        var result = self
        result.perspective = mix(perspective, end.perspective)
        result.translation = mix(translation, end.translation)
        result.scale = mix(scale, end.scale)
        result.shear = mix(shear, end.shear)
        result.rotation = Self.turn(rotation, end.rotation, p)
        return result
    }

    var transform: CATransform3D {
        let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
        var rows: [[Double]] = [
            [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
            [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
            [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
        ]
        for column in 0..<3 {
            rows[2][column] += shear[1] * rows[0][column] + shear[2] * rows[1][column]
            rows[1][column] += shear[0] * rows[0][column]
        }
        for axis in 0..<3 { rows[axis] = rows[axis].map { $0 * scale[axis] } }
        var whole = rows.map { row in row + [Self.dot(row, perspective)] }
        whole.append(translation + [1 + Self.dot(translation, perspective)])
        return CATransform3D(rows: whole.map { row in row.map { CGFloat($0) } })
    }

    // MARK: Arithmetic of three numbers

    private static func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }

    private static func cross(_ a: [Double], _ b: [Double]) -> [Double] {
        [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }

    /// Gives a row the length 1 and returns the one that it had.
    private static func normalize(_ row: inout [Double]) -> Double {
        let length = dot(row, row).squareRoot()
        if length > 0 { row = row.map { $0 / length } }
        return length
    }

    /// Takes out of a row what it has of a direction, and returns how much that was.
    private static func removeShare(of direction: [Double], from row: inout [Double]) -> Double {
        let share = dot(direction, row)
        row = zip(row, direction).map { $0 - share * $1 }
        return share
    }

    /// The quaternion of a rotation's rows.
    private static func quaternion(_ m: [[Double]]) -> [Double] {
        let trace = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return [(m[1][2] - m[2][1]) / s, (m[2][0] - m[0][2]) / s, (m[0][1] - m[1][0]) / s, s / 4]
        }
        if m[0][0] > m[1][1], m[0][0] > m[2][2] {
            let s = (1 + m[0][0] - m[1][1] - m[2][2]).squareRoot() * 2
            return [s / 4, (m[0][1] + m[1][0]) / s, (m[0][2] + m[2][0]) / s, (m[1][2] - m[2][1]) / s]
        }
        if m[1][1] > m[2][2] {
            let s = (1 + m[1][1] - m[0][0] - m[2][2]).squareRoot() * 2
            return [(m[0][1] + m[1][0]) / s, s / 4, (m[1][2] + m[2][1]) / s, (m[2][0] - m[0][2]) / s]
        }
        let s = (1 + m[2][2] - m[0][0] - m[1][1]).squareRoot() * 2
        return [(m[0][2] + m[2][0]) / s, (m[1][2] + m[2][1]) / s, s / 4, (m[0][1] - m[1][0]) / s]
    }

    /// The shortest turn from one orientation to another.
    private static func turn(_ a: [Double], _ b: [Double], _ p: Double) -> [Double] {
        var cosine = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
        let end = cosine < 0 ? b.map { -$0 } : b
        cosine = min(abs(cosine), 1)
        let angle = acos(cosine)
        if angle < 1e-6 { return zip(a, end).map { $0 + ($1 - $0) * p } }
        let (from, to) = (sin((1 - p) * angle) / sin(angle), sin(p * angle) / sin(angle))
        return zip(a, end).map { $0 * from + $1 * to }
    }
}
