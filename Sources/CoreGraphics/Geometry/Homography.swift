import Foundation

/// A map of a plane onto another one as a camera sees it: lines stay lines, and what is far away gets smaller.
package struct Homography: Equatable, Sendable {
    /// The rows of the matrix that a point (x, y, 1) is multiplied by; the third one gives what the others are divided by.
    package var x: Row
    package var y: Row
    package var w: Row

    /// One row of the matrix.
    package struct Row: Equatable, Sendable {
        package var x, y, constant: Double

        package init(_ x: Double, _ y: Double, _ constant: Double) {
            (self.x, self.y, self.constant) = (x, y, constant)
        }

        func value(_ x: Double, _ y: Double) -> Double { self.x * x + self.y * y + constant }
    }

    package init(x: Row, y: Row, w: Row) {
        (self.x, self.y, self.w) = (x, y, w)
    }

    /// The map of a transform without perspective.
    package init(_ transform: CGAffineTransform) {
        x = Row(transform.a, transform.c, transform.tx)
        y = Row(transform.b, transform.d, transform.ty)
        w = Row(0, 0, 1)
    }

    /// The same map without perspective; nil where there is some.
    package var affine: CGAffineTransform? {
        guard w.x == 0, w.y == 0, w.constant != 0 else { return nil }
        let k = w.constant
        return CGAffineTransform(
            a: x.x / k, b: y.x / k, c: x.y / k, d: y.y / k, tx: x.constant / k, ty: y.constant / k)
    }

    /// First this map, then another one.
    package func concatenating(_ next: Homography) -> Homography {
        func row(_ r: Row) -> Row {
            Row(
                r.x * x.x + r.y * y.x + r.constant * w.x, r.x * x.y + r.y * y.y + r.constant * w.y,
                r.x * x.constant + r.y * y.constant + r.constant * w.constant)
        }
        return Homography(x: row(next.x), y: row(next.y), w: row(next.w))
    }

    /// The map back; nil where all of the plane is seen from its edge.
    package var inverted: Homography? {
        let a = y.y * w.constant - y.constant * w.y
        let b = y.constant * w.x - y.x * w.constant
        let c = y.x * w.y - y.y * w.x
        let determinant = x.x * a + x.y * b + x.constant * c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
        let k = 1 / determinant
        return Homography(
            x: Row(a * k, (x.constant * w.y - x.y * w.constant) * k, (x.y * y.constant - x.constant * y.y) * k),
            y: Row(b * k, (x.x * w.constant - x.constant * w.x) * k, (x.constant * y.x - x.x * y.constant) * k),
            w: Row(c * k, (x.y * w.x - x.x * w.y) * k, (x.x * y.y - x.y * y.x) * k))
    }

    /// Where a point comes to lie; nil for what is behind the eye.
    package func project(_ point: CGPoint) -> CGPoint? {
        let depth = w.value(point.x, point.y)
        guard depth > Self.nearest else { return nil }
        return CGPoint(x: x.value(point.x, point.y) / depth, y: y.value(point.x, point.y) / depth)
    }

    /// The least of what is divided by, of a point that is seen.
    private static let nearest = 1e-3

    /// The corners of what is seen of a rectangle, in order; empty where all of it is behind the eye.
    package func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var seen: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            let (here, there) = (w.value(corner.x, corner.y), w.value(next.x, next.y))
            if here > Self.nearest { seen.append(corner) }
            if (here > Self.nearest) != (there > Self.nearest) {
                // A little on the side that is seen.
                let part = (Self.nearest * 1.001 - here) / (there - here)
                seen.append(
                    CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
            }
        }
        return seen.compactMap(project)
    }

    /// The smallest rectangle around what is seen of a rectangle; null where nothing is.
    package func bounds(of rect: CGRect) -> CGRect {
        outline(of: rect).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
}
