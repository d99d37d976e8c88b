import AdSupport
import XCTest

/// What advertisers are told.
final class IdentifierTests: XCTestCase {
    func testNobodyIsFollowed() {
        let manager = ASIdentifierManager.shared()
        XCTAssertTrue(manager === ASIdentifierManager.shared())
        XCTAssertEqual(manager.advertisingIdentifier.uuidString, "00000000-0000-0000-0000-000000000000")
        XCTAssertFalse(manager.isAdvertisingTrackingEnabled)
    }
}
