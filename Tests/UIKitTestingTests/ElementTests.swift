import UIKit
import XCTest

@testable import UIKitTesting

@preconcurrency @MainActor final class ElementTests: UIKitTestingTestCase {
    func testTextsAreInReadingOrder() {
        let (screen, view) = emptyScreen()
        label("right", CGRect(x: 200, y: 100, width: 50, height: 20), in: view)
        label("below", CGRect(x: 0, y: 200, width: 50, height: 20), in: view)
        label("left", CGRect(x: 0, y: 100, width: 50, height: 20), in: view)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 300, width: 100, height: 40)
        button.setTitle("once", for: .normal)
        view.addSubview(button)
        screen.runUntilIdle()
        XCTAssertEqual(screen.texts, ["left", "right", "below", "once"])
    }

    func testATargetIsFoundByTextIdentifierAndIndex() {
        let (screen, view) = emptyScreen()
        let first = label("Delete", CGRect(x: 0, y: 100, width: 50, height: 20), in: view)
        let second = label("Delete", CGRect(x: 0, y: 200, width: 50, height: 20), in: view)
        second.accessibilityIdentifier = "row.2"
        XCTAssertTrue(screen.view("delete") === first)
        XCTAssertTrue(screen.view(.text("Del.*", index: 1)) === second)
        XCTAssertTrue(screen.view(.id("row\\.2")) === second)
        XCTAssertNil(screen.view("Del"))
        XCTAssertEqual(failures { screen.expectVisible("Delete") }, [])
        XCTAssertEqual(failures { screen.expectNotVisible("Undo") }, [])
    }

    func testATapIsMeantForWhatTakesOne() {
        let (screen, view) = emptyScreen()
        label("Delete", CGRect(x: 0, y: 100, width: 90, height: 20), in: view)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 300, width: 100, height: 40)
        button.setTitle("Delete", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        // One that listens everywhere is meant nowhere.
        view.addGestureRecognizer(UITapGestureRecognizer())
        screen.runUntilIdle()
        screen.tap("Delete")
        XCTAssertEqual(taps, 1)
        screen.tap(.text("Delete", index: 0))
        XCTAssertEqual(taps, 1)
    }

    func testExpectVisibleSaysWhatIsThere() {
        let (screen, view) = emptyScreen()
        label("Menu", CGRect(x: 0, y: 100, width: 50, height: 20), in: view).accessibilityIdentifier = "menu"
        XCTAssertEqual(
            failures { screen.expectVisible("Tickets") },
            ["expectVisible \"Tickets\": not on the screen; on the screen: \"Menu\" (id menu)"])
        XCTAssertEqual(
            failures { screen.expectVisible(.id("menu", index: 2)) },
            ["expectVisible id menu index 2: only 1 of that kind on the screen"])
    }

    func testExpectNotVisibleSaysWhere() {
        let (screen, view) = emptyScreen()
        label("Menu", CGRect(x: 20, y: 100.5, width: 50, height: 20), in: view)
        XCTAssertEqual(
            failures { screen.expectNotVisible("Menu") }, ["expectNotVisible \"Menu\": it is on the screen at 20,100.5"]
        )
    }

    func testAViewThatCannotBeSeenSaysWhy() {
        let (screen, view) = emptyScreen()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        func reason() -> [String] { failures { screen.expectVisible(.view(box)) } }
        XCTAssertEqual(reason(), ["expectVisible UIView: it has no superview"])

        let loose = UIStackView()
        loose.addSubview(box)
        XCTAssertEqual(reason(), ["expectVisible UIView: it is in no window, only in UIStackView"])

        view.addSubview(box)
        XCTAssertEqual(reason(), [])
        box.isHidden = true
        box.accessibilityIdentifier = "box"
        XCTAssertEqual(reason(), ["expectVisible UIView (id box): it is hidden"])
        box.isHidden = false
        view.alpha = 0
        XCTAssertEqual(reason(), ["expectVisible UIView (id box): its superview UIView is transparent"])
        view.alpha = 1
        box.frame.size = .zero
        XCTAssertEqual(reason(), ["expectVisible UIView (id box): its size is 0 × 0"])
        box.frame = CGRect(x: 400, y: 0, width: 50, height: 50)
        XCTAssertEqual(
            reason(),
            [
                "expectVisible UIView (id box): it is outside the screen, cut off or covered, at (400,0 50 × 50) of the window"
            ])
        screen.window?.isHidden = true
        XCTAssertEqual(reason(), ["expectVisible UIView (id box): its window is hidden"])
    }
}
