import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Margins and safe area through containers; facts 7.16 to 7.18 of single views are in `SafeAreaTests`.
@preconcurrency @MainActor final class MarginFactTests: TraitTestCase {
    private final class Insets: UIViewController {
        let name: String
        let log: EventLog

        init(_ name: String, _ log: EventLog) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("made in code") }

        private func add(_ event: String) {
            log.add("\(name).\(event) top \(view.safeAreaInsets.top) bottom \(view.safeAreaInsets.bottom)")
        }
        override func viewWillAppear(_ animated: Bool) { add("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { add("viewIsAppearing") }
        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            add("margins")
        }
        override func viewSafeAreaInsetsDidChange() {
            super.viewSafeAreaInsetsDidChange()
            add("safeArea")
        }
        override func viewWillLayoutSubviews() { add("willLayout") }
        override func viewDidLayoutSubviews() { add("didLayout") }
    }

    func test_7_16_theSafeAreaOverlapsTheChildrensViews() {
        let (root, middle, child) = (UIViewController(), UIViewController(), UIViewController())
        show(root)
        root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 46, right: 0)
        XCTAssertEqual(root.view.safeAreaInsets.bottom, 80)
        add(middle, to: root)
        add(child, to: middle)
        child.view.frame.size.height -= 30
        XCTAssertEqual(middle.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 80, right: 0))
        XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 50, right: 0))
        // Each container on the way adds its own, and what changes above comes down at once (choice 15.6).
        middle.additionalSafeAreaInsets.top = 5
        child.additionalSafeAreaInsets.left = 7
        XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 64, left: 7, bottom: 50, right: 0))
        root.additionalSafeAreaInsets.bottom = 0
        XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 64, left: 7, bottom: 4, right: 0))
    }

    func test_7_17_andTheOrder_7_19_ofAChildsFirstAppearance() {
        let (root, child) = (UIViewController(), Insets("C", log))
        show(root)
        add(child, to: root)
        settle()
        expect(
            [
                "C.viewWillAppear top 0.0 bottom 0.0", "C.margins top 59.0 bottom 34.0",
                "C.safeArea top 59.0 bottom 34.0", "C.viewIsAppearing top 59.0 bottom 34.0",
                "C.willLayout top 59.0 bottom 34.0", "C.didLayout top 59.0 bottom 34.0",
            ], layouts: true)
    }

    func test_7_18_additionalInsetsOfAnUnplacedControllerChangeNothingYet() {
        let (root, child) = (UIViewController(), Insets("C", log))
        show(root)
        root.addChild(child)
        child.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(child.view.safeAreaInsets, .zero)
        expect([], layouts: true)
        child.view.frame = root.view.bounds
        root.view.addSubview(child.view)
        XCTAssertEqual(child.view.safeAreaInsets, UIEdgeInsets(top: 60, left: 2, bottom: 37, right: 4))
        child.didMove(toParent: root)
    }

    func test_7_20_rootViewsKeepTheSystemsMargins() {
        let (root, child) = (UIViewController(), Insets("C", log))
        show(root)
        add(child, to: root)
        settle()
        _ = log.drain()
        let view: UIView = child.view
        XCTAssertEqual(
            child.systemMinimumLayoutMargins, NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        XCTAssertTrue(child.viewRespectsSystemMinimumLayoutMargins)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 59, left: 16, bottom: 34, right: 16))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 0, trailing: 30)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 64, left: 16, bottom: 34, right: 30))
        child.viewRespectsSystemMinimumLayoutMargins = false
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 64, left: 4, bottom: 34, right: 30))
        view.insetsLayoutMarginsFromSafeArea = false
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 5, left: 4, bottom: 0, right: 30))
        expect(Array(repeating: "C.margins top 59.0 bottom 34.0", count: 3))
        // The same value again is no change.
        child.viewRespectsSystemMinimumLayoutMargins = false
        view.insetsLayoutMarginsFromSafeArea = false
        expect([])
    }

    func test_7_20_aControllersMarginsReachItsChildThatKeepsThem() {
        let (root, child) = (UIViewController(), Insets("C", log))
        show(root)
        add(child, to: root)
        child.view.preservesSuperviewLayoutMargins = true
        settle()
        _ = log.drain()
        root.view.directionalLayoutMargins.leading = 40
        XCTAssertEqual(child.view.layoutMargins.left, 40)
        expect(["C.margins top 59.0 bottom 34.0"])
        child.view.frame.origin.x = 30
        XCTAssertEqual(child.view.layoutMargins.left, 16)
    }
}
