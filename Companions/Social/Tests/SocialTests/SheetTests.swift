import UIKitTesting
import XCTest

@testable import Social
@_spi(Framework) import UIKit

/// Services that nobody is signed in to.
@preconcurrency @MainActor final class SheetTests: XCTestCase {
    func testNoServiceIsAvailable() {
        let screen = TestScreen()
        XCTAssertFalse(SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        XCTAssertNil(SLComposeViewController(forServiceType: SLServiceTypeFacebook) as SLComposeViewController?)
        withExtendedLifetime(screen) {}
    }
}
