import UIKitTesting
import XCTest

@testable import CoreLocation

@preconcurrency @MainActor final class AsyncTests: LocationTestCase {
    func testLiveUpdates() {
        simulate(#"{"authorization": "whenInUse"}"#)
        let task = Task {
            for try await update in CLLocationUpdate.liveUpdates() {
                events.append(update.location.map { Recorder.text($0.coordinate) } ?? "none")
                events.append(update.isStationary ? "stands" : "moves")
            }
        }
        screen.runUntilIdle()
        expect("37.7858,-122.4064", "stands")
        simulate(#"{"points": ["0,0", "0,0.0002"], "speed": 20}"#)
        screen.advance(by: 3)
        screen.runUntilIdle()
        expect("0.0000,0.0000", "moves", "0.0000,0.0002", "moves", "0.0000,0.0002", "stands")
        task.cancel()
        screen.runUntilIdle()
        simulate(#"{"latitude": 1, "longitude": 2}"#)
        expect()
    }

    func testLiveUpdatesSayWhyThereIsNone() {
        simulate(#"{"authorization": "denied"}"#)
        let task = Task {
            for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                events.append("\(update.location == nil) \(update.authorizationDenied) \(update.locationUnavailable)")
            }
        }
        screen.runUntilIdle()
        expect("true true false")
        simulate(#"{"authorization": "always", "preset": "None"}"#)
        XCTAssertEqual(events.last, "true false true")
        task.cancel()
    }

    func testMonitor() {
        simulate(#"{"authorization": "always", "latitude": 0, "longitude": 1}"#)
        let task = Task {
            let monitor = await CLMonitor("places")
            let home = CLMonitor.CircularGeographicCondition(
                center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 200)
            await monitor.add(home, identifier: "home")
            for try await event in await monitor.events {
                events.append("\(event.identifier) \(event.state)")
            }
        }
        screen.runUntilIdle()
        expect("home unsatisfied")
        simulate(#"{"latitude": 0, "longitude": 0}"#)
        screen.runUntilIdle()
        expect("home satisfied")
        Task {
            let same = await CLMonitor("places")
            events.append(await same.identifiers.joined())
            events.append("\(await same.record(for: "home")?.lastEvent.state ?? .unknown)")
            await same.remove("home")
        }
        screen.runUntilIdle()
        screen.runUntilIdle()
        expect("home", "satisfied", "home unmonitored")
        task.cancel()
    }

    func testAskingForPrecisionWaitsForTheAnswer() {
        let (manager, _) = allowedManager()
        simulate(#"{"precise": false}"#)
        events = []
        Task {
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "turn")
            events.append("answered \(manager.accuracyAuthorization)")
        }
        screen.runUntilIdle()
        expect()
        screen.tap("Don’t Allow")
        screen.runUntilIdle()
        expect("answered reducedAccuracy")
    }
}
