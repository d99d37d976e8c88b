import XCTest

@testable import CoreLocation

final class ValueTests: XCTestCase {
    private let moment = Date(timeIntervalSince1970: 1_700_000_000)

    private func location() -> CLLocation {
        CLLocation(
            coordinate: CLLocationCoordinate2DMake(52.52, 13.405), altitude: 34, horizontalAccuracy: 5,
            verticalAccuracy: 3, course: 90, courseAccuracy: 2, speed: 1.5, speedAccuracy: 0.5, timestamp: moment,
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }

    private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
    }

    func testCoordinates() {
        XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90, longitude: -180)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: 90.1, longitude: 0)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        XCTAssertEqual(CLLocationCoordinate2D().latitude, 0)
    }

    func testLocation() {
        let plain = CLLocation(latitude: 1, longitude: 2)
        XCTAssertEqual(plain.horizontalAccuracy, 0)
        XCTAssertEqual(plain.verticalAccuracy, -1)
        XCTAssertEqual(plain.speed, -1)
        XCTAssertNil(plain.floor)
        XCTAssertNil(plain.sourceInformation)
        let location = location()
        XCTAssertEqual(location.ellipsoidalAltitude, 34)
        XCTAssertEqual(location.courseAccuracy, 2)
        XCTAssertEqual(location.speedAccuracy, 0.5)
        XCTAssertEqual(location.sourceInformation?.isProducedByAccessory, false)
        XCTAssertTrue(
            location.description.hasPrefix(
                "<+52.52000000,+13.40500000> +/- 5.00m (speed 1.50 mps / course 90.00) @ "))
    }

    func testDistance() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        XCTAssertEqual(berlin.distance(from: paris), 879_700, accuracy: 500)
        XCTAssertEqual(berlin.distance(from: paris), paris.distance(from: berlin), accuracy: 1e-6)
    }

    func testEqualityCopiesAndArchives() throws {
        let location = location()
        XCTAssertEqual(location, self.location())
        XCTAssertEqual(location.hash, self.location().hash)
        XCTAssertNotEqual(location, CLLocation(latitude: 52.52, longitude: 13.405))
        XCTAssertTrue(location.copy() as? CLLocation === location)
        XCTAssertEqual(try archived(location), location)
        XCTAssertEqual(try archived(CLFloor(level: 3))?.level, 3)
        let heading = CLHeading(values: .init(magnetic: 10, geographic: 12, accuracy: 5, timestamp: moment))
        XCTAssertEqual(try archived(heading), heading)
        let visit = CLVisit(
            values: .init(arrival: moment, departure: .distantFuture, latitude: 1, longitude: 2, accuracy: 5))
        XCTAssertEqual(try archived(visit), visit)
    }

    func testRegions() throws {
        let circle = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405), radius: 100, identifier: "square")
        XCTAssertTrue(circle.contains(CLLocationCoordinate2D(latitude: 52.5205, longitude: 13.405)))
        XCTAssertFalse(circle.contains(CLLocationCoordinate2D(latitude: 52.53, longitude: 13.405)))
        circle.notifyOnExit = false
        let copy = try XCTUnwrap(try archived(circle))
        XCTAssertEqual(copy, circle)
        XCTAssertEqual(copy.radius, 100)
        XCTAssertFalse(copy.notifyOnExit)
        let beacon = CLBeaconRegion(uuid: UUID(), major: 7, identifier: "square")
        XCTAssertNotEqual(beacon, circle as CLRegion)
        let other = try XCTUnwrap(try archived(beacon))
        XCTAssertEqual(other.uuid, beacon.uuid)
        XCTAssertEqual(other.major, 7)
        XCTAssertNil(other.minor)
    }

    func testErrors() {
        let error: any Error = CLError(.denied)
        XCTAssertEqual((error as NSError).domain, kCLErrorDomain)
        XCTAssertEqual((error as NSError).code, CLError.denied.rawValue)
        XCTAssertEqual((error as? CLError)?.code, .denied)
        do {
            throw CLError(.network)
        } catch CLError.network {
        } catch {
            XCTFail("\(error)")
        }
        XCTAssertEqual(CLError.locationUnknown.rawValue, 0)
        XCTAssertEqual(CLError.geocodeFoundNoResult.rawValue, 8)
        XCTAssertEqual(CLError.promptDeclined.rawValue, 18)
    }

    func testConstants() {
        XCTAssertEqual(kCLDistanceFilterNone, -1)
        XCTAssertEqual(kCLLocationAccuracyBest, -1)
        XCTAssertEqual(kCLLocationAccuracyBestForNavigation, -2)
        XCTAssertEqual(kCLLocationAccuracyThreeKilometers, 3000)
        XCTAssertEqual(CLAuthorizationStatus.authorizedAlways.rawValue, 3)
        XCTAssertEqual(CLAuthorizationStatus.authorizedWhenInUse.rawValue, 4)
    }
}
