import UIKitTesting
import XCTest

@testable import MapKit
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class OverlayTests: MapTestCase {
    private func line() -> MKPolyline {
        MKPolyline(coordinates: [rome, CLLocationCoordinate2D(latitude: 42.5, longitude: 13)])
    }

    func testRenderersAreAskedForOnce() {
        showMap()
        let overlay = line()
        let made = MKPolylineRenderer(polyline: overlay)
        recorder.makeRenderer = { _ in made }
        map.addOverlay(overlay)
        expect()
        screen.runUntilIdle()
        expect("renderer", "added 1")
        XCTAssertTrue(map.renderer(for: overlay) === made)
        map.removeOverlay(overlay)
        screen.runUntilIdle()
        expect()
        XCTAssertTrue(map.overlays.isEmpty)
    }

    func testOrder() {
        showMap()
        let (first, second, third) = (line(), MKCircle(center: rome, radius: 1000), line())
        map.addOverlays([first, second])
        map.insertOverlay(third, belowOverlay: second)
        XCTAssertTrue(map.overlays[1] === third)
        map.exchangeOverlay(first, with: second)
        XCTAssertTrue(map.overlays[0] === second)
        map.addOverlay(line(), level: .aboveRoads)
        XCTAssertEqual(map.overlays(in: .aboveLabels).count, 3)
    }

    func testRenderersPoints() {
        let circle = MKCircle(center: rome, radius: 1000)
        let renderer = MKCircleRenderer(circle: circle)
        let rect = renderer.rect(for: circle.boundingMapRect)
        XCTAssertEqual(rect.origin, .zero)
        XCTAssertEqual(rect.width, 2000 * MKMapPointsPerMeterAtLatitude(41.9), accuracy: 1)
        XCTAssertEqual(
            renderer.mapPoint(for: renderer.point(for: MKMapPoint(rome))).x, MKMapPoint(rome).x, accuracy: 0.01)
        XCTAssertEqual(renderer.path.boundingBox.width, rect.width, accuracy: 1)
    }

    func testOwnRendererIsDrawn() {
        final class Own: MKOverlayRenderer, @unchecked Sendable {
            var scales: [CGFloat] = []
            override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
                scales.append(zoomScale)
                XCTAssertTrue(mapRect.contains(MKMapPoint(overlay.coordinate)))
            }
        }
        showMap()
        let overlay = MKCircle(center: rome, radius: 50_000)
        let own = Own(overlay: overlay)
        recorder.makeRenderer = { _ in own }
        map.addOverlay(overlay)
        screen.runUntilIdle()
        XCTAssertEqual(own.scales.last ?? 0, CGFloat(map.map.viewpoint.scale), accuracy: 1e-12)
    }

    func testPolygonWithAHole() {
        func square(_ reach: Double) -> [CLLocationCoordinate2D] {
            [(-reach, -reach), (-reach, reach), (reach, reach), (reach, -reach)].map {
                CLLocationCoordinate2D(latitude: rome.latitude + $0.0, longitude: rome.longitude + $0.1)
            }
        }
        let hole = MKPolygon(coordinates: square(0.2), count: 4)
        let polygon = MKPolygon(coordinates: square(1), count: 4, interiorPolygons: [hole])
        let renderer = MKPolygonRenderer(polygon: polygon)
        let path = renderer.path!
        XCTAssertFalse(path.contains(renderer.point(for: MKMapPoint(rome)), using: .evenOdd))
        XCTAssertTrue(
            path.contains(
                renderer.point(for: MKMapPoint(square(0.6)[0])), using: .evenOdd))
        XCTAssertEqual(polygon.pointCount, 4)
        XCTAssertEqual(polygon.points()[1].coordinate.longitude, square(1)[1].longitude, accuracy: 1e-6)
    }
}
