import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Entries of menus that come later, and leaves.
@preconcurrency @MainActor final class DeferredMenuTests: EventTestCase {
    private var completions: [([UIMenuElement]) -> Void] = []

    override func begin() {
        super.begin()
        completions = []
    }

    private func action(_ title: String) -> UIAction {
        UIAction(title: title) { [unowned self] in log.append($0.title) }
    }

    private func open(_ menu: UIMenu) {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        root.addSubview(view)
        MenuPresentation.present(menu, from: view)
        wait(0.4)
    }

    private var titles: [String] { MenuPresentation.current?.rows.map(\.element.storedTitle) ?? [] }

    private func choose(_ title: String) throws {
        let row = try XCTUnwrap(MenuPresentation.current?.rows.first { $0.element.storedTitle == title })
        let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
        tap(point.x, point.y)
        settle()
    }

    func testARowSaysThatEntriesAreLoadingUntilTheyAreThere() throws {
        let place = UIDeferredMenuElement { [unowned self] in completions.append($0) }
        open(UIMenu(children: [action("First"), place]))
        XCTAssertEqual(titles, ["First", "Loading…"])
        XCTAssertEqual(MenuPresentation.current?.rows.map(\.isEnabled), [true, false])
        let height = try XCTUnwrap(MenuPresentation.current?.platter.bounds.height)
        completions[0]([action("Second"), action("Third")])
        wait(0.4)
        XCTAssertEqual(titles, ["First", "Second", "Third"])
        XCTAssertGreaterThan(try XCTUnwrap(MenuPresentation.current?.platter.bounds.height), height)
        try choose("Third")
        XCTAssertEqual(takeLog(), ["Third"])
    }

    func testKeptEntriesAreAskedForOnceAndOthersEachTime() {
        let kept = UIDeferredMenuElement { [unowned self] completion in
            log.append("kept")
            completion([action("Kept")])
        }
        let other = UIDeferredMenuElement.uncached { [unowned self] completion in
            log.append("other")
            completion([action("Other")])
        }
        let menu = UIMenu(children: [kept, UIMenu(options: .displayInline, children: [other])])
        for _ in 0..<2 {
            open(menu)
            XCTAssertEqual(titles, ["Kept", "Other"])
            MenuPresentation.current?.dismiss()
            settle()
        }
        XCTAssertEqual(takeLog(), ["kept", "other", "other"])
    }

    func testASubmenusEntriesAreAskedForWhenItOpens() throws {
        let inner = UIDeferredMenuElement { [unowned self] completion in
            log.append("asked")
            completion([action("Inner")])
        }
        open(UIMenu(children: [UIMenu(title: "More", children: [inner])]))
        XCTAssertEqual(takeLog(), [])
        try choose("More")
        XCTAssertEqual(takeLog(), ["asked"])
        XCTAssertEqual(titles, ["More", "Inner"])
    }

    func testAnAnswerToAnEarlierQuestionIsLeftOut() {
        let place = UIDeferredMenuElement.uncached { [unowned self] in completions.append($0) }
        let menu = UIMenu(children: [place])
        open(menu)
        MenuPresentation.current?.dismiss()
        settle()
        open(menu)
        completions[0]([action("Old")])
        wait(0.1)
        XCTAssertEqual(titles, ["Loading…"])
        completions[1]([action("New")])
        wait(0.1)
        XCTAssertEqual(titles, ["New"])
    }

    func testOneOfTheEntriesThatCameIsOnAtATime() throws {
        let place = UIDeferredMenuElement { [unowned self] completion in
            completion([action("One"), action("Two")])
        }
        let menu = UIMenu(options: .singleSelection, children: [place])
        open(menu)
        try choose("Two")
        XCTAssertEqual(menu.selectedElements.map(\.title), ["Two"])
    }

    func testALeafIsPerformedWithASender() {
        let button = UIButton()
        let action = UIAction { [unowned self, unowned button] in log.append("\($0.sender as AnyObject === button)") }
        let leaf: any UIMenuLeaf = action
        leaf.performWithSender(button, target: nil)
        XCTAssertNil(leaf.sender)
        XCTAssertEqual(takeLog(), ["true"])
    }
}
