import Foundation

/// A coast, a lake, a river or a border: points on the world's map.
package struct WorldShape: Sendable {
    /// On a square map after Mercator: from 0 in the west and in the north to 1.
    package typealias Point = SIMD2<Double>

    /// The zoom level from which on the shape is drawn; at level 0 the world is 256 points wide.
    package let leastZoom: Double
    package let points: [Point]
    package let least: Point
    package let largest: Point

    init(leastZoom: Double, points: [Point]) {
        (self.leastZoom, self.points) = (leastZoom, points)
        (least, largest) = points.reduce((points[0], points[0])) {
            (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
        }
    }

    /// Whether the shape may reach into a rectangle.
    package func mayTouch(_ rect: WorldRect) -> Bool {
        all(least .<= rect.largest) && all(largest .>= rect.least)
    }
}

/// A rectangle of the world's map, which may reach beyond it.
package struct WorldRect: Hashable, Sendable {
    package var least: WorldShape.Point
    package var largest: WorldShape.Point

    package init(least: WorldShape.Point, largest: WorldShape.Point) { (self.least, self.largest) = (least, largest) }

    package func contains(_ point: WorldShape.Point) -> Bool { all(point .>= least) && all(point .<= largest) }
}

/// Mercator's projection on the square that ends at 85.05 degrees.
package enum Mercator {
    /// The latitude where the square map ends, in degrees.
    package static let end = 85.051128779806592

    package static func point(latitude: Double, longitude: Double) -> WorldShape.Point {
        let sine = sin(min(max(latitude, -end), end) * .pi / 180)
        return WorldShape.Point((longitude + 180) / 360, 0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi))
    }

    package static func latitude(_ y: Double) -> Double {
        90 - 360 * atan(exp((y - 0.5) * 2 * .pi)) / .pi
    }

    package static func longitude(_ x: Double) -> Double { x * 360 - 180 }
}
