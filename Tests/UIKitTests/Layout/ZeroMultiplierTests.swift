import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Constraints as suites of libraries find them in iOS.
@preconcurrency @MainActor final class ZeroMultiplierTests: ScreenTestCase {
    func testNoneOfAnotherSizeIsAConstant() {
        let (view, other) = (UIView(), UIView())
        let none = view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 7)
        XCTAssertEqual(none.multiplier, 1)
        XCTAssertNil(none.secondAnchor)
        XCTAssertEqual(none.constant, 7)
        let half = view.heightAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 0.5)
        XCTAssertEqual(half.multiplier, 0.5)
        XCTAssertEqual(half.secondAnchor, other.heightAnchor)
    }

    func testALayoutGuideOfAControllerHasTwoConstraints() {
        let controller = UIViewController()
        let view = UIView()
        controller.view.addSubview(view)
        NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
            multiplier: 1, constant: 10
        ).isActive = true
        XCTAssertEqual(controller.view.constraints.count, 3)
    }
}
