import UIKitTesting
import XCTest

@testable import AppTrackingTransparency
@_spi(Framework) import UIKit

/// The system's question whether an app may follow the person.
@preconcurrency @MainActor final class TrackingTests: XCTestCase, @unchecked Sendable {
    private nonisolated(unsafe) var screen: TestScreen!
    private nonisolated(unsafe) var answers: [UInt] = []

    override func setUp() {
        super.setUp()
        MainActor.assumeIsolated {
            screen = TestScreen()
            screen.show(UIViewController())
            answers = []
            AppProperties.replace(with: ["NSUserTrackingUsageDescription": "To sell", "CFBundleName": "Shop"])
        }
    }

    private func ask() {
        ATTrackingManager.requestTrackingAuthorization { status in
            MainActor.assumeIsolated { self.answers.append(status.rawValue) }
        }
        screen.runUntilIdle()
    }

    func testThePersonIsAskedOnce() {
        XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .notDetermined)
        ask()
        XCTAssertEqual(
            screen.texts,
            [
                "Allow “Shop” to track your activity across other companies’ apps and websites?", "To sell",
                "Ask App Not to Track", "Allow",
            ])
        XCTAssertEqual(answers, [])
        screen.tap("Allow")
        screen.runUntilIdle()
        XCTAssertEqual(answers, [3])
        ask()
        XCTAssertEqual(answers, [3, 3])
        XCTAssertEqual(ATTrackingManager.trackingAuthorizationStatus, .authorized)
    }

    func testThePersonMayRefuse() {
        ask()
        screen.tap("Ask App Not to Track")
        screen.runUntilIdle()
        XCTAssertEqual(answers, [2])
    }
}
