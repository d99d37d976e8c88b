import UIKit
import XCTest

@testable import __NAME__

@MainActor
final class CounterTests: XCTestCase {
    func testEachTapCounts() throws {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let counter = try XCTUnwrap(navigation.topViewController as? CounterViewController)
        counter.loadViewIfNeeded()
        counter.countUp(self)
        counter.countUp(self)
        XCTAssertEqual(counter.count, 2)
    }
}
