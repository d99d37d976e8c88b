import Foundation
import XCTest

@testable import UIKit

@preconcurrency @MainActor final class SafeAreaTests: LayoutTestCase {
    private let screen = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

    func test_7_16_additionalInsetsReachAsFarAsTheyOverlap() {
        let (_, controller) = shownWindow()
        controller.additionalSafeAreaInsets.bottom = 80 - screen.bottom
        let child = UIViewController()
        controller.addChild(child)
        let bounds = controller.view.bounds
        child.view.frame = rect(0, 100, bounds.width, bounds.height - 130)
        controller.view.addSubview(child.view)
        child.didMove(toParent: controller)
        XCTAssertEqual(controller.view.safeAreaInsets.bottom, 80)
        XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        child.view.frame.size.height -= 20
        XCTAssertEqual(child.view.safeAreaInsets.bottom, 30)
    }

    func test_7_17_insetsComeWithTheWindow() {
        final class Controller: UIViewController {
            var seen: [UIEdgeInsets] = []
            override func viewWillAppear(_ animated: Bool) { seen.append(view.safeAreaInsets) }
            override func viewIsAppearing(_ animated: Bool) { seen.append(view.safeAreaInsets) }
        }
        let controller = Controller()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(controller.seen, [.zero, screen])
        controller.view.removeFromSuperview()
        XCTAssertEqual(controller.view.safeAreaInsets, .zero)
    }

    func test_7_18_additionalInsetsOutsideAWindowWait() {
        let (_, controller) = shownWindow()
        let child = UIViewController()
        child.additionalSafeAreaInsets.left = 12
        XCTAssertEqual(child.view.safeAreaInsets, .zero)
        let middle = UIView(frame: rect(50, 100, 100, 100))
        child.view.frame = rect(0, 0, 100, 100)
        middle.addSubview(child.view)
        XCTAssertEqual(child.view.safeAreaInsets, .zero)
        controller.view.addSubview(middle)
        XCTAssertEqual(child.view.safeAreaInsets.left, 12)
    }

    func test_7_19_orderAtTheFirstAppearance() {
        final class Controller: UIViewController {
            var seen: [String] = []
            override func viewWillAppear(_ animated: Bool) { seen.append("viewWillAppear") }
            override func viewIsAppearing(_ animated: Bool) { seen.append("viewIsAppearing") }
            override func viewLayoutMarginsDidChange() { seen.append("viewLayoutMarginsDidChange") }
            override func viewSafeAreaInsetsDidChange() { seen.append("viewSafeAreaInsetsDidChange") }
            override func viewWillLayoutSubviews() { seen.append("viewWillLayoutSubviews") }
        }
        let controller = Controller()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(
            controller.seen,
            [
                "viewWillAppear", "viewLayoutMarginsDidChange", "viewSafeAreaInsetsDidChange", "viewIsAppearing",
                "viewWillLayoutSubviews",
            ])
    }

    func testGuidesFollow() {
        let (_, controller) = shownWindow()
        let root = controller.view!
        let safe = box(in: root)
        pinToGuide(safe, root.safeAreaLayoutGuide)
        let margins = box(in: root)
        pinToGuide(margins, root.layoutMarginsGuide)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(safe.frame, rect(0, 59, 393, 759))
        XCTAssertEqual(margins.frame, rect(16, 59, 361, 759))
        XCTAssertEqual(root.safeAreaLayoutGuide.layoutFrame, safe.frame)
        controller.additionalSafeAreaInsets.top = 41
        controller.viewRespectsSystemMinimumLayoutMargins = false
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        _ = VirtualTime.runUntilIdle(limit: 10)
        XCTAssertEqual(safe.frame, rect(0, 100, 393, 718))
        XCTAssertEqual(margins.frame, rect(2, 101, 387, 714))
    }

    private func pinToGuide(_ view: UIView, _ guide: UILayoutGuide) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
    }

    func testMargins() {
        let outer = UIView(frame: rect(0, 0, 100, 100))
        XCTAssertEqual(outer.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
        let inner = UIView(frame: rect(5, 5, 90, 90))
        outer.addSubview(inner)
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(inner.layoutMargins, UIEdgeInsets(top: 15, left: 25, bottom: 35, right: 45))
    }

    func testReadableContentIsNoWiderThanText() {
        for (width, expected) in [(400.0, rect(8, 8, 384, 84)), (1000, rect(164, 8, 672, 84))] {
            let root = root(width, 100)
            let view = box(in: root)
            pinToGuide(view, root.readableContentGuide)
            root.layoutIfNeeded()
            XCTAssertEqual(view.frame, expected)
            XCTAssertEqual(root.readableContentGuide.layoutFrame, expected)
        }
    }
}
