import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Menus of buttons in bars, and the button that closes.
@preconcurrency @MainActor final class BarButtonMenuTests: EventTestCase {
    private var bar: UINavigationBar!

    override func end() {
        bar = nil
        super.end()
    }

    private func show(_ item: UIBarButtonItem) {
        bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        let navigation = UINavigationItem(title: "Title")
        navigation.leftBarButtonItem = item
        bar.items = [navigation]
        root.addSubview(bar)
        settle()
    }

    private var menu: UIMenu {
        UIMenu(children: [UIAction(title: "One") { [unowned self] in log.append("one from \(type(of: $0.sender!))") }])
    }

    private var titles: [String] { MenuPresentation.current?.rows.map(\.element.storedTitle) ?? [] }

    private func chooseFirst() throws {
        let row = try XCTUnwrap(MenuPresentation.current?.rows.first)
        let point = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: window)
        tap(point.x, point.y)
        settle()
    }

    func testAButtonWithAMenuAloneOpensIt() throws {
        show(UIBarButtonItem(title: "Menu", menu: menu))
        tap(35, 122)
        settle()
        XCTAssertEqual(titles, ["One"])
        try chooseFirst()
        XCTAssertEqual(log, ["one from UIBarButtonItem"])
        XCTAssertNil(MenuPresentation.current)
    }

    func testAButtonWithAnActionOpensItsMenuForAFingerThatRests() {
        let action = UIAction(title: "Act") { [unowned self] _ in log.append("act") }
        show(UIBarButtonItem(primaryAction: action, menu: menu))
        tap(30, 122)
        settle()
        XCTAssertEqual(takeLog(), ["act"])
        XCTAssertEqual(titles, [])
        down(30, 122)
        wait(0.6)
        XCTAssertEqual(titles, ["One"])
        up(30, 122)
        settle()
        XCTAssertEqual(takeLog(), [])
    }

    func testAnItemOfATargetHasAMenuToo() {
        let item = UIBarButtonItem(title: "Menu", target: nil, action: nil, menu: menu)
        show(item)
        tap(35, 122)
        settle()
        XCTAssertEqual(titles, ["One"])
    }

    func testASystemItemHasAMenuToo() {
        let item = UIBarButtonItem(systemItem: .add, menu: menu)
        show(item)
        XCTAssertEqual(item.accessibilityLabel, "Add")
        tap(28, 122)
        settle()
        XCTAssertEqual(titles, ["One"])
        XCTAssertEqual(item.menu?.children.count, 1)
    }

    func testTheCloseButtonIsADisc() throws {
        show(UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil))
        let button = try XCTUnwrap(bar.content.subviews.compactMap { $0 as? BarButton }.first)
        let disc = try XCTUnwrap(button.subviews.first)
        XCTAssertFalse(disc.isHidden)
        XCTAssertEqual(bar.convert(disc.frame, from: button), CGRect(x: 16, y: 7, width: 30, height: 30))
        XCTAssertEqual(disc.backgroundColor, .tertiarySystemFill)
        let cross = try XCTUnwrap(button.subviews.compactMap { $0 as? UIImageView }.first)
        XCTAssertEqual(cross.tintColor, .secondaryLabel)
        XCTAssertLessThan(cross.frame.width, 16)
        XCTAssertEqual(cross.frame.midX, disc.frame.midX, accuracy: 0.34)
    }
}
