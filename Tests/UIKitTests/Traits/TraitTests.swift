import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Traits that change while views are on the screen.
@preconcurrency @MainActor final class TraitTests: ContainmentTestCase {
    private final class TraitView: UIView {
        var changes: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let styles = [previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle]
            changes.append(styles.map { $0 == .dark ? "dark" : "light" }.joined(separator: " to "))
        }
    }

    private final class TraitController: UIViewController {
        var changes = 0
        override func loadView() { view = TraitView(frame: UIScreen.main.bounds) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            changes += 1
        }
    }

    func test_7_14_aFirstPlaceInAWindowIsNoChange() {
        let controller = TraitController()
        show(controller)
        XCTAssertEqual((controller.view as? TraitView)?.changes, [])
        XCTAssertEqual(controller.changes, 0)
    }

    func testAChangedStyleIsToldOnceToViewsAndControllers() {
        let controller = TraitController()
        let window = show(controller)
        let inner = TraitView()
        controller.view.addSubview(inner)
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.changes, 1)
        XCTAssertEqual((controller.view as? TraitView)?.changes, ["light to dark"])
        XCTAssertEqual(inner.changes, ["light to dark"])
        // Moving inside the same place changes nothing.
        controller.view.addSubview(UIView())
        XCTAssertEqual(inner.changes.count, 1)
    }

    /// Fact 7.15: the override reaches the controller's view tree and its children.
    func test_7_15_aControllersStyleReachesItsChildren() {
        let (parent, child) = (UIViewController(), TraitController())
        show(parent)
        add(child, to: parent)
        parent.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual((child.view as? TraitView)?.changes, ["light to dark"])
    }

    func testDynamicColoursFollowAndNilClears() {
        let controller = UIViewController()
        let window = show(controller)
        controller.view.backgroundColor = .systemBackground
        XCTAssertEqual(controller.view.layer.backgroundColor?.rgba, .white)
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.view.layer.backgroundColor?.rgba, .black)
        controller.view.backgroundColor = nil
        XCTAssertNil(controller.view.layer.backgroundColor)
    }
}
