import XCTest

@testable import UIKit

@preconcurrency @MainActor final class WindowSizeTests: ScreenTestCase {
    func testAWindowThatIsMadeWithoutAFrameFillsTheScreen() {
        XCTAssertEqual(UIWindow().frame, UIScreen.main.bounds)
        XCTAssertNotEqual(UIScreen.main.bounds, .zero)
    }
}
