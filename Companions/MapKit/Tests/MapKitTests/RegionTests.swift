import UIKitTesting
import XCTest

@testable import MapKit
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class RegionTests: MapTestCase {
    func testRegionFits() {
        showMap()
        // The height fits, and the view is wider than the region.
        XCTAssertEqual(map.region.span.latitudeDelta, 4, accuracy: 0.001)
        XCTAssertEqual(map.region.span.longitudeDelta, 4.03, accuracy: 0.01)
        assertEqual(map.region.center, rome)
        assertEqual(map.centerCoordinate, rome)
        let wide = MKCoordinateRegion(center: rome, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 6))
        let fitting = map.regionThatFits(wide)
        XCTAssertEqual(fitting.span.longitudeDelta, 6, accuracy: 0.001)
        XCTAssertGreaterThan(fitting.span.latitudeDelta, 5)
    }

    func testConverting() {
        showMap()
        let middle = map.convert(rome, toPointTo: map)
        XCTAssertEqual(middle.x, 150, accuracy: 0.01)
        XCTAssertEqual(middle.y, 200, accuracy: 0.01)
        let place = map.convert(CGPoint(x: 30, y: 60), toCoordinateFrom: map)
        let back = map.convert(place, toPointTo: map)
        XCTAssertEqual(back.x, 30, accuracy: 0.01)
        XCTAssertEqual(back.y, 60, accuracy: 0.01)
        let inWindow = map.convert(rome, toPointTo: nil)
        XCTAssertEqual(inWindow.x, 190, accuracy: 0.01)
        let rect = map.convert(map.region, toRectTo: map)
        XCTAssertEqual(rect.width, 300, accuracy: 0.5)
    }

    func testEventsOfASetRegion() {
        showMap()
        map.setCenter(CLLocationCoordinate2D(latitude: 45, longitude: 9), animated: false)
        expect("will change false", "load", "render", "step", "did change false")
        screen.runUntilIdle()
        expect("loaded", "rendered")
    }

    func testEventsOfAnAnimatedRegion() {
        showMap()
        let milan = CLLocationCoordinate2D(latitude: 45.46, longitude: 9.19)
        map.setRegion(
            MKCoordinateRegion(center: milan, latitudinalMeters: 20_000, longitudinalMeters: 20_000), animated: true)
        expect("will change true")
        screen.runUntilIdle()
        XCTAssertGreaterThan(events.filter { $0 == "step" }.count, 10)
        expectBesidesSteps("did change true")
        assertEqual(map.centerCoordinate, milan)
    }

    func testTheSameRegionIsNoChange() {
        showMap()
        map.setCenter(map.centerCoordinate, animated: false)
        map.region = map.region
        expectBesidesSteps()
    }

    func testInvalidRegionRaises() {
        showMap()
        let message = exception {
            map.region = MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 120, longitude: 0), span: MKCoordinateSpan())
        }
        XCTAssertTrue(message?.contains("Invalid Region <center:+120.00000000") == true, message ?? "-")
    }

    func testPanMovesTheMap() {
        showMap()
        let before = map.convert(rome, toPointTo: map)
        screen.pan(from: .view(map), by: 60, 0, over: 2)
        let after = map.convert(rome, toPointTo: map)
        XCTAssertEqual(after.x - before.x, 60, accuracy: 12)
        XCTAssertEqual(after.y, before.y, accuracy: 0.1)
        expectBesidesSteps("will change false", "did change false")
    }

    func testThrownMapGoesOn() {
        showMap()
        screen.swipe(.left, on: .view(map), by: 120)
        XCTAssertLessThan(map.convert(rome, toPointTo: map).x, 150 - 160)
        expectBesidesSteps("will change false", "did change false")
    }

    func testPinchZooms() {
        showMap()
        let before = map.region.span.longitudeDelta
        screen.pinch(.view(map), scale: 2)
        XCTAssertEqual(before / map.region.span.longitudeDelta, 2, accuracy: 0.3)
        assertEqual(map.centerCoordinate, rome, accuracy: 0.2)
        expectBesidesSteps("will change false", "did change false")
    }

    func testDoubleTapZooms() {
        showMap()
        let before = map.region.span.longitudeDelta
        screen.doubleTap(.view(map))
        XCTAssertEqual(before / map.region.span.longitudeDelta, 2, accuracy: 0.01)
        expectBesidesSteps("will change true", "did change true")
    }

    func testRotationTurns() {
        showMap()
        screen.rotate(.view(map), by: .pi / 4)
        XCTAssertEqual(map.camera.heading, 315, accuracy: 8)
        map.isRotateEnabled = false
        map.camera.heading = 0
        let camera = map.camera
        camera.heading = 0
        map.camera = camera
        screen.rotate(.view(map), by: .pi / 4)
        XCTAssertEqual(map.camera.heading, 0)
    }

    func testDisabledGestures() {
        showMap()
        (map.isScrollEnabled, map.isZoomEnabled) = (false, false)
        screen.pan(from: .view(map), by: 60, 0)
        screen.doubleTap(.view(map))
        expectBesidesSteps()
        assertEqual(map.centerCoordinate, rome)
    }

    func testTheWorldFillsTheView() {
        showMap()
        map.visibleMapRect = .world
        XCTAssertEqual(map.visibleMapRect.height, MKMapSize.world.height, accuracy: 1)
        XCTAssertEqual(map.visibleMapRect.minY, 0, accuracy: 1)
    }

    func testRegionOfAMapWithoutSize() {
        let map = MKMapView()
        map.region = MKCoordinateRegion(center: rome, latitudinalMeters: 1000, longitudinalMeters: 1000)
        map.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        map.layoutIfNeeded()
        assertEqual(map.centerCoordinate, rome)
        XCTAssertEqual(map.region.span.latitudeDelta, 0.009, accuracy: 0.0005)
    }

    func testCameraDistance() {
        showMap()
        let camera = MKMapCamera(lookingAtCenter: rome, fromDistance: 10_000, pitch: 0, heading: 90)
        map.setCamera(camera, animated: false)
        XCTAssertEqual(map.camera.centerCoordinateDistance, 10_000, accuracy: 1)
        XCTAssertEqual(map.camera.heading, 90)
        // East is up.
        let east = map.convert(
            CLLocationCoordinate2D(latitude: rome.latitude, longitude: rome.longitude + 0.01), toPointTo: map)
        XCTAssertEqual(east.x, 150, accuracy: 0.5)
        XCTAssertLessThan(east.y, 190)
    }

    func testZoomRange() {
        showMap()
        map.cameraZoomRange = MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: 5000, maxCenterCoordinateDistance: 50_000)
        XCTAssertEqual(map.camera.centerCoordinateDistance, 50_000, accuracy: 500)
    }

    func testElementOfADocument() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <mapView contentMode="scaleToFill" mapType="hybrid" zoomEnabled="NO" showsScale="YES" id="map">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
                    </mapView>
                </objects>
            </document>
            """
        let found = UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
        let map = try XCTUnwrap(found.first as? MKMapView)
        XCTAssertEqual(map.mapType, .hybrid)
        XCTAssertFalse(map.isZoomEnabled)
        XCTAssertTrue(map.showsScale)
        XCTAssertEqual(map.frame.size, CGSize(width: 300, height: 400))
    }
}
