import XCTest

@testable import CoreLocationEngine

final class GeoPointTests: XCTestCase {
    private let berlin = GeoPoint(latitude: 52.52, longitude: 13.405)
    private let paris = GeoPoint(latitude: 48.8566, longitude: 2.3522)

    func testDistanceOfADegreeOnTheEllipsoid() {
        let origin = GeoPoint(latitude: 0, longitude: 0)
        XCTAssertEqual(origin.distance(to: GeoPoint(latitude: 0, longitude: 1)), 111_319.491, accuracy: 0.001)
        XCTAssertEqual(origin.distance(to: GeoPoint(latitude: 1, longitude: 0)), 110_574.389, accuracy: 0.001)
    }

    func testDistanceOfVincentysOwnExample() {
        // Flinders Peak and Buninyong, on the ellipsoid of GRS 80, whose axes are WGS 84's to a tenth of a millimetre.
        let flinders = GeoPoint(latitude: -37.95103341666667, longitude: 144.42486788888888)
        let buninyong = GeoPoint(latitude: -37.65282113888889, longitude: 143.92649552777777)
        XCTAssertEqual(flinders.distance(to: buninyong), 54_972.271, accuracy: 0.001)
    }

    func testDistanceIsSymmetricAndNothingToItself() {
        XCTAssertEqual(berlin.distance(to: paris), paris.distance(to: berlin), accuracy: 1e-6)
        XCTAssertEqual(berlin.distance(to: berlin), 0)
    }

    func testDistanceOfPointsThatLieOppositeEachOther() {
        let point = GeoPoint(latitude: 0.2, longitude: 0)
        XCTAssertEqual(point.distance(to: GeoPoint(latitude: -0.3, longitude: 179.9)), 20_003_931, accuracy: 30_000)
    }

    func testDistanceAcrossTheDateLine() {
        let west = GeoPoint(latitude: 10, longitude: 179.9)
        let east = GeoPoint(latitude: 10, longitude: -179.9)
        XCTAssertLessThan(west.distance(to: east), 22_000)
    }

    func testDistanceToNowhereIsNoNumber() {
        XCTAssertTrue(berlin.distance(to: GeoPoint(latitude: 91, longitude: 0)).isNaN)
    }

    func testBearings() {
        let origin = GeoPoint(latitude: 0, longitude: 0)
        XCTAssertEqual(origin.bearing(to: GeoPoint(latitude: 1, longitude: 0)), 0, accuracy: 1e-9)
        XCTAssertEqual(origin.bearing(to: GeoPoint(latitude: 0, longitude: 1)), 90, accuracy: 1e-9)
        XCTAssertEqual(origin.bearing(to: GeoPoint(latitude: -1, longitude: 0)), 180, accuracy: 1e-9)
        XCTAssertEqual(origin.bearing(to: GeoPoint(latitude: 0, longitude: -1)), 270, accuracy: 1e-9)
    }

    func testPointsOnTheWay() {
        let middle = GeoPoint(latitude: 0, longitude: 0).point(at: 0.5, to: GeoPoint(latitude: 0, longitude: 90))
        XCTAssertEqual(middle.longitude, 45, accuracy: 1e-9)
        XCTAssertEqual(berlin.point(at: 0, to: paris).latitude, berlin.latitude, accuracy: 1e-9)
        XCTAssertEqual(berlin.point(at: 1, to: paris).longitude, paris.longitude, accuracy: 1e-9)
        XCTAssertEqual(berlin.point(at: 0.5, to: berlin), berlin)
    }

    func testReading() {
        XCTAssertEqual(GeoPoint("52.5, 13.4"), GeoPoint(latitude: 52.5, longitude: 13.4))
        for text in ["", "52.5", "52.5,", "a,b", "91,0", "0,181", "1,2,3", "nan,0"] {
            XCTAssertNil(GeoPoint(text), text)
        }
    }
}

final class JourneyTests: XCTestCase {
    private let start = GeoPoint(latitude: 0, longitude: 0)
    private let end = GeoPoint(latitude: 0, longitude: 0.01)

    func testSpeedMakesTheTimes() throws {
        let journey = try XCTUnwrap(Journey(through: [start, end], speed: 10))
        XCTAssertEqual(journey.duration, 111.319, accuracy: 0.001)
        let fix = journey.fix(at: journey.duration / 2, measuredAt: 7)
        XCTAssertEqual(fix.point.longitude, 0.005, accuracy: 1e-9)
        XCTAssertEqual(fix.speed, 10, accuracy: 1e-6)
        XCTAssertEqual(fix.course, 90, accuracy: 1e-6)
        XCTAssertEqual(fix.time, 7)
    }

    func testStandsAtItsEnd() throws {
        let journey = try XCTUnwrap(Journey(through: [start, end], speed: 10))
        let fix = journey.fix(at: 500, measuredAt: 500)
        XCTAssertEqual(fix.point, end)
        XCTAssertEqual(fix.speed, -1)
        XCTAssertNil(journey.nextFixTime(after: 500))
    }

    func testMeasuresEverySecondAndAtTheEnd() throws {
        let journey = try XCTUnwrap(Journey(stops: [.init(point: start, time: 0), .init(point: end, time: 2.5)]))
        XCTAssertEqual(journey.nextFixTime(after: 0), 1)
        XCTAssertEqual(journey.nextFixTime(after: 1), 2)
        XCTAssertEqual(journey.nextFixTime(after: 2), 2.5)
        XCTAssertNil(journey.nextFixTime(after: 2.5))
    }

    func testBeginsAgain() throws {
        let journey = try XCTUnwrap(Journey(through: [start, end, start], speed: 10, isRepeated: true))
        let once = journey.fix(at: 20, measuredAt: 0).point
        let again = journey.fix(at: 20 + journey.duration, measuredAt: 0).point
        XCTAssertEqual(once.longitude, again.longitude, accuracy: 1e-9)
        XCTAssertEqual(journey.nextFixTime(after: 1000), 1001)
    }

    func testImpossibleJourneys() {
        XCTAssertNil(Journey(through: [], speed: 1))
        XCTAssertNil(Journey(through: [start, end], speed: 0))
        XCTAssertNil(Journey(through: [start, GeoPoint(latitude: 100, longitude: 0)], speed: 1))
        XCTAssertNil(Journey(stops: [.init(point: start, time: 1), .init(point: end, time: 0)]))
    }
}

final class SimulatedPlaceTests: XCTestCase {
    private func place(_ json: String) throws -> SimulatedPosition.Whereabouts? {
        try JSONDecoder().decode(SimulatedPlace.self, from: Data(json.utf8)).whereabouts(since: 5)
    }

    private func problem(_ json: String) -> String? {
        do {
            _ = try place(json)
            return nil
        } catch {
            return "\(error)"
        }
    }

    func testPlaces() throws {
        XCTAssertNil(try place("{}"))
        XCTAssertEqual(
            try place(#"{"latitude": 1, "longitude": 2}"#),
            .standing(GeoPoint(latitude: 1, longitude: 2), altitude: nil))
        XCTAssertEqual(try place(#"{"preset": "none"}"#), .unknown)
        guard case .travelling(let journey, 5) = try place(#"{"points": ["0,0", "0,1"], "speed": 10}"#) else {
            return XCTFail("no journey")
        }
        XCTAssertEqual(journey.stops.count, 2)
    }

    func testEveryPresetIsSomewhere() throws {
        for preset in Preset.allCases {
            let whereabouts = preset.whereabouts(since: 0)
            let fix = SimulatedPosition(whereabouts).fix(at: 30)
            XCTAssertEqual(fix == nil, preset == .none, preset.rawValue)
            XCTAssertEqual((fix?.speed ?? -1) > 0, [.run, .bicycleRide, .drive].contains(preset), preset.rawValue)
        }
    }

    func testProblems() {
        XCTAssertEqual(
            problem(#"{"latitude": 91, "longitude": 0}"#),
            "a latitude lies between -90 and 90, a longitude between -180 and 180")
        XCTAssertEqual(
            problem(#"{"latitude": 1}"#), "a latitude lies between -90 and 90, a longitude between -180 and 180")
        XCTAssertEqual(
            problem(#"{"preset": "Moon"}"#),
            "there is no place 'Moon'; there are 'None', 'Apple', 'City Bicycle Ride', 'City Run', 'Freeway Drive'")
        XCTAssertEqual(
            problem(#"{"points": ["0,0", "x"], "speed": 1}"#),
            "'x' is not a latitude and longitude such as 37.33,-122.03")
        XCTAssertEqual(
            problem(#"{"points": ["0,0"]}"#), "a speed is a number of metres a second above 0")
        XCTAssertEqual(problem(#"{"points": [], "speed": 1}"#), "a journey needs points")
        XCTAssertEqual(
            problem(#"{"gpx": "no"}"#), "the file is not a GPX file with points of a latitude and longitude")
        XCTAssertEqual(
            problem(#"{"preset": "Apple", "gpx": ""}"#),
            "a place is a latitude and longitude, points, a GPX file or a preset, and only one of them")
    }
}

final class TrackFileTests: XCTestCase {
    func testTimesOfTheFile() throws {
        let journey = try XCTUnwrap(
            TrackFile.journey(
                gpx: """
                    <?xml version="1.0"?>
                    <gpx version="1.1"><trk><trkseg>
                    <trkpt lat="1" lon="2"><ele>10</ele><time>2024-05-01T09:41:00Z</time></trkpt>
                    <trkpt lat="1" lon="3"><ele>20</ele><time>2024-05-01T09:41:20Z</time></trkpt>
                    </trkseg></trk></gpx>
                    """))
        XCTAssertEqual(journey.duration, 20)
        let fix = journey.fix(at: 10, measuredAt: 0)
        XCTAssertEqual(fix.altitude, 15, accuracy: 1e-9)
        XCTAssertEqual(fix.verticalAccuracy, 3)
    }

    func testWaypointsWithoutTimesComeEverySecond() throws {
        let journey = try XCTUnwrap(
            TrackFile.journey(
                gpx: #"<gpx><wpt lat="1" lon="2"/><wpt lat="2" lon="2"></wpt><wpt lat="3" lon="2"/></gpx>"#))
        XCTAssertEqual(journey.stops.map(\.time), [0, 1, 2])
        XCTAssertEqual(journey.stops.map(\.point.latitude), [1, 2, 3])
    }

    func testOtherFiles() {
        for text in [
            "", "hello", "<gpx></gpx>", #"<gpx><wpt lat="91" lon="0"/></gpx>"#, #"<gpx><wpt lat="1"/></gpx>"#,
            #"<gpx><wpt lat="1" lon="2">"#,
            #"<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><wpt lat="1" lon="2"/></gpx>"#,
        ] {
            XCTAssertNil(TrackFile.journey(gpx: text), text)
        }
    }
}

final class GazetteerTests: XCTestCase {
    func testTheTableIsWhole() {
        XCTAssertEqual(Gazetteer.all.count, 217)
        for place in Gazetteer.all {
            XCTAssertTrue(place.point.isValid, place.city)
            XCTAssertNotNil(TimeZone(identifier: place.timeZone), place.city)
            XCTAssertNotEqual(Gazetteer.countryName(place.countryCode), place.countryCode, place.city)
            if place.countryCode == "US" {
                XCTAssertNotNil(Gazetteer.regionsInFull["US-\(place.region ?? "")"], place.city)
            }
        }
    }

    private func cities(_ address: String) -> [String] {
        Gazetteer.places(of: address).map { "\($0.city) \($0.countryCode)" }
    }

    func testForward() {
        XCTAssertEqual(cities("Berlin"), ["Berlin DE"])
        XCTAssertEqual(cities("münchen, Germany"), ["Munich DE"])
        XCTAssertEqual(cities("Unter den Linden 1, 10117 Berlin"), ["Berlin DE"])
        XCTAssertEqual(cities("Portland, Oregon, USA"), ["Portland US"])
        XCTAssertEqual(cities("San Francisco CA 94103"), ["San Francisco US"])
        XCTAssertEqual(cities("1 Apple Park Way, Cupertino, CA"), ["Cupertino US"])
        XCTAssertEqual(cities("Sao Paulo"), ["São Paulo BR"])
        XCTAssertEqual(cities("London, UK"), ["London GB"])
        XCTAssertEqual(cities("Berlin, France"), [])
        XCTAssertEqual(cities("Atlantis"), [])
        XCTAssertEqual(cities(" , "), [])
    }

    func testEveryCityFindsItselfAndItsPlace() {
        for place in Gazetteer.all where place.address == nil {
            XCTAssertTrue(Gazetteer.places(of: place.city).contains(place), place.city)
            XCTAssertEqual(Gazetteer.match(of: place.point)?.place.city, place.city)
        }
    }

    func testReverse() {
        let park = Gazetteer.match(of: GeoPoint(latitude: 37.3349, longitude: -122.0090))
        XCTAssertEqual(park?.place.address?.street, "Apple Park Way")
        XCTAssertEqual(park?.isAtAddress, true)
        let country = Gazetteer.match(of: GeoPoint(latitude: 47.0, longitude: 2.6))
        XCTAssertEqual(country?.place.countryCode, "FR")
        XCTAssertEqual(country?.isInCity, false)
        XCTAssertNil(Gazetteer.match(of: GeoPoint(latitude: -40, longitude: -110)))
    }
}
