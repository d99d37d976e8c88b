import UIKitTesting
import XCTest

@testable import CoreLocation
@_spi(Framework) import UIKit

@preconcurrency @MainActor final class PermissionTests: LocationTestCase {
    // MARK: The first word

    func testDelegateHearsOfItsAuthorizationRightAfterItsManagerWasMade() {
        let manager = CLLocationManager()
        let recorder = Recorder { [unowned self] in events.append($0) }
        manager.delegate = recorder
        expect()
        screen.runUntilIdle()
        expect("authorization notDetermined fullAccuracy")
    }

    func testOldDelegatesHearOfTheirStatus() {
        final class OldDelegate: NSObject, CLLocationManagerDelegate {
            var statuses: [CLAuthorizationStatus] = []
            func locationManager(
                _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
            ) { statuses.append(status) }
        }
        let delegate = OldDelegate()
        let manager = CLLocationManager()
        manager.delegate = delegate
        screen.runUntilIdle()
        simulate(#"{"authorization": "denied"}"#)
        XCTAssertEqual(delegate.statuses, [.notDetermined, .denied])
        withExtendedLifetime(manager) {}
    }

    // MARK: The question

    func testQuestionHasTheSystemsWordsAndTheAppsPurpose() {
        screen.show(UIViewController())
        let (manager, _) = manager()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        XCTAssertEqual(
            screen.texts,
            [
                "Allow “Compass” to use your location?", "To show the way.", "Allow Once", "Allow While Using App",
                "Don’t Allow",
            ])
    }

    func testAllowingWhileUsing() {
        let (manager, _) = manager()
        events = []
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        expect()
        screen.tap("Allow While Using App")
        expect("authorization authorizedWhenInUse fullAccuracy")
        XCTAssertEqual(manager.authorizationStatus, .authorizedWhenInUse)
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        screen.expectNotVisible("Don’t Allow")
    }

    func testAllowingOnceIsNotAskedForMore() {
        let (manager, _) = manager()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        screen.tap("Allow Once")
        XCTAssertEqual(manager.authorizationStatus, .authorizedWhenInUse)
        manager.requestAlwaysAuthorization()
        screen.runUntilIdle()
        screen.expectNotVisible("Change to Always Allow")
    }

    func testDenyingFailsUpdatesThatWaited() {
        let (manager, _) = manager()
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        events = []
        screen.tap("Don’t Allow")
        expect("authorization denied fullAccuracy", "error kCLErrorDomain 1")
    }

    func testUpdatesThatWaitedBeginWithTheAnswer() {
        let (manager, _) = manager()
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        events = []
        screen.tap("Allow Once")
        expect("authorization authorizedWhenInUse fullAccuracy", "locations 37.7858,-122.4064")
    }

    func testAppIsInactiveDuringTheQuestion() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var calls: [String] = []
            func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
            func applicationDidBecomeActive(_ application: UIApplication) { calls.append("become") }
        }
        let delegate = Delegate()
        let before = UIApplication.shared.delegate
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = before }
        let (manager, _) = manager()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        XCTAssertEqual(delegate.calls, ["resign"])
        XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
        screen.tap("Allow Once")
        XCTAssertEqual(delegate.calls, ["resign", "become"])
        XCTAssertEqual(UIApplication.shared.windows, [])
    }

    func testNobodyIsAskedWithoutAPurpose() {
        info["NSLocationWhenInUseUsageDescription"] = nil
        let misuses = misuses {
            let (manager, _) = manager()
            manager.requestWhenInUseAuthorization()
            screen.runUntilIdle()
            XCTAssertEqual(manager.authorizationStatus, .notDetermined)
        }
        screen.expectNotVisible("Allow Once")
        XCTAssertEqual(
            misuses,
            [
                "requestWhenInUseAuthorization() asks nobody: the app's Info.plist does not say what positions are for "
                    + "under NSLocationWhenInUseUsageDescription"
            ])
    }

    func testAlwaysNeedsBothPurposes() {
        info["NSLocationAlwaysAndWhenInUseUsageDescription"] = nil
        let misuses = misuses {
            let (manager, _) = manager()
            manager.requestAlwaysAuthorization()
            screen.runUntilIdle()
        }
        XCTAssertEqual(misuses.count, 1)
        XCTAssertTrue(misuses.first?.hasSuffix("under NSLocationAlwaysAndWhenInUseUsageDescription") == true)
        screen.expectNotVisible("Allow Once")
    }

    // MARK: Always

    func testAlwaysAfterWhileUsingIsAskedOnce() {
        let (manager, _) = manager()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        screen.tap("Allow While Using App")
        manager.requestAlwaysAuthorization()
        screen.runUntilIdle()
        screen.expectVisible(
            "Allow “Compass” to also use your location even when you are not using the app?")
        screen.expectVisible("To count your steps.")
        events = []
        screen.tap("Change to Always Allow")
        expect("authorization authorizedAlways fullAccuracy")
        manager.requestAlwaysAuthorization()
        screen.runUntilIdle()
        screen.expectNotVisible("Change to Always Allow")
    }

    func testKeepingOnlyWhileUsingTellsNobody() {
        let (manager, _) = manager()
        manager.requestWhenInUseAuthorization()
        screen.runUntilIdle()
        screen.tap("Allow While Using App")
        manager.requestAlwaysAuthorization()
        screen.runUntilIdle()
        events = []
        screen.tap("Keep Only While Using")
        expect()
        XCTAssertEqual(manager.authorizationStatus, .authorizedWhenInUse)
    }

    func testAlwaysAtFirstIsProvisional() {
        let (manager, _) = manager()
        manager.startMonitoringSignificantLocationChanges()
        manager.requestAlwaysAuthorization()
        screen.runUntilIdle()
        screen.expectVisible("To show the way.")
        screen.tap("Allow While Using App")
        XCTAssertEqual(manager.authorizationStatus, .authorizedAlways)
        screen.expectNotVisible("Keep Only While Using")
        // Positions in the background bring the question that matters.
        TestEnvironment.moveToBackground()
        simulate(#"{"latitude": 52.5, "longitude": 13.4}"#)
        screen.advance(by: 301)
        TestEnvironment.moveToForeground()
        screen.runUntilIdle()
        screen.tap("Keep Only While Using")
        XCTAssertEqual(manager.authorizationStatus, .authorizedWhenInUse)
    }

    // MARK: Precision

    func testPreciseForATime() {
        let (manager, recorder) = allowedManager()
        simulate(#"{"precise": false, "latitude": 52.5163, "longitude": 13.3777}"#)
        XCTAssertEqual(manager.accuracyAuthorization, .reducedAccuracy)
        manager.startUpdatingLocation()
        screen.runUntilIdle()
        XCTAssertEqual(recorder.locations.last.map { Recorder.text($0.coordinate) }, "52.5000,13.4000")
        XCTAssertEqual(recorder.locations.last?.horizontalAccuracy, kCLLocationAccuracyReduced)
        events = []
        var errors: [(any Error)?] = []
        nonisolated(unsafe) let note: ((any Error)?) -> Void = { errors.append($0) }
        manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "turn") { note($0) }
        screen.runUntilIdle()
        screen.expectVisible("To say where to turn.")
        screen.tap("Allow Once")
        XCTAssertEqual(errors.count, 1)
        XCTAssertNil(errors[0])
        expect("authorization authorizedWhenInUse fullAccuracy", "locations 52.5163,13.3777")
    }

    func testUnknownPurposeKeyFails() {
        let (manager, _) = allowedManager()
        simulate(#"{"precise": false}"#)
        var code: CLError.Code?
        nonisolated(unsafe) let note: ((any Error)?) -> Void = { code = ($0 as? CLError)?.code }
        let misuses = misuses {
            manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "fly") { note($0) }
            screen.runUntilIdle()
        }
        XCTAssertEqual(code, .promptDeclined)
        XCTAssertEqual(misuses.count, 1)
    }

    // MARK: The settings

    func testServicesThatAreOffDeny() {
        let (manager, _) = allowedManager()
        events = []
        simulate(#"{"services": false}"#)
        XCTAssertFalse(CLLocationManager.locationServicesEnabled())
        manager.requestLocation()
        screen.runUntilIdle()
        expect("authorization authorizedWhenInUse fullAccuracy", "error kCLErrorDomain 1")
        XCTAssertNil(manager.location)
    }

    func testAllManagersHearOfChanges() {
        let (first, _) = manager()
        let (second, _) = manager()
        events = []
        simulate(#"{"authorization": "restricted"}"#)
        expect(
            "authorization restricted fullAccuracy", "authorization restricted fullAccuracy")
        withExtendedLifetime((first, second)) {}
    }
}
