import QuartzCore
import UIKitTesting
import XCTest

@testable import WatchConnectivity
@_spi(Framework) import UIKit

/// A watch that is not there.
@preconcurrency @MainActor final class SessionTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    private final class Listener: NSObject, WCSessionDelegate, @unchecked Sendable {
        var events: [String] = []

        func session(
            _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
            error: (any Error)?
        ) { events.append("activated \(activationState == .activated)") }

        func session(
            _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
        ) { events.append("\((error as NSError?)?.code ?? 0)") }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    func testNoWatchIsPaired() {
        let (session, listener) = (WCSession.default, Listener())
        XCTAssertTrue(WCSession.isSupported())
        XCTAssertEqual(session.activationState, .notActivated)
        XCTAssertThrowsError(try session.updateApplicationContext([:])) {
            XCTAssertEqual(($0 as? WCError)?.code, .sessionNotActivated)
        }
        session.delegate = listener
        session.activate()
        screen.runUntilIdle()
        XCTAssertEqual(listener.events, ["activated true"])
        XCTAssertEqual([session.isPaired, session.isReachable, session.isWatchAppInstalled], [false, false, false])
        session.sendMessage(["a": 1], replyHandler: nil) { listener.events.append("\(($0 as NSError).code)") }
        session.transferUserInfo(["a": 1])
        screen.runUntilIdle()
        XCTAssertEqual(listener.events, ["activated true", "7007", "7005"])
        XCTAssertThrowsError(try session.updateApplicationContext([:])) {
            XCTAssertEqual(($0 as? WCError)?.code, .deviceNotPaired)
        }
        session.delegate = nil
    }
}
