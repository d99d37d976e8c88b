import XCTest

@testable import UIKit

@preconcurrency @MainActor final class TintTests: EventTestCase {
    private final class TintedView: UIView {
        var tints: [UIColor] = []

        override func tintColorDidChange() {
            super.tintColorDidChange()
            tints.append(tintColor)
        }
    }

    func testAViewHearsOfTheTintOfItsNewPlace() {
        window.tintColor = .systemIndigo
        let parent = UIView()
        let view = TintedView()
        parent.addSubview(view)
        XCTAssertEqual(view.tints, [])
        root.addSubview(parent)
        XCTAssertEqual(view.tints, [.systemIndigo])
    }

    func testAViewWithATintOfItsOwnHearsNothingOfItsPlace() {
        window.tintColor = .systemIndigo
        let view = TintedView()
        view.tintColor = .red
        root.addSubview(view)
        XCTAssertEqual(view.tints, [.red])
    }
}
