import CoreFoundation
import Glibc
import Network
import UIKitTesting
import XCTest

@testable import SystemConfiguration
@_spi(Framework) import UIKit

/// Hosts while the network is lost and found.
@preconcurrency @MainActor final class ReachabilityTests: XCTestCase {
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

    private func simulate(_ interface: String) throws {
        try Simulations.take("network", json: Data(#"{"interface": "\#(interface)"}"#.utf8))
        screen.runUntilIdle()
    }

    private func flags(_ host: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
        var flags = SCNetworkReachabilityFlags()
        return host.flatMap { SCNetworkReachabilityGetFlags($0, &flags) ? flags : nil }
    }

    private func host(_ address: UInt32) -> SCNetworkReachability? {
        var place = sockaddr_in()
        place.sin_len = UInt8(MemoryLayout.size(ofValue: place))
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = address.bigEndian
        return withUnsafePointer(to: &place) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
        }
    }

    func testFlags() throws {
        let named = SCNetworkReachabilityCreateWithName(nil, "example.org")
        XCTAssertEqual(flags(host(0)), .reachable)
        XCTAssertEqual(flags(named), .reachable)
        try simulate("cellular")
        XCTAssertEqual(flags(named), [.reachable, .isWWAN, .transientConnection])
        try simulate("none")
        XCTAssertEqual(flags(named), [])
        XCTAssertEqual(flags(host(0)), [])
        XCTAssertEqual(flags(host(0x7F00_0001)), [.reachable, .isLocalAddress, .isDirect])
        XCTAssertNil(SCNetworkReachabilityCreateWithName(nil, ""))
    }

    private final class Log { var events: [UInt32] = [] }

    func testCallback() throws {
        let log = Log()
        let reachability = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var context = SCNetworkReachabilityContext()
        context.info = Unmanaged.passUnretained(log).toOpaque()
        SCNetworkReachabilitySetCallback(
            reachability,
            { _, flags, info in
                guard let info else { return }
                Unmanaged<Log>.fromOpaque(info).takeUnretainedValue().events.append(flags.rawValue)
            }, &context)
        SCNetworkReachabilitySetDispatchQueue(reachability, .main)
        screen.runUntilIdle()
        try simulate("none")
        try simulate("none")
        try simulate("wifi")
        SCNetworkReachabilitySetDispatchQueue(reachability, nil)
        try simulate("none")
        XCTAssertEqual(log.events, [0, 2])
    }

    func testContextIsKept() throws {
        nonisolated(unsafe) var events: [String] = []
        let reachability = try XCTUnwrap(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        let info = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { info.deallocate() }
        var context = SCNetworkReachabilityContext(
            version: 0, info: info,
            retain: {
                events.append("retain")
                return $0
            }, release: { _ in events.append("release") }, copyDescription: nil)
        SCNetworkReachabilitySetCallback(reachability, { _, _, _ in }, &context)
        SCNetworkReachabilitySetCallback(reachability, nil, nil)
        XCTAssertEqual(events, ["retain", "release"])
    }

    func testAnAddresssLengthIsThatOfItsType() {
        var address = sockaddr()
        address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        XCTAssertEqual(address.sa_len, 16)
        address.sa_family = sa_family_t(AF_INET6)
        XCTAssertEqual(address.sa_len, 28)
    }
}
