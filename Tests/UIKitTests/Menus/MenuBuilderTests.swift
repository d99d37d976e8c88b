import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// Menus that responders build: the main ones with their keys, and those over a view.
@preconcurrency @MainActor final class MenuBuilderTests: EventTestCase {
    private func tree() -> MenuTree {
        let inner = UIMenu(title: "Inner", identifier: .text, children: [])
        let middle = UIMenu(title: "Middle", identifier: .format, children: [inner])
        let other = UIMenu(title: "Other", identifier: .view)
        return MenuTree(UIMenu(identifier: .root, children: [middle, other]), of: .main)
    }

    private func names(_ menu: UIMenu) -> String {
        let inner = menu.children.map { ($0 as? UIMenu).map(names) ?? $0.title }
        return menu.title + (inner.isEmpty ? "" : "(" + inner.joined(separator: " ") + ")")
    }

    func testMenusAreChangedByTheirNames() {
        let tree = tree()
        let unchanged = tree.menu(for: .view)
        tree.insertSibling(UIMenu(title: "A"), beforeMenu: .text)
        tree.insertSibling(UIMenu(title: "B"), afterMenu: .text)
        tree.insertChild(UIMenu(title: "C"), atStartOfMenu: .root)
        tree.insertChild(UIMenu(title: "D", identifier: .find), atEndOfMenu: .text)
        XCTAssertEqual(names(tree.root), "(C Middle(A Inner(D) B) Other)")
        XCTAssertTrue(tree.menu(for: .view) === unchanged)
        tree.replace(menu: .find, with: UIMenu(title: "E", identifier: .help))
        XCTAssertNil(tree.menu(for: .find))
        tree.remove(menu: .view)
        tree.replaceChildren(ofMenu: .format) { $0.reversed() }
        XCTAssertEqual(names(tree.root), "(C Middle(B Inner(E) A))")
    }

    func testActionsAndCommandsAreFound() {
        let tree = tree()
        let action = UIAction(title: "Do", identifier: .init("do")) { _ in }
        let commands = ["a", "b"].map { UICommand(title: $0, action: "go:", propertyList: $0) }
        tree.replaceChildren(ofMenu: .text) { _ in [action] + commands }
        XCTAssertTrue(tree.action(for: .init("do")) === action)
        XCTAssertTrue(tree.command(for: "go:", propertyList: "b") === commands[1])
        XCTAssertNil(tree.command(for: "go:", propertyList: nil))
    }

    // MARK: Keys

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: (String) -> Void = { _ in }
        var isPossible = true

        override class var __objectiveC: ObjectiveCTable {
            ObjectiveCTable(
                super.__objectiveC, name: "Delegate",
                methods: [
                    "bold:": { object, arguments in
                        let delegate = unsafeDowncast(object, to: Delegate.self)
                        delegate.log("bold \((arguments[0] as? UICommand)?.title ?? "")")
                        return nil
                    }
                ])
        }

        override func buildMenu(with builder: any UIMenuBuilder) {
            super.buildMenu(with: builder)
            guard builder.system == .main else { return }
            log("build")
            let command = UIKeyCommand(title: "Bold", action: "bold:", input: "b", modifierFlags: .command)
            builder.insertChild(UIMenu(options: .displayInline, children: [command]), atEndOfMenu: .format)
        }

        override func validate(_ command: UICommand) {
            super.validate(command)
            command.attributes = isPossible ? [] : .disabled
        }
    }

    private func withDelegate(_ body: (Delegate) -> Void) {
        let delegate = Delegate()
        delegate.log = { [unowned self] in log.append($0) }
        UIApplication.shared.delegate = delegate
        body(delegate)
        UIApplication.shared.delegate = nil
    }

    private func press(_ text: String) { HardwareKeyboard.press(text, .command) }

    func testAKeyOfTheMainMenuIsPerformedAndTheMenuIsBuiltOnce() {
        withDelegate { _ in
            press("b")
            press("b")
            XCTAssertEqual(takeLog(), ["build", "bold Bold", "bold Bold"])
            UIMenuSystem.main.setNeedsRebuild()
            press("b")
            XCTAssertEqual(takeLog(), ["build", "bold Bold"])
        }
    }

    func testWhoCarriesACommandOutMayDisableIt() {
        withDelegate { delegate in
            delegate.isPossible = false
            press("b")
            XCTAssertEqual(takeLog(), ["build"])
            delegate.isPossible = true
            press("b")
            XCTAssertEqual(takeLog(), ["bold Bold"])
        }
    }

    func testTheMainMenuHasTheEditCommands() {
        var found: [String] = []
        XCTAssertFalse(UIMenuSystem.main == UIMenuSystem.context)
        for command in KeyDelivery.shared.menuCommands() { found.append("\(command.title) \(command.input ?? "")") }
        XCTAssertEqual(found, ["Cut x", "Copy c", "Paste v", "Select All a"])
    }
}
