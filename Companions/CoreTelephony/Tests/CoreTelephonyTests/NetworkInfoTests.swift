import XCTest

@testable import CoreTelephony

final class NetworkInfoTests: XCTestCase {
    func testThereIsNoNetwork() {
        let info = CTTelephonyNetworkInfo()
        XCTAssertNil(info.subscriberCellularProvider)
        XCTAssertNil(info.currentRadioAccessTechnology)
        XCTAssertNil(CTCallCenter().currentCalls)
        XCTAssertEqual(CTCellularData().restrictedState, .restrictedStateUnknown)
    }
}
