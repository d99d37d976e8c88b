import Foundation
import Synchronization
import XCTest

@testable import QuartzCore

final class MediaClockTests: XCTestCase {
    /// A system whose uptime a test decides.
    private final class System: Sendable {
        private let time = Mutex(1000.0)
        var uptime: Double { time.withLock { $0 } }
        func pass(_ seconds: Double) { time.withLock { $0 += seconds } }
    }

    private let system = System()
    private lazy var clock = MediaClock { [system] in system.uptime }

    func testARealClockFollowsTheUptime() {
        XCTAssertEqual(clock.now, 1000)
        system.pass(2.5)
        XCTAssertEqual(clock.now, 1002.5)
        XCTAssertFalse(clock.isPaused)
        XCTAssertEqual(clock.speed, 1)
        clock.advance(by: 1)
        clock.advance(to: 2000)
        XCTAssertEqual(clock.now, 1002.5)
    }

    func testASlowClockDoesNotJump() {
        clock.setPace(speed: 0.1)
        XCTAssertEqual(clock.now, 1000)
        system.pass(10)
        XCTAssertEqual(clock.now, 1001, accuracy: 1e-9)
        clock.setPace(speed: 1)
        XCTAssertEqual(clock.now, 1001, accuracy: 1e-9)
        system.pass(1)
        XCTAssertEqual(clock.now, 1002, accuracy: 1e-9)
    }

    func testAPausedClockStandsStillUntilItIsAdvancedAndGoesOnFromThere() {
        system.pass(1)
        clock.setPace(isPaused: true, speed: 0.5)
        system.pass(100)
        XCTAssertEqual(clock.now, 1001)
        clock.advance(by: 0.25)
        XCTAssertEqual(clock.now, 1001.25)
        clock.advance(to: 1001)
        XCTAssertEqual(clock.now, 1001.25)
        clock.advance(to: 1002)
        XCTAssertEqual(clock.now, 1002)
        clock.setPace(isPaused: false)
        XCTAssertEqual(clock.now, 1002)
        XCTAssertEqual(clock.speed, 0.5)
        system.pass(2)
        XCTAssertEqual(clock.now, 1003, accuracy: 1e-9)
    }

    func testHowLongATimeIsWaitedFor() {
        XCTAssertEqual(clock.seconds(until: 1003), 3)
        XCTAssertEqual(clock.seconds(until: 999), 0)
        clock.setPace(speed: 0.1)
        XCTAssertEqual(clock.seconds(until: 1003) ?? 0, 30, accuracy: 1e-9)
        clock.setPace(isPaused: true)
        XCTAssertNil(clock.seconds(until: 1003))
        XCTAssertEqual(clock.seconds(until: 1000), 0)
        clock.becomeVirtual(at: 5)
        XCTAssertNil(clock.seconds(until: 6))
        XCTAssertEqual(clock.seconds(until: 5), 0)
    }

    func testTheTimeOfAMoment() {
        clock.setPace(speed: 0.5)
        XCTAssertEqual(clock.time(atUptime: 1004), 1002)
        clock.setPace(isPaused: true)
        XCTAssertEqual(clock.time(atUptime: 1004), 1000)
        clock.becomeVirtual(at: 7)
        XCTAssertEqual(clock.time(atUptime: 1004), 7)
    }

    /// A frame that was due before the clock went on is no earlier than what was seen while it stood still.
    func testAMomentBeforeAChangeIsNoEarlierThanIt() {
        clock.setPace(isPaused: true)
        system.pass(5)
        clock.setPace(isPaused: false)
        XCTAssertEqual(clock.time(atUptime: 1004.99), 1000)
        XCTAssertEqual(clock.time(atUptime: 1005.5), 1000.5)
    }

    func testAVirtualClockHasNoPace() {
        clock.becomeVirtual(at: 1)
        clock.setPace(isPaused: true, speed: 3)
        XCTAssertFalse(clock.isPaused)
        XCTAssertEqual(clock.speed, 1)
        clock.advance(by: 1)
        XCTAssertEqual(clock.now, 2)
    }
}
