import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Navigation bars on a phone that lies on its side: there is little height, and a cutout at a side.
@preconcurrency @MainActor final class NavigationBarOnItsSideTests: SizeTestCase {
    func testTheBarIsLowerAndItsContentKeepsClearOfTheSides() {
        let controller = UIViewController()
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Title")
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        item.leftBarButtonItem = UIBarButtonItem(customView: button)
        bar.items = [item]
        controller.view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        show(controller)
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 393, height: 44))
        XCTAssertEqual(button.convert(button.bounds, to: bar), CGRect(x: 16, y: 7, width: 30, height: 30))
        turn(.landscapeLeft)
        settle()
        XCTAssertEqual(bar.frame, CGRect(x: 0, y: 0, width: 852, height: 32))
        XCTAssertEqual(button.convert(button.bounds, to: bar), CGRect(x: 59 + 16, y: 1, width: 30, height: 30))
    }
}
