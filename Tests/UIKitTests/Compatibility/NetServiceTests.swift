import Foundation
import XCTest

@testable import UIKit

/// Services in a network that is not there.
@preconcurrency @MainActor final class NetServiceTests: XCTestCase {
    func testNothingIsPublishedAndNothingIsFound() {
        let listener = Listener()
        let service = NetService(domain: "local.", type: "_http._tcp.", name: "Shop", port: 80)
        service.delegate = listener
        service.publish()
        service.resolve(withTimeout: 5)
        let browser = NetServiceBrowser()
        browser.delegate = listener
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
        browser.searchForServices(ofType: "_ftp._tcp.", inDomain: "")
        browser.stop()
        let told = expectation(description: "told")
        DispatchQueue.main.async { told.fulfill() }
        wait(for: [told], timeout: 10)
        XCTAssertEqual(
            listener.events,
            [
                "publish", "not published -72000", "resolve", "not resolved -72007", "search", "no search -72003",
                "stopped",
            ])
    }

    func testRecordsAreReadAsTheyWereWritten() {
        let record = NetService.data(fromTXTRecord: ["a": Data([1, 2]), "b": Data()])
        XCTAssertEqual(record, Data([4, 0x61, 0x3D, 1, 2, 2, 0x62, 0x3D]))
        XCTAssertEqual(NetService.dictionary(fromTXTRecord: record), ["a": Data([1, 2]), "b": Data()])
    }
}

private final class Listener: NetServiceDelegate, NetServiceBrowserDelegate {
    var events: [String] = []
    private func code(_ error: [String: NSNumber]) -> String { "\(error[NetService.errorCode] ?? 0)" }

    func netServiceWillPublish(_ sender: NetService) { events.append("publish") }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
        events.append("not published " + code(errorDict))
    }
    func netServiceWillResolve(_ sender: NetService) { events.append("resolve") }
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
        events.append("not resolved " + code(errorDict))
    }
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) { events.append("search") }
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
        events.append("no search " + code(errorDict))
    }
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { events.append("stopped") }
}
