import XCTest

@testable import UIKit

@preconcurrency @MainActor final class SwitchInStackTests: EventTestCase {
    func testALabelBesideASwitchTakesTheRestOfTheStack() {
        let label = UILabel()
        label.text = "Wi-Fi"
        let toggle = UISwitch()
        let stack = UIStackView(arrangedSubviews: [label, toggle])
        stack.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
        stack.alignment = .center
        root.addSubview(stack)
        settle()
        XCTAssertEqual(toggle.frame.width, 51)
        XCTAssertEqual(toggle.frame.height, 31, accuracy: 1e-9)
        XCTAssertEqual(toggle.frame.maxX, 300)
        XCTAssertEqual(label.frame.width, 300 - toggle.frame.width)
    }
}
