import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The edit menu of `UIMenuController`.
@preconcurrency @MainActor final class EditMenuTests: EventTestCase {
    private final class Copied: UIView {
        var log: (String) -> Void = { _ in }
        override class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                super.__objectiveC, name: "Copied",
                methods: [
                    "share:": { object, _ in
                        unsafeDowncast(object, to: Copied.self).log("share")
                        return nil
                    }
                ])
        }
        override var canBecomeFirstResponder: Bool { true }
        override func copy(_ sender: Any?) { log("copy") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            ["copy:", "share:"].contains(action.description)
        }
    }

    private func showMenu() -> Copied {
        let view = Copied(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        view.log = { [weak self] in self?.log.append($0) }
        root.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Share", action: "share:")]
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        settle()
        return view
    }

    private var titles: [String] {
        let bar = window.subviews.compactMap { $0 as? EditMenuBar }.first
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
        }
        return bar.map(buttons)?.compactMap { $0.currentTitle } ?? []
    }

    func testTheMenuShowsWhatAResponderCarriesOutAboveItsTarget() {
        let view = showMenu()
        let menu = UIMenuController.shared
        XCTAssertTrue(menu.isMenuVisible)
        XCTAssertEqual(titles, ["Copy", "Share"])
        XCTAssertEqual(menu.menuFrame.maxY, view.frame.minY - 8, accuracy: 0.01)
        XCTAssertEqual(menu.menuFrame.midX, view.frame.midX, accuracy: 0.5)
        tap(menu.menuFrame.minX + 20, menu.menuFrame.midY)
        settle()
        XCTAssertEqual(takeLog(), ["copy"])
        XCTAssertFalse(menu.isMenuVisible)
        XCTAssertEqual(titles, [])
    }

    func testAnEntryOfTheAppSendsItsAction() {
        _ = showMenu()
        let frame = UIMenuController.shared.menuFrame
        tap(frame.maxX - 20, frame.midY)
        settle()
        XCTAssertEqual(takeLog(), ["share"])
    }

    func testATouchBesideHidesTheMenu() {
        _ = showMenu()
        tap(20, 700)
        settle()
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
        XCTAssertEqual(titles, [])
    }

    func testNothingIsShownWithoutAnEntry() {
        let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 40))
        root.addSubview(view)
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        XCTAssertFalse(UIMenuController.shared.isMenuVisible)
    }
}
