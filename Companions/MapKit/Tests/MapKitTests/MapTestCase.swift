import UIKitTesting
import XCTest

@testable import CoreLocation
@testable import MapKit
@_spi(Framework) @_spi(Testing) import UIKit

/// A test of a map that fills the middle of a screen, in virtual time.
@preconcurrency @MainActor class MapTestCase: XCTestCase {
    private(set) var screen: TestScreen!
    private(set) var map: MKMapView!
    private(set) var recorder: MapRecorder!
    var events: [String] = []

    override func setUp() async throws {
        __introduce(__CoreLocation.self)
        __introduce(__MapKit.self, elements: ["mapView": MKMapView.self])
        screen = TestScreen()
        AppProperties.replace(with: ["NSLocationWhenInUseUsageDescription": "To show the way."])
        events = []
        recorder = MapRecorder { [unowned self] in events.append($0) }
    }

    /// Shows a map of 300 by 400 points around Rome, and forgets what was heard.
    func showMap(_ prepare: (MKMapView) -> Void = { _ in }) {
        let map = MKMapView(frame: CGRect(x: 40, y: 200, width: 300, height: 400))
        self.map = map
        map.delegate = recorder
        map.region = MKCoordinateRegion(center: rome, span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 3))
        prepare(map)
        let controller = UIViewController()
        controller.view.addSubview(map)
        screen.show(controller)
        screen.runUntilIdle()
        events = []
    }

    let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

    /// Compares what was heard since the last time, and forgets it.
    func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }

    /// The same, without the steps of a movement.
    func expectBesidesSteps(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        let steps: Set<String> = ["step", "load", "render", "loaded", "rendered"]
        XCTAssertEqual(events.filter { !steps.contains($0) }, expected, file: file, line: line)
        events = []
    }

    func point(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        MKPointAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title, subtitle: nil)
    }

    func assertEqual(
        _ first: CLLocationCoordinate2D, _ second: CLLocationCoordinate2D, accuracy: Double = 0.0001,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(first.latitude, second.latitude, accuracy: accuracy, file: file, line: line)
        XCTAssertEqual(first.longitude, second.longitude, accuracy: accuracy, file: file, line: line)
    }

    /// The reason of the exception that an action raises; nil without one.
    func exception(_ action: () -> Void) -> String? {
        var reasons: [String] = []
        NSException.interceptor = { reasons.append($0.reason ?? "") }
        defer { NSException.interceptor = nil }
        action()
        return reasons.first
    }
}

/// A delegate that notes what it hears.
@MainActor final class MapRecorder: NSObject, MKMapViewDelegate {
    private let note: (String) -> Void
    var makeView: ((any MKAnnotation) -> MKAnnotationView?)?
    var makeRenderer: ((any MKOverlay) -> MKOverlayRenderer)?

    init(_ note: @escaping (String) -> Void) { self.note = note }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { note("will change \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { note("did change \(animated)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) { note("step") }
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { note("load") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { note("loaded") }
    func mapViewWillStartRenderingMap(_ mapView: MKMapView) { note("render") }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { note("rendered") }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        note("view for \((annotation.title ?? nil) ?? "-")")
        return makeView?(annotation)
    }

    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        note("added " + views.map { ($0.annotation?.title ?? nil) ?? "-" }.joined(separator: ", "))
    }

    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        note("select view \((view.annotation?.title ?? nil) ?? "-")")
    }

    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        note("deselect view \((view.annotation?.title ?? nil) ?? "-")")
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        note("select \((annotation.title ?? nil) ?? "-")")
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        note("deselect \((annotation.title ?? nil) ?? "-")")
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { note("control of \((view.annotation?.title ?? nil) ?? "-")") }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { note("drag \(oldState) \(newState)") }

    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { note("locate") }
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { note("locate no more") }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { note("user") }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { note("no user") }
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) { note("follow \(mode)") }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        note("renderer")
        return makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }

    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) { note("added \(renderers.count)") }
}
