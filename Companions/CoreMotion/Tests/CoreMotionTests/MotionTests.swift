import QuartzCore
import UIKitTesting
import XCTest

@testable import CoreMotion
@_spi(Framework) import UIKit

/// A device in a hand, in virtual time.
@preconcurrency @MainActor final class MotionTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__CoreMotion.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    private func hold(_ json: String) throws { try Simulations.take("motion", json: Data(json.utf8)) }

    func testThereAreNoSensors() {
        let manager = CMMotionManager()
        XCTAssertEqual(
            [manager.isAccelerometerAvailable, manager.isGyroAvailable, manager.isDeviceMotionAvailable],
            [false, false, false])
        nonisolated(unsafe) var count = 0
        manager.startAccelerometerUpdates(to: .main) { _, _ in count += 1 }
        screen.advance(by: 1)
        XCTAssertEqual(count, 0)
        XCTAssertNil(manager.accelerometerData)
        XCTAssertTrue(manager.isAccelerometerActive)
        XCTAssertFalse(CMPedometer.isStepCountingAvailable())
        XCTAssertFalse(CMAltimeter.isRelativeAltitudeAvailable())
        XCTAssertFalse(CMMotionActivityManager.isActivityAvailable())
    }

    func testATiltedDevice() throws {
        let manager = CMMotionManager()
        manager.accelerometerUpdateInterval = 0.25
        nonisolated(unsafe) var seen: [Double] = []
        manager.startAccelerometerUpdates(to: .main) { data, _ in seen.append(data?.acceleration.y ?? 9) }
        try hold(#"{"pitch": 30}"#)
        XCTAssertTrue(manager.isAccelerometerAvailable)
        screen.advance(by: 1.1)
        XCTAssertEqual(seen.count, 4)
        XCTAssertEqual(seen.last ?? 0, -0.5, accuracy: 1e-9)
        manager.stopAccelerometerUpdates()
        screen.advance(by: 1)
        XCTAssertEqual(seen.count, 4)
    }

    func testHowItIsHeld() throws {
        let manager = CMMotionManager()
        manager.startDeviceMotionUpdates()
        try hold(#"{"roll": 90, "rotation": {"x": 1, "y": 2, "z": 3}}"#)
        let motion = try XCTUnwrap(manager.deviceMotion)
        XCTAssertEqual(motion.gravity.x, 1, accuracy: 1e-9)
        XCTAssertEqual(motion.attitude.roll, .pi / 2, accuracy: 1e-9)
        XCTAssertEqual(motion.rotationRate.z, 3)
        XCTAssertEqual(motion.userAcceleration.x, 0, accuracy: 1e-9)
        XCTAssertEqual(motion.attitude.quaternion.y, 0.5.squareRoot(), accuracy: 1e-9)
        try hold(#"{"acceleration": {"x": 2, "y": 0, "z": 0}}"#)
        XCTAssertEqual(manager.deviceMotion?.userAcceleration.x ?? 0, 1, accuracy: 1e-9)
        XCTAssertThrowsError(try hold(#"{"pitch": 500}"#))
    }
}
