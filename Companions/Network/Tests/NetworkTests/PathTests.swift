import QuartzCore
import UIKitTesting
import XCTest

@testable import Network
@_spi(Framework) import UIKit

/// A network that is lost and found.
@preconcurrency @MainActor final class PathTests: XCTestCase {
    private nonisolated(unsafe) var screen: TestScreen!

    override class func setUp() {
        super.setUp()
        MainActor.assumeIsolated { __introduce(__Network.self) }
    }

    override func setUp() {
        super.setUp()
        nonisolated(unsafe) let test = self
        MainActor.assumeIsolated { test.screen = TestScreen() }
    }

    private func simulate(_ json: String) throws {
        try Simulations.take("network", json: Data(json.utf8))
        screen.runUntilIdle()
    }

    func testTheNetworkIsLostAndFound() throws {
        nonisolated(unsafe) var events: [String] = []
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { events.append("\($0.status) \($0.usesInterfaceType(.wifi)) \($0.isExpensive)") }
        monitor.start(queue: .main)
        screen.runUntilIdle()
        try simulate(#"{"interface": "none"}"#)
        try simulate(#"{"interface": "none"}"#)
        try simulate(#"{"interface": "cellular"}"#)
        XCTAssertEqual(events, ["satisfied true false", "unsatisfied false false", "satisfied false true"])
        XCTAssertEqual(monitor.currentPath.availableInterfaces.map(\.type), [.cellular])
        monitor.cancel()
        try simulate(#"{"interface": "wifi"}"#)
        XCTAssertEqual(events.count, 3)
        XCTAssertThrowsError(try simulate(#"{"interface": "string"}"#))
        XCTAssertEqual(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status, .unsatisfied)
        XCTAssertEqual(NWPathMonitor(prohibitedInterfaceTypes: [.wifi]).currentPath.status, .unsatisfied)
        XCTAssertEqual(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.status, .satisfied)
    }
}
