import CoreLocation
import Foundation

/// A line that takes the shortest way over the Earth from point to point.
open class MKGeodesicPolyline: MKPolyline {
    override init(places: [MKMapPoint]) { super.init(places: Self.curved(places)) }

    /// Puts points of the great circle between two that are far apart, on the same copy of the world.
    private static func curved(_ places: [MKMapPoint]) -> [MKMapPoint] {
        guard var last = places.first else { return [] }
        var result = [last]
        for (start, end) in zip(places, places.dropFirst()) {
            // Choice (MapKit): a point for every hundred kilometres.
            let count = max(1, Int(start.distance(to: end) / 100_000))
            for step in 1...count {
                var point = step == count ? end : between(start, end, Double(step) / Double(count))
                let world = MKMapSize.world.width
                point.x -= ((point.x - last.x) / world).rounded() * world
                result.append(point)
                last = point
            }
        }
        return result
    }

    private static func between(_ start: MKMapPoint, _ end: MKMapPoint, _ share: Double) -> MKMapPoint {
        func vector(_ point: MKMapPoint) -> SIMD3<Double> {
            let coordinate = point.coordinate
            let (latitude, longitude) = (coordinate.latitude * .pi / 180, coordinate.longitude * .pi / 180)
            return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
        }
        let (a, b) = (vector(start), vector(end))
        let angle = acos(min(max((a * b).sum(), -1), 1))
        guard sin(angle) > 1e-9 else { return end }
        let point = a * (sin((1 - share) * angle) / sin(angle)) + b * (sin(share * angle) / sin(angle))
        return MKMapPoint(
            CLLocationCoordinate2D(
                latitude: atan2(point.z, hypot(point.x, point.y)) * 180 / .pi,
                longitude: atan2(point.y, point.x) * 180 / .pi))
    }
}
