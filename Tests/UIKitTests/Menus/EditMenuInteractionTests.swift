import CoreGraphics
import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// The edit menu of an interaction.
@preconcurrency @MainActor final class EditMenuInteractionTests: EventTestCase {
    private final class Page: UIView {
        var log: (String) -> Void = { _ in }
        override func copy(_ sender: Any?) { log("copy") }
        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .context else { return }
            let action = UIAction(title: "Translate") { [unowned self] _ in log("translate") }
            builder.insertSibling(
                UIMenu(options: .displayInline, children: [action]), afterMenu: .standardEdit)
        }
    }

    private final class Listener: NSObject, UIEditMenuInteractionDelegate {
        var log: (String) -> Void = { _ in }
        var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
        var rect = CGRect.null

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? { menu(suggestedActions) }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { rect }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log("present \(configuration.identifier)")
            animator.addAnimations { [unowned self] in log("beside") }
            animator.addCompletion { [unowned self] in log("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            log("dismiss")
            animator.addCompletion { [unowned self] in log("dismissed") }
        }
    }

    private var page: Page!
    private var listener: Listener!
    private var interaction: UIEditMenuInteraction!

    override func begin() {
        super.begin()
        page = Page(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        page.log = { [unowned self] in log.append($0) }
        listener = Listener()
        listener.log = { [unowned self] in log.append($0) }
        interaction = UIEditMenuInteraction(delegate: listener)
        page.addInteraction(interaction)
        root.addSubview(page)
    }

    override func end() {
        (page, listener, interaction) = (nil, nil, nil)
        super.end()
    }

    private var bar: EditMenuBar? { window.subviews.lazy.compactMap { $0 as? EditMenuBar }.first }

    private var buttons: [UIButton] {
        func buttons(_ view: UIView) -> [UIButton] {
            view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) }
        }
        return bar.map(buttons) ?? []
    }

    private func present(_ configuration: UIEditMenuConfiguration? = nil) {
        let point = CGPoint(x: 50, y: 20)
        interaction.presentEditMenu(
            with: configuration ?? UIEditMenuConfiguration(identifier: "page", sourcePoint: point))
        settle()
    }

    func testWhatRespondersCarryOutAndAddIsSuggested() throws {
        present()
        XCTAssertEqual(buttons.map(\.currentTitle), ["Copy", "Translate"])
        XCTAssertEqual(takeLog(), ["present page", "beside", "presented"])
        let frame = try XCTUnwrap(bar?.frame)
        XCTAssertEqual(frame.midX, 150, accuracy: 0.5)
        XCTAssertEqual(frame.maxY, 320 - 8, accuracy: 0.01)
        XCTAssertEqual(interaction.location(in: root), CGPoint(x: 150, y: 320))
        tap(frame.minX + 20, frame.midY)
        settle()
        XCTAssertEqual(takeLog(), ["dismiss", "copy", "dismissed"])
        XCTAssertNil(bar)
    }

    func testTheDelegateDecidesEntriesAndPlace() throws {
        let own = UIAction(title: "Own") { [unowned self] _ in log.append("own") }
        let off = UIAction(title: "Off", attributes: .disabled) { _ in }
        let gone = UIAction(title: "Gone", attributes: .hidden) { _ in }
        listener.menu = { UIMenu(children: [own, off, gone] + $0) }
        listener.rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        configuration.preferredArrowDirection = .up
        present(configuration)
        XCTAssertEqual(buttons.map(\.currentTitle), ["Own", "Off", "Copy", "Translate"])
        XCTAssertEqual(buttons.map(\.isEnabled), [true, false, true, true])
        XCTAssertEqual(try XCTUnwrap(bar?.frame.minY), 400 + 8, accuracy: 0.01)
        listener.rect = CGRect(x: 0, y: 0, width: 200, height: 50)
        interaction.updateVisibleMenuPosition(animated: false)
        XCTAssertEqual(try XCTUnwrap(bar?.frame.minY), 350 + 8, accuracy: 0.01)
        listener.menu = { _ in UIMenu(children: [own]) }
        interaction.reloadVisibleMenu()
        XCTAssertEqual(buttons.map(\.currentTitle), ["Own"])
    }

    func testASubmenuIsShownInTheRowWithAWayBack() {
        let inner = UIAction(title: "Inner") { [unowned self] _ in log.append("inner") }
        listener.menu = { _ in UIMenu(children: [UIMenu(title: "More", children: [inner])]) }
        present()
        XCTAssertEqual(buttons.map(\.currentTitle), ["More"])
        buttons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(buttons.map(\.currentTitle), [nil, "Inner"])
        buttons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(buttons.map(\.currentTitle), ["More"])
        buttons[0].sendActions(for: .touchUpInside)
        _ = takeLog()
        buttons[1].sendActions(for: .touchUpInside)
        settle()
        XCTAssertEqual(takeLog(), ["dismiss", "inner", "dismissed"])
    }

    func testWithoutEntriesNoMenuComes() {
        listener.menu = { _ in UIMenu() }
        present()
        XCTAssertNil(bar)
        XCTAssertEqual(takeLog(), [])
    }

    func testOneEditMenuIsOpenAtATimeAndATouchBesideClosesIt() {
        present()
        _ = takeLog()
        let other = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        root.addSubview(other)
        let second = UIEditMenuInteraction(delegate: nil)
        other.addInteraction(second)
        second.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        settle()
        // Nobody there has anything to carry out.
        XCTAssertEqual(takeLog(), ["dismiss", "dismissed"])
        XCTAssertNil(bar)
        present()
        tap(20, 700)
        settle()
        XCTAssertNil(bar)
        present()
        page.removeInteraction(interaction)
        settle()
        XCTAssertNil(bar)
    }
}
