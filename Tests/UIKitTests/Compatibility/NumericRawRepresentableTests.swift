import UIKit
import XCTest

/// Named numbers that compare and calculate.
final class NumericRawRepresentableTests: XCTestCase {
    func test_levelsOfWindows() {
        XCTAssertTrue(UIWindow.Level.alert > .normal)
        XCTAssertTrue(UIWindow.Level.normal >= .normal)
        XCTAssertEqual((UIWindow.Level.statusBar + 1).rawValue, 1001)
        XCTAssertEqual((1 + UIWindow.Level.alert).rawValue, 2001)
        XCTAssertEqual(UIWindow.Level.alert - UIWindow.Level.statusBar, 1000)
    }

    func test_prioritiesAndWeights() {
        var priority = UILayoutPriority.required - 1
        XCTAssertTrue(priority < .required)
        priority += 1
        XCTAssertEqual(priority, .required)
        priority -= 250
        XCTAssertEqual(max(priority, .defaultLow), .defaultHigh)
        XCTAssertEqual([UIFont.Weight.bold, .light, .regular].sorted(), [.light, .regular, .bold])
    }
}
