import UIKitTesting
import XCTest

@testable import CoreLocation
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class RegionTests: LocationTestCase {
    private func circle(_ name: String, at longitude: Double = 0, radius: Double = 200) -> CLCircularRegion {
        CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: longitude), radius: radius, identifier: name)
    }

    private func begin() -> (CLLocationManager, Recorder) {
        let pair = allowedManager("always")
        simulate(#"{"latitude": 0, "longitude": 1}"#)
        events = []
        return pair
    }

    func testCrossings() {
        let (manager, _) = begin()
        manager.startMonitoring(for: circle("home"))
        expect()
        screen.runUntilIdle()
        expect("watch home")
        simulate(#"{"latitude": 0, "longitude": 0.001}"#)
        expect("enter home", "state inside home")
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        expect()
        simulate(#"{"latitude": 0, "longitude": 0.01}"#)
        expect("exit home", "state outside home")
        manager.stopMonitoring(for: circle("home"))
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        expect()
    }

    func testCrossingsOnTheWay() {
        let (manager, _) = begin()
        simulate(#"{"latitude": 0, "longitude": -0.01}"#)
        manager.startMonitoring(for: circle("home"))
        screen.runUntilIdle()
        screen.advance(by: simulate(#"{"points": ["0,-0.01", "0,0.01"], "speed": 50}"#))
        expect("watch home", "enter home", "state inside home", "exit home", "state outside home")
    }

    func testBeginningInsideIsNoCrossing() {
        let (manager, _) = begin()
        manager.startMonitoring(for: circle("here", at: 1))
        screen.runUntilIdle()
        expect("watch here")
        manager.requestState(for: circle("here", at: 1))
        manager.requestState(for: circle("there"))
        screen.runUntilIdle()
        expect("state inside here", "state outside there")
    }

    func testOnlyWhatIsAskedFor() {
        let (manager, _) = begin()
        let region = circle("home")
        region.notifyOnEntry = false
        manager.startMonitoring(for: region)
        // The manager keeps a copy.
        region.notifyOnExit = false
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        simulate(#"{"latitude": 0, "longitude": 1}"#)
        expect("watch home", "state inside home", "exit home", "state outside home")
    }

    func testAllManagersHearOfThem() {
        let (manager, _) = begin()
        let (other, recorder) = self.manager()
        events = []
        manager.startMonitoring(for: circle("home"))
        XCTAssertEqual(other.monitoredRegions, [circle("home")])
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        expect("watch home", "enter home", "state inside home", "enter home", "state inside home")
        withExtendedLifetime(recorder) {}
    }

    func testSameNameTakesThePlace() {
        let (manager, _) = begin()
        manager.startMonitoring(for: circle("home"))
        manager.startMonitoring(for: circle("home", at: 5))
        XCTAssertEqual(manager.monitoredRegions.count, 1)
        XCTAssertEqual((manager.monitoredRegions.first as? CLCircularRegion)?.center.longitude, 5)
    }

    func testLimit() {
        let (manager, _) = begin()
        for number in 1...21 { manager.startMonitoring(for: circle("\(number)")) }
        XCTAssertEqual(manager.monitoredRegions.count, 20)
        screen.runUntilIdle()
        XCTAssertEqual(events.last, "no watch 21 5")
    }

    func testRefused() {
        let (manager, _) = begin()
        manager.startMonitoring(for: circle("large", radius: manager.maximumRegionMonitoringDistance + 1))
        manager.startMonitoring(for: circle("none", radius: 0))
        screen.runUntilIdle()
        expect("no watch large 5", "no watch none 5")
        simulate(#"{"authorization": "denied"}"#)
        events = []
        manager.startMonitoring(for: circle("home"))
        screen.runUntilIdle()
        expect("no watch home 4")
    }
}
