import UIKitTesting
import XCTest

@testable import MapKit
@_spi(Framework) @_spi(Testing) import UIKit

@preconcurrency @MainActor final class ServiceTests: MapTestCase {
    func testSearch() {
        let request = MKLocalSearch.Request(naturalLanguageQuery: "Paris")
        let search = MKLocalSearch(request: request)
        search.start { response, error in
            let item = response?.mapItems.first
            MainActor.assumeIsolated {
                self.events.append("\(item?.name ?? "-") \(item?.placemark.isoCountryCode ?? "-")")
            }
        }
        XCTAssertTrue(search.isSearching)
        expect()
        screen.runUntilIdle()
        expect("Paris FR")
        XCTAssertFalse(search.isSearching)
    }

    func testSearchThatFindsNothing() {
        MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Nowhereville")).start { response, error in
            let code = (error as? MKError)?.code
            MainActor.assumeIsolated { self.events.append("\(response == nil) \(code == .placemarkNotFound)") }
        }
        screen.runUntilIdle()
        expect("true true")
    }

    func testCompletions() {
        final class Listener: NSObject, MKLocalSearchCompleterDelegate {
            var titles: [String] = []
            func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
                titles = completer.results.map(\.title)
            }
        }
        let (completer, listener) = (MKLocalSearchCompleter(), Listener())
        completer.delegate = listener
        completer.queryFragment = "Lon"
        screen.runUntilIdle()
        XCTAssertTrue(listener.titles.contains("London"), "\(listener.titles)")
        XCTAssertEqual(completer.results.first?.titleHighlightRanges.count, 1)
    }

    func testDirectionsAreRefused() {
        MKDirections(request: MKDirections.Request()).calculate { response, error in
            let code = (error as? MKError)?.code
            MainActor.assumeIsolated { self.events.append("\(response == nil) \(code == .directionsNotFound)") }
        }
        screen.runUntilIdle()
        expect("true true")
    }

    func testItemsAndMapsThatIsNotThere() {
        let item = MKMapItem(
            placemark: MKPlacemark(coordinate: rome, addressDictionary: ["street": "1 Via Appia", "City": "Rome"]))
        XCTAssertFalse(item.openInMaps())
        XCTAssertEqual(item.placemark.locality, "Rome")
        XCTAssertEqual(item.placemark.thoroughfare, "Via Appia")
        assertEqual(item.placemark.coordinate, rome)
    }

    func testSnapshot() throws {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(center: rome, latitudinalMeters: 100_000, longitudinalMeters: 100_000)
        options.size = CGSize(width: 120, height: 80)
        options.scale = 2
        var snapshots: [MKMapSnapshotter.Snapshot] = []
        MKMapSnapshotter(options: options).start { snapshot, _ in
            nonisolated(unsafe) let snapshot = snapshot
            MainActor.assumeIsolated { snapshots.append(snapshot!) }
        }
        screen.runUntilIdle()
        let snapshot = try XCTUnwrap(snapshots.first)
        XCTAssertEqual(snapshot.image.size, options.size)
        XCTAssertEqual(snapshot.image.scale, 2)
        XCTAssertEqual(snapshot.point(for: rome).x, 60, accuracy: 0.01)
    }

    func testDistances() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        XCTAssertEqual(formatter.string(fromDistance: 420), "400 m")
        XCTAssertEqual(formatter.string(fromDistance: 4230), "4.2 km")
        formatter.units = .imperial
        XCTAssertEqual(formatter.string(fromDistance: 100), "350 ft")
        formatter.unitStyle = .full
        XCTAssertEqual(formatter.string(fromDistance: 16_093.44), "10 miles")
        XCTAssertEqual(formatter.distance(from: "2 km"), 2000)
    }

    func testTrackingButton() {
        screen.simulate("location", ["authorization": "whenInUse", "latitude": 41.8, "longitude": 12.4])
        showMap { map in
            let button = MKUserTrackingButton(mapView: map)
            button.frame.origin = CGPoint(x: 240, y: 20)
            map.addSubview(button)
        }
        screen.tap("Tracking")
        XCTAssertEqual(map.userTrackingMode, .follow)
        assertEqual(map.centerCoordinate, CLLocationCoordinate2D(latitude: 41.8, longitude: 12.4))
        screen.tap("Tracking")
        screen.tap("Tracking")
        XCTAssertEqual(map.userTrackingMode, .none)
    }

    func testCompassTurnsNorth() {
        showMap()
        let camera = map.camera
        camera.heading = 90
        map.setCamera(camera, animated: false)
        screen.runUntilIdle()
        screen.tap("Compass")
        XCTAssertEqual(map.camera.heading, 0)
        screen.expectNotVisible("Compass")
    }

    func testScaleHasEvenLengths() {
        XCTAssertEqual(MKScaleView.evenLength(upTo: 730), 500)
        XCTAssertEqual(MKScaleView.evenLength(upTo: 260_000), 250_000)
        XCTAssertEqual(MKScaleView.evenLength(upTo: 1.5), 1)
    }

    func testTiles() {
        final class Tiles: MKTileOverlay, @unchecked Sendable {
            var asked: [MKTileOverlayPath] = []
            override func loadTile(
                at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void
            ) {
                asked.append(path)
                let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
                }
                result(picture.pngData(), nil)
            }
        }
        showMap()
        let tiles = Tiles(urlTemplate: "https://example.com/{z}/{x}/{y}.png")
        recorder.makeRenderer = { _ in MKTileOverlayRenderer(tileOverlay: tiles) }
        map.addOverlay(tiles, level: .aboveLabels)
        screen.runUntilIdle()
        XCTAssertFalse(tiles.asked.isEmpty)
        XCTAssertEqual(Set(tiles.asked).count, tiles.asked.count)
        XCTAssertEqual(Set(tiles.asked.map(\.z)), [6])
        XCTAssertEqual(
            tiles.url(forTilePath: MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 1)).absoluteString,
            "https://example.com/3/1/2.png")
    }
}
