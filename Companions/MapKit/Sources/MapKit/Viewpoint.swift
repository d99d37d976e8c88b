import CoreLocation
@_spi(Framework) import UIKit

/// The part of the world that a map shows: which place lies in the middle of what is seen, how large and how turned.
struct Viewpoint: Equatable {
    /// The place in the middle of the view, not counting what its margins cover.
    var center: MKMapPoint
    /// Points of the screen for one map point.
    var scale: Double
    /// The direction that is up, in degrees from north, clockwise.
    var heading = 0.0

    /// Zoom level: at 0 the world is 256 points wide.
    var zoom: Double { log2(scale) + 20 }

    /// Choice (MapKit): the closest that a map comes, as a zoom level.
    static let closest = 21.0

    /// Whether nobody could see a difference.
    func isNear(_ other: Viewpoint) -> Bool {
        let way = hypot(center.x - other.center.x, center.y - other.center.y) * scale
        return way < 1e-3 && abs(scale / other.scale - 1) < 1e-6 && abs(heading - other.heading) < 1e-6
    }

    static func scale(zoom: Double) -> Double { exp2(zoom - 20) }
}

/// A viewpoint in a view: how places and points of the view belong together.
struct MapProjection: Equatable {
    var viewpoint: Viewpoint
    /// Where the viewpoint's centre lies in the view, in points.
    var middle: CGPoint

    private var turn: (cos: Double, sin: Double) {
        let angle = viewpoint.heading * .pi / 180
        return viewpoint.heading == 0 ? (1, 0) : (cos(angle), sin(angle))
    }

    /// The place on the screen, on the copy of the world that is nearest to the middle.
    func point(_ place: MKMapPoint) -> CGPoint {
        let world = MKMapSize.world.width
        var x = place.x - viewpoint.center.x
        x -= (x / world).rounded() * world
        return point(offset: (x, place.y - viewpoint.center.y))
    }

    /// The place on the screen, without moving it to another copy of the world.
    func plainPoint(_ place: MKMapPoint) -> CGPoint {
        point(offset: (place.x - viewpoint.center.x, place.y - viewpoint.center.y))
    }

    private func point(offset: (x: Double, y: Double)) -> CGPoint {
        let (cos, sin) = turn
        let (x, y) = (offset.x * viewpoint.scale, offset.y * viewpoint.scale)
        return CGPoint(x: middle.x + x * cos + y * sin, y: middle.y - x * sin + y * cos)
    }

    /// The place at a point of the screen; its x may lie beyond the world's edge.
    func place(_ point: CGPoint) -> MKMapPoint {
        let (cos, sin) = turn
        let (x, y) = (Double(point.x - middle.x), Double(point.y - middle.y))
        return MKMapPoint(
            x: viewpoint.center.x + (x * cos - y * sin) / viewpoint.scale,
            y: viewpoint.center.y + (x * sin + y * cos) / viewpoint.scale)
    }

    /// The smallest rectangle of the map around a rectangle of the screen.
    func mapRect(_ rect: CGRect) -> MKMapRect {
        MKMapRect(
            around: [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ].map(place))
    }

    /// The transform from a place's offset to the centre, in map points, to the screen.
    var transform: CGAffineTransform {
        CGAffineTransform(translationX: middle.x, y: middle.y)
            .rotated(by: -viewpoint.heading * .pi / 180).scaledBy(x: viewpoint.scale, y: viewpoint.scale)
    }
}
