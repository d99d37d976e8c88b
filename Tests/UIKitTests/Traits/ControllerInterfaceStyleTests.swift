import XCTest

@testable import UIKit

@preconcurrency @MainActor final class ControllerInterfaceStyleTests: EventTestCase {
    func testAControllersStyleHoldsForItsViewAndItsChildren() throws {
        let controller = try XCTUnwrap(window.rootViewController)
        let child = UIViewController()
        controller.addChild(child)
        root.addSubview(child.view)
        child.didMove(toParent: controller)
        child.view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)

        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(controller.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(child.view.layer.backgroundColor, UIColor.white.cgColor)
        XCTAssertEqual(window.traitCollection.userInterfaceStyle, .light)

        child.overrideUserInterfaceStyle = .light
        XCTAssertEqual(child.view.layer.backgroundColor, UIColor.black.cgColor)
    }
}
