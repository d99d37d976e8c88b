import UIKitTesting
import XCTest

@testable import CoreLocation
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class UpdateTests: LocationTestCase {
    func testBeginsWithWhereTheDeviceIs() {
        let (manager, recorder) = allowedManager()
        events = []
        manager.startUpdatingLocation()
        expect()
        screen.runUntilIdle()
        expect("locations 37.7858,-122.4064")
        let location = recorder.locations[0]
        XCTAssertEqual(location.horizontalAccuracy, 5)
        XCTAssertEqual(location.speed, -1)
        XCTAssertEqual(location.course, -1)
        XCTAssertEqual(location.verticalAccuracy, -1)
        XCTAssertEqual(location.sourceInformation?.isSimulatedBySoftware, true)
        XCTAssertEqual(manager.location?.coordinate.latitude, 37.785834)
    }

    func testTellsOfEveryNewPlaceUntilItIsStopped() {
        let (manager, _) = allowedManager()
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        simulate(#"{"latitude": 52.52, "longitude": 13.405}"#)
        simulate(#"{"preset": "Apple"}"#)
        manager.stopUpdatingLocation()
        simulate(#"{"latitude": 1, "longitude": 1}"#)
        expect("locations 52.5200,13.4050", "locations 37.3346,-122.0091")
    }

    func testSaysNothingNewOfADeviceThatStands() {
        let (manager, _) = allowedManager()
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        screen.advance(by: 60)
        expect()
    }

    func testWithoutAPositionItFails() {
        let (manager, _) = allowedManager()
        simulate(#"{"preset": "None"}"#)
        events = []
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        expect("error kCLErrorDomain 0")
        XCTAssertNil(manager.location)
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect("locations 1.0000,2.0000")
    }

    func testOnceIsOnce() {
        let (manager, _) = allowedManager()
        events = []
        manager.requestLocation()
        screen.runUntilIdle()
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect("locations 37.7858,-122.4064")
        simulate(#"{"preset": "None"}"#)
        manager.requestLocation()
        screen.runUntilIdle()
        expect("error kCLErrorDomain 0")
    }

    func testOnceCanBeTakenBack() {
        let (manager, _) = allowedManager()
        events = []
        manager.requestLocation()
        manager.stopUpdatingLocation()
        screen.runUntilIdle()
        expect()
    }

    func testDeniedAppsAreToldSo() {
        let (manager, _) = allowedManager("denied")
        events = []
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        expect("error kCLErrorDomain 1")
    }

    func testTravelTellsEverySecondWithCourseAndSpeed() {
        let (manager, recorder) = allowedManager()
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        let seconds = simulate(#"{"points": ["0,0", "0,0.001"], "speed": 20}"#)
        XCTAssertEqual(seconds, 5.566, accuracy: 0.001)
        screen.advance(by: seconds)
        screen.runUntilIdle()
        expect(
            "locations 0.0000,0.0000", "locations 0.0000,0.0002", "locations 0.0000,0.0004",
            "locations 0.0000,0.0005", "locations 0.0000,0.0007", "locations 0.0000,0.0009", "locations 0.0000,0.0010")
        XCTAssertEqual(recorder.locations[2].speed, 20, accuracy: 1e-3)
        XCTAssertEqual(recorder.locations[2].course, 90, accuracy: 1e-3)
        XCTAssertEqual(recorder.locations[7].speed, -1)
    }

    func testPresetGoesOn() {
        let (manager, recorder) = allowedManager()
        manager.startUpdatingLocation()
        XCTAssertEqual(simulate(#"{"preset": "City Run"}"#), 0)
        screen.advance(by: 10)
        XCTAssertEqual(recorder.locations.count, 11)
        XCTAssertEqual(recorder.locations[5].speed, 3.5, accuracy: 1e-3)
    }

    func testDistanceFilter() {
        let (manager, _) = allowedManager()
        XCTAssertEqual(manager.distanceFilter, kCLDistanceFilterNone)
        manager.distanceFilter = 50
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        screen.advance(by: simulate(#"{"points": ["0,0", "0,0.001"], "speed": 20}"#))
        expect("locations 0.0000,0.0005", "locations 0.0000,0.0010")
    }

    func testVagueOnRequest() {
        let (manager, recorder) = allowedManager()
        simulate(#"{"latitude": 52.5163, "longitude": 13.3777}"#)
        manager.desiredAccuracy = kCLLocationAccuracyReduced
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        XCTAssertEqual(recorder.locations.last?.horizontalAccuracy, 5000)
        XCTAssertEqual(manager.accuracyAuthorization, .fullAccuracy)
    }

    func testUncertaintyCanBeSimulated() {
        let (manager, recorder) = allowedManager()
        manager.startUpdatingLocation()
        simulate(#"{"accuracy": 65}"#)
        XCTAssertEqual(recorder.locations.last?.horizontalAccuracy, 65)
    }

    func testPausesAfterAQuarterOfAnHour() {
        let (manager, _) = allowedManager()
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        screen.advance(by: 901)
        expect("pause")
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect()
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        expect("locations 1.0000,2.0000")
    }

    func testRestsInTheBackground() {
        let (manager, _) = allowedManager()
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        TestEnvironment.moveToBackground()
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect()
        TestEnvironment.moveToForeground()
        screen.runUntilIdle()
        expect("locations 1.0000,2.0000")
    }

    func testGoesOnInTheBackgroundWhereTheAppSaysSo() {
        info["UIBackgroundModes"] = ["location"]
        let (manager, _) = allowedManager()
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        events = []
        TestEnvironment.moveToBackground()
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect("locations 1.0000,2.0000")
        TestEnvironment.moveToForeground()
    }

    func testDeferredUpdatesAreObsolete() {
        let (manager, _) = allowedManager()
        events = []
        (manager as any ObsoleteUpdates).allowDeferredLocationUpdates(untilTraveled: 100, timeout: 10)
        screen.runUntilIdle()
        expect("deferred 11")
    }

    func testManagerThatIsGoneTellsNobody() {
        var (manager, recorder): (CLLocationManager?, Recorder) = allowedManager()
        manager?.startUpdatingLocation()
        manager = nil
        events = []
        screen.runUntilIdle()
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect()
        withExtendedLifetime(recorder) {}
    }

    func testDelegateIsHeldWeakly() {
        let manager = CLLocationManager()
        do {
            let recorder = Recorder { _ in }
            manager.delegate = recorder
            XCTAssertTrue(manager.delegate === recorder)
        }
        XCTAssertNil(manager.delegate)
    }

    func testAnotherSessionBeginsWhereNobodyHasBeen() {
        simulate(#"{"latitude": 1, "longitude": 2, "authorization": "always"}"#)
        screen = TestScreen()
        let manager = CLLocationManager()
        XCTAssertEqual(manager.authorizationStatus, .notDetermined)
        simulate(#"{"authorization": "always"}"#)
        XCTAssertEqual(manager.location?.coordinate.latitude, 37.785834)
    }

    func testWordsOfUIKitTesting() {
        let (manager, recorder) = allowedManager()
        manager.startUpdatingLocation()
        screen.setLocation(latitude: 1, longitude: 2)
        screen.travel(through: [(1, 2), (1, 2.001)], speed: 50)
        XCTAssertEqual(screen.time, 2.227, accuracy: 0.01)
        XCTAssertEqual(recorder.locations.map { Recorder.text($0.coordinate) }.first, "1.0000,2.0000")
        XCTAssertEqual(recorder.locations.map { Recorder.text($0.coordinate) }.last, "1.0000,2.0010")
    }

    // MARK: Changes and visits

    func testSignificantChanges() {
        let (manager, _) = allowedManager()
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        events = []
        manager.startMonitoringSignificantLocationChanges()
        screen.runUntilIdle()
        simulate(#"{"latitude": 0, "longitude": 0.003}"#)
        screen.advance(by: 10)
        expect("locations 0.0000,0.0000")
        simulate(#"{"latitude": 0, "longitude": 0.02}"#)
        screen.advance(by: 289)
        expect()
        screen.advance(by: 2)
        expect("locations 0.0000,0.0200")
        manager.stopMonitoringSignificantLocationChanges()
        simulate(#"{"latitude": 0, "longitude": 1}"#)
        expect()
    }

    func testVisits() {
        let (manager, recorder) = allowedManager("always")
        events = []
        manager.startMonitoringVisits()
        screen.runUntilIdle()
        screen.advance(by: 299)
        expect()
        screen.advance(by: 2)
        expect("arrival")
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect("departure")
        XCTAssertEqual(
            recorder.visits.map { Recorder.text($0.coordinate) }, Array(repeating: "37.7858,-122.4064", count: 2))
    }

    // MARK: Headings

    func testHeadings() {
        let (manager, recorder) = allowedManager()
        XCTAssertTrue(CLLocationManager.headingAvailable())
        events = []
        manager.startUpdatingHeading()
        screen.runUntilIdle()
        simulate(#"{"heading": 90}"#)
        simulate(#"{"heading": 90.5}"#)
        simulate(#"{"heading": -10}"#)
        expect("heading 0 0", "heading 90 90", "heading 350 350")
        XCTAssertEqual(manager.heading?.magneticHeading, 350)
        XCTAssertEqual(recorder.headings[1].x, -30, accuracy: 1e-9)
        manager.headingFilter = 30
        simulate(#"{"heading": 10}"#)
        simulate(#"{"heading": 25}"#)
        expect("heading 25 25")
        manager.headingOrientation = .landscapeLeft
        screen.runUntilIdle()
        expect("heading 115 115")
        manager.stopUpdatingHeading()
        simulate(#"{"heading": 200}"#)
        expect()
    }

    func testTravellersLookWhereTheyGo() {
        let (manager, _) = allowedManager()
        manager.startUpdatingHeading()
        screen.runUntilIdle()
        events = []
        simulate(#"{"points": ["0,0", "0,1"], "speed": 10}"#)
        expect("heading 90 90")
    }

    func testTrueNorthNeedsAPosition() {
        let (manager, _) = allowedManager("denied")
        events = []
        manager.startUpdatingHeading()
        screen.runUntilIdle()
        expect("heading 0 -1")
    }

    // MARK: Beacons

    func testBeaconsAreRefusedByName() {
        let (manager, _) = allowedManager()
        XCTAssertFalse(CLLocationManager.isRangingAvailable())
        XCTAssertFalse(CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
        XCTAssertTrue(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        let uuid = UUID()
        let region = CLBeaconRegion(uuid: uuid, major: 1, minor: 2, identifier: "beacon")
        events = []
        manager.startRangingBeacons(satisfying: region.beaconIdentityConstraint)
        manager.startMonitoring(for: region)
        (manager as any ObsoleteUpdates).startRangingBeacons(in: region)
        screen.runUntilIdle()
        expect("no ranging 16", "no watch beacon 5", "no ranging in beacon 16")
    }
}

/// What is deprecated, without a warning for its tests.
private protocol ObsoleteUpdates {
    func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval)
    func startRangingBeacons(in region: CLBeaconRegion)
}

extension CLLocationManager: ObsoleteUpdates {}
