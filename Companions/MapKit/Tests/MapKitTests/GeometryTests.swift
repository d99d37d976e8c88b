import XCTest

@testable import MapKit
@testable import MapKitEngine

final class GeometryTests: XCTestCase {
    func testMapPoints() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        XCTAssertEqual(middle, MKMapPoint(x: 134_217_728, y: 134_217_728))
        let paris = CLLocationCoordinate2D(latitude: 48.8567, longitude: 2.3508)
        let back = MKMapPoint(paris).coordinate
        XCTAssertEqual(back.latitude, paris.latitude, accuracy: 1e-7)
        XCTAssertEqual(back.longitude, paris.longitude, accuracy: 1e-7)
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: 91, longitude: 0)), MKMapPoint(x: -1, y: -1))
    }

    func testPlacesBeyondTheEdge() {
        let coordinate = MKMapPoint(x: MKMapSize.world.width + 1000, y: 134_217_728).coordinate
        XCTAssertEqual(coordinate.longitude, -180 + 360 * 1000 / MKMapSize.world.width, accuracy: 1e-9)
    }

    func testMeters() {
        XCTAssertEqual(MKMapPointsPerMeterAtLatitude(0), 6.698, accuracy: 0.001)
        XCTAssertEqual(MKMetersPerMapPointAtLatitude(60), 1 / (2 * 6.698), accuracy: 0.001)
        let (oslo, rome) = (
            CLLocationCoordinate2D(latitude: 59.95, longitude: 10.75),
            CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)
        )
        XCTAssertEqual(MKMapPoint(oslo).distance(to: MKMapPoint(rome)), 2_009_000, accuracy: 3000)
    }

    func testRects() {
        let rect = MKMapRect(x: 0, y: 0, width: 10, height: 20)
        let other = MKMapRect(x: 5, y: 5, width: 10, height: 5)
        XCTAssertEqual(rect.intersection(other), MKMapRect(x: 5, y: 5, width: 5, height: 5))
        XCTAssertEqual(rect.union(other), MKMapRect(x: 0, y: 0, width: 15, height: 20))
        XCTAssertEqual(MKMapRect.null.union(other), other)
        XCTAssertTrue(rect.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        XCTAssertTrue(rect.contains(MKMapPoint(x: 0, y: 0)))
        XCTAssertFalse(rect.contains(MKMapPoint(x: 10, y: 0)))
        XCTAssertEqual(rect.insetBy(dx: 1, dy: 2), MKMapRect(x: 1, y: 2, width: 8, height: 16))
        let parts = rect.divided(atDistance: 4, from: .maxXEdge)
        XCTAssertEqual(parts.slice, MKMapRect(x: 6, y: 0, width: 4, height: 20))
        XCTAssertEqual(parts.remainder, MKMapRect(x: 0, y: 0, width: 6, height: 20))
        XCTAssertEqual(
            MKMapRect(x: -5, y: 0, width: 10, height: 1).remainder,
            MKMapRect(x: MKMapSize.world.width - 5, y: 0, width: 5, height: 1))
    }

    func testRegionsInMeters() {
        let center = CLLocationCoordinate2D(latitude: 60, longitude: 10)
        let region = MKCoordinateRegion(center: center, latitudinalMeters: 2000, longitudinalMeters: 2000)
        XCTAssertEqual(region.span.latitudeDelta, 0.018, accuracy: 0.0002)
        XCTAssertEqual(region.span.longitudeDelta, 0.036, accuracy: 0.0004)
    }

    func testGeodesicLineBends() {
        var ends = [
            CLLocationCoordinate2D(latitude: 37.6, longitude: -122.4),
            CLLocationCoordinate2D(latitude: 35.7, longitude: 139.7),
        ]
        let line = MKGeodesicPolyline(coordinates: &ends, count: 2)
        let middle = line.places[line.pointCount / 2]
        XCTAssertGreaterThan(middle.coordinate.latitude, 45)
        // The line leaves the map in the west instead of crossing all of it.
        XCTAssertLessThan(line.boundingMapRect.width, MKMapSize.world.width / 2)
    }

    func testShapesAreRead() {
        XCTAssertEqual(World.layers.count, 7)
        XCTAssertGreaterThan(World.layers[0].count, 1000)
        XCTAssertEqual(World.cities.first?.text, "Tokyo")
        XCTAssertTrue(World.countries.contains { $0.text == "France" })
    }

    func testLandAndSea() {
        XCTAssertTrue(isLand(48.85, 2.35))
        XCTAssertTrue(isLand(-25, 134))
        XCTAssertFalse(isLand(30, -40))
        XCTAssertFalse(isLand(0, -150))
    }

    /// Whether what is drawn around a place is land: the outline of some shape, cut to a small rectangle, fills it.
    private func isLand(_ latitude: Double, _ longitude: Double) -> Bool {
        let point = Mercator.point(latitude: latitude, longitude: longitude)
        let rect = WorldRect(least: point - 1e-6, largest: point + 1e-6)
        return World.layers[0].contains {
            !$0.area(in: rect, apart: 0).isEmpty && area($0.area(in: rect, apart: 0)) > 1e-13
        }
    }

    private func area(_ points: [WorldShape.Point]) -> Double {
        abs(zip(points, points.dropFirst() + points.prefix(1)).map { $0.x * $1.y - $1.x * $0.y }.reduce(0, +)) / 2
    }
}
