import UIKitTesting
import XCTest

@testable import MapKit
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class AnnotationTests: MapTestCase {
    private func pin(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view =
            map.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKPinAnnotationView
            ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.annotation = annotation
        view.canShowCallout = true
        view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
        return view
    }

    func testViewsAreAskedForWhatIsSeen() {
        showMap()
        let here = point("Rome", 41.9, 12.5)
        map.addAnnotations([here, point("Oslo", 59.95, 10.75)])
        XCTAssertNil(map.view(for: here))
        screen.runUntilIdle()
        expect("view for Rome", "added Rome")
        XCTAssertTrue(map.view(for: here) is MKMarkerAnnotationView)
        XCTAssertEqual(map.annotations.count, 2)
    }

    func testViewsAreUsedAgain() {
        showMap()
        recorder.makeView = { [unowned self] in pin($0) }
        let here = point("Rome", 41.9, 12.5)
        map.addAnnotation(here)
        screen.runUntilIdle()
        let view = map.view(for: here)
        map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: false)
        XCTAssertNil(map.view(for: here))
        let there = point("There", 0, 0)
        map.addAnnotation(there)
        screen.runUntilIdle()
        XCTAssertTrue(map.view(for: there) === view)
        XCTAssertTrue(view?.annotation === there)
    }

    func testRegisteredClasses() {
        final class Mark: MKAnnotationView {
            var kind = "none"
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                kind = "mark of \((annotation?.title ?? nil) ?? "-")"
            }
            required init?(coder: NSCoder) { nil }
        }
        showMap()
        map.register(Mark.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        let here = point("Rome", 41.9, 12.5)
        map.addAnnotation(here)
        screen.runUntilIdle()
        XCTAssertEqual((map.view(for: here) as? Mark)?.kind, "mark of Rome")
        let message = exception { _ = map.dequeueReusableAnnotationView(withIdentifier: "x", for: here) }
        XCTAssertTrue(message?.contains("must register a class") == true, message ?? "-")
    }

    func testTipIsAtThePlace() throws {
        showMap()
        let here = point("Rome", 41.9, 12.5)
        map.addAnnotation(here)
        screen.runUntilIdle()
        let view = try XCTUnwrap(map.view(for: here))
        XCTAssertEqual(view.frame.midX, 150, accuracy: 0.5)
        XCTAssertEqual(view.frame.maxY, 200, accuracy: 0.5)
        here.coordinate = map.convert(CGPoint(x: 100, y: 50), toCoordinateFrom: map)
        XCTAssertEqual(view.frame.midX, 100, accuracy: 0.5)
        XCTAssertEqual(view.frame.maxY, 50, accuracy: 0.5)
    }

    func testSelectionByTaps() throws {
        showMap()
        let (here, there) = (point("Rome", 41.9, 12.5), point("Ostia", 41.2, 12.0))
        here.subtitle = "On seven hills"
        map.addAnnotations([here, there])
        screen.runUntilIdle()
        events = []
        screen.tap(try XCTUnwrap(map.view(for: here)))
        expect("select view Rome", "select Rome")
        XCTAssertTrue(map.selectedAnnotations.first === here)
        screen.tap(try XCTUnwrap(map.view(for: there)))
        expect("deselect view Rome", "deselect Rome", "select view Ostia", "select Ostia")
        screen.tap(.point(60, 220))
        expect("deselect view Ostia", "deselect Ostia")
        XCTAssertTrue(map.selectedAnnotations.isEmpty)
    }

    func testCallout() throws {
        showMap()
        recorder.makeView = { [unowned self] in pin($0) }
        let here = point("Rome", 41.9, 12.5)
        here.subtitle = "Has a whole country inside it."
        map.addAnnotation(here)
        screen.runUntilIdle()
        events = []
        screen.tap(try XCTUnwrap(map.view(for: here)))
        screen.expectVisible("Has a whole country inside it.")
        let control = try XCTUnwrap(map.view(for: here)?.rightCalloutAccessoryView)
        screen.tap(control)
        expect("select view Rome", "select Rome", "control of Rome")
        map.deselectAnnotation(here, animated: false)
        screen.runUntilIdle()
        screen.expectNotVisible("Has a whole country inside it.")
        expect("deselect view Rome", "deselect Rome")
        XCTAssertNil(control.superview)
    }

    func testCalloutAtTheEdgeMovesTheMap() throws {
        showMap()
        recorder.makeView = { [unowned self] in pin($0) }
        let here = point("Top", 0, 0)
        here.coordinate = map.convert(CGPoint(x: 150, y: 45), toCoordinateFrom: map)
        map.addAnnotation(here)
        screen.runUntilIdle()
        events = []
        screen.tap(try XCTUnwrap(map.view(for: here)))
        expectBesidesSteps("select view Top", "select Top", "will change true", "did change true")
        XCTAssertGreaterThan(map.convert(here.coordinate, toPointTo: map).y, 60)
    }

    func testRemovedAnnotations() {
        showMap()
        let here = point("Rome", 41.9, 12.5)
        map.addAnnotation(here)
        screen.runUntilIdle()
        map.selectAnnotation(here, animated: false)
        events = []
        map.removeAnnotation(here)
        expect("deselect view Rome", "deselect Rome")
        XCTAssertNil(map.view(for: here))
        XCTAssertTrue(map.annotations.isEmpty)
    }

    func testDrag() throws {
        showMap()
        recorder.makeView = { [unowned self] in
            let view = pin($0)
            view.isDraggable = true
            return view
        }
        let here = point("Rome", 41.9, 12.5)
        map.addAnnotation(here)
        screen.runUntilIdle()
        events = []
        let view = try XCTUnwrap(map.view(for: here))
        let finger = try XCTUnwrap(screen.touchDown(.view(view)))
        screen.wait(1)
        finger.move(by: 50, -30)
        finger.lift()
        screen.runUntilIdle()
        expectBesidesSteps(
            "select view Rome", "select Rome", "drag none starting", "drag starting dragging",
            "drag dragging ending", "drag ending none")
        let end = map.convert(here.coordinate, toPointTo: map)
        XCTAssertEqual(end.x, 200, accuracy: 1)
        XCTAssertEqual(end.y, 170, accuracy: 1)
    }

    func testClusters() throws {
        showMap()
        recorder.makeView = { annotation in
            guard !(annotation is MKClusterAnnotation) else { return nil }
            let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.clusteringIdentifier = "places"
            return view
        }
        let near = [point("A", 41.9, 12.5), point("B", 41.91, 12.5)]
        map.addAnnotations(near + [point("C", 41.2, 11.8)])
        screen.runUntilIdle()
        expect(
            "view for A", "view for B", "view for C", "view for A and 1 more", "added A, B, C, A and 1 more")
        let view = try XCTUnwrap(map.view(for: near[0]))
        XCTAssertTrue(view.isHidden)
        XCTAssertEqual((view.cluster as? MKMarkerAnnotationView)?.glyphText, "2")
        // Close up each of them has its place.
        map.setRegion(
            MKCoordinateRegion(center: rome, latitudinalMeters: 4000, longitudinalMeters: 4000), animated: false)
        XCTAssertFalse(view.isHidden)
        XCTAssertNil(view.cluster)
    }

    func testShowAnnotations() {
        showMap()
        let all = [point("Oslo", 59.95, 10.75), point("Rome", 41.9, 12.5)]
        map.showAnnotations(all, animated: false)
        for annotation in all {
            let point = map.convert(annotation.coordinate, toPointTo: map)
            XCTAssertTrue(map.bounds.insetBy(dx: 30, dy: 30).contains(point), "\(point)")
        }
        XCTAssertEqual(map.annotations.count, 2)
    }

    func testTheUser() {
        showMap()
        screen.simulate("location", ["authorization": "whenInUse", "latitude": 41.8, "longitude": 12.4])
        map.showsUserLocation = true
        screen.runUntilIdle()
        expect("locate", "user", "view for My Location", "added My Location")
        assertEqual(map.userLocation.coordinate, CLLocationCoordinate2D(latitude: 41.8, longitude: 12.4))
        XCTAssertTrue(map.view(for: map.userLocation) is MKUserLocationView)
        XCTAssertTrue(map.isUserLocationVisible)
        map.setUserTrackingMode(.follow, animated: false)
        assertEqual(map.centerCoordinate, map.userLocation.coordinate)
        expectBesidesSteps("follow follow", "will change false", "did change false")
        screen.pan(from: .view(map), by: 80, 0)
        expectBesidesSteps("follow none", "will change false", "did change false")
        map.showsUserLocation = false
        expect("locate no more")
    }

    func testTextsThatAreTwiceOptional() {
        let annotation: any MKAnnotation = point("Rome", 41.9, 12.5)
        XCTAssertEqual(annotation.title!!.count, 4)
        XCTAssertEqual(annotation.title ?? "-", "Rome")
        XCTAssertNil(annotation.subtitle ?? nil)
        var found: [String] = []
        if let title = annotation.title { found.append(title!) }
        if let title = annotation.title, let text = title { found.append(text) }
        // Its own class knows the text better.
        if let title = point("Paris", 48.9, 2.3).title { found.append(title) }
        XCTAssertEqual(found, ["Rome", "Rome", "Paris"])
    }
}
