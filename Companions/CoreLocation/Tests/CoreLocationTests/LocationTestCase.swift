import Foundation
import UIKitTesting
import XCTest

@testable import CoreLocation
@testable import CoreLocationEngine
@_spi(Framework) import UIKit

/// A test that begins with a new device whose app says what positions are for.
@preconcurrency @MainActor class LocationTestCase: XCTestCase {
    nonisolated(unsafe) var screen: TestScreen!
    nonisolated(unsafe) var events: [String] = []
    /// Managers hold their delegates weakly.
    nonisolated(unsafe) var recorders: [Recorder] = []

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__CoreLocation.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.begin() }
    }

    private func begin() {
        screen = TestScreen()
        events = []
        info = [
            "CFBundleDisplayName": "Compass",
            "NSLocationWhenInUseUsageDescription": "To show the way.",
            "NSLocationAlwaysAndWhenInUseUsageDescription": "To count your steps.",
            "NSLocationTemporaryUsageDescriptionDictionary": ["turn": "To say where to turn."],
        ]
    }

    /// The app's Info.plist.
    var info: [String: Any] = [:] {
        didSet { AppProperties.replace(with: info) }
    }

    /// Says where the device is, as a flow or the page does.
    @discardableResult func simulate(_ json: String, file: StaticString = #filePath, line: UInt = #line) -> Double {
        do {
            let seconds = try Simulations.take("location", json: Data(json.utf8))
            screen.runUntilIdle()
            return seconds
        } catch {
            XCTFail("\(error)", file: file, line: line)
            return 0
        }
    }

    /// A manager whose delegate records, of an app that the person allows positions.
    func allowedManager(_ authorization: String = "whenInUse") -> (CLLocationManager, Recorder) {
        simulate(#"{"authorization": "\#(authorization)"}"#)
        return manager()
    }

    func manager() -> (CLLocationManager, Recorder) {
        let manager = CLLocationManager()
        let recorder = Recorder { [unowned self] in events.append($0) }
        manager.delegate = recorder
        recorders.append(recorder)
        screen.runUntilIdle()
        return (manager, recorder)
    }

    /// What the framework says of mistakes during an action.
    func misuses(_ action: () -> Void) -> [String] {
        let before = Misuse.findings.count
        action()
        return Misuse.findings.dropFirst(before).map(\.message)
    }

    /// Compares what was heard since the last time, and forgets it.
    func expect(_ expected: String..., file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(events, expected, file: file, line: line)
        events = []
    }
}

/// A delegate that writes down what it hears.
final class Recorder: NSObject, CLLocationManagerDelegate {
    private let note: (String) -> Void
    var locations: [CLLocation] = []
    var headings: [CLHeading] = []
    var visits: [CLVisit] = []

    init(_ note: @escaping (String) -> Void) { self.note = note }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        note("authorization \(manager.authorizationStatus) \(manager.accuracyAuthorization)")
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        self.locations += locations
        note("locations " + locations.map { Self.text($0.coordinate) }.joined(separator: " "))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        note("error \((error as NSError).domain) \((error as NSError).code)")
    }

    func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {
        note("deferred \(error.map { ($0 as NSError).code } ?? -1)")
    }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) { note("pause") }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        headings.append(newHeading)
        note("heading \(Int(newHeading.magneticHeading)) \(Int(newHeading.trueHeading))")
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        note("enter \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        note("exit \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        note("state \(state) \(region.identifier)")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        note("watch \(region.identifier)")
    }

    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
        note("no watch \(region?.identifier ?? "-") \((error as NSError).code)")
    }

    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
        visits.append(visit)
        note(visit.departureDate == .distantFuture ? "arrival" : "departure")
    }

    func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
    ) {
        note("no ranging \((error as NSError).code)")
    }

    func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
    ) {
        note("no ranging in \(region.identifier) \((error as NSError).code)")
    }

    static func text(_ coordinate: CLLocationCoordinate2D) -> String {
        String(format: "%.4f,%.4f", coordinate.latitude, coordinate.longitude)
    }
}
