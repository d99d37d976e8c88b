import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Fact 11.12: key commands along the responder chain, in containers and under what they present.
@preconcurrency @MainActor final class KeyCommandTests: ScreenTestCase {
    private final class Log {
        var events: [String] = []
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    /// A controller that tells when it is asked for commands and actions.
    private class Commander: UIViewController {
        let name: String
        let log: Log
        var handles: Set<String> = ["go:"]
        var performsBelow: Bool?

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override class var __objectiveC: ObjectiveCTable {
            func entry(_ action: String) -> ObjectiveCTable.Method {
                { object, arguments in
                    let commander = object as! Commander
                    let input = (arguments[0] as? UIKeyCommand)?.input ?? "-"
                    commander.log.events.append("\(commander.name) \(action) \(input)")
                    return nil
                }
            }
            return ObjectiveCTable(
                super.__objectiveC, name: "Commander", methods: ["go:": entry("go"), "other:": entry("other")])
        }

        override var keyCommands: [UIKeyCommand]? {
            log.events.append("\(name) commands")
            return super.keyCommands
        }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            log.events.append("\(name) can \(action)")
            return handles.contains(action.description)
        }

        override var performsActionsWhilePresentingModally: Bool {
            performsBelow ?? super.performsActionsWhilePresentingModally
        }

        func add(_ input: String, _ modifiers: UIKeyModifierFlags = .command, action: Selector = "go:") {
            addKeyCommand(UIKeyCommand(input: input, modifierFlags: modifiers, action: action))
        }
    }

    private final class Leaf: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    private struct Family {
        var parent, child, sibling: Commander
        var childLeaf, siblingLeaf: UIView
        var log: Log
    }

    /// A container with two children whose views are both shown.
    private func family(on screen: TestScreen) -> Family {
        let log = Log()
        let (parent, child, sibling) = (Commander("P", log), Commander("C", log), Commander("S", log))
        screen.show(parent)
        var leaves: [UIView] = []
        for (index, controller) in [child, sibling].enumerated() {
            parent.addChild(controller)
            controller.view.frame = CGRect(x: 0, y: 100 + 200 * CGFloat(index), width: 300, height: 200)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
            let leaf = Leaf(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            controller.view.addSubview(leaf)
            leaves.append(leaf)
        }
        screen.runUntilIdle()
        _ = log.take()
        return Family(
            parent: parent, child: child, sibling: sibling, childLeaf: leaves[0], siblingLeaf: leaves[1], log: log)
    }

    func test_11_12_aControllersCommandWorksInTheChainOfTheFirstResponder() {
        let all = family(on: TestScreen())
        all.parent.add("p")
        all.child.add("j")
        all.sibling.add("s")
        XCTAssertTrue(all.childLeaf.becomeFirstResponder())
        HardwareKeyboard.press("j", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands", "C can go:", "C go j"])
        HardwareKeyboard.press("s", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands"], "the sibling is not in the chain")
        XCTAssertTrue(all.siblingLeaf.becomeFirstResponder())
        HardwareKeyboard.press("s", .command)
        XCTAssertEqual(all.log.take(), ["S commands", "P commands", "S can go:", "S go s"])
        HardwareKeyboard.press("j", .command)
        XCTAssertEqual(all.log.take(), ["S commands", "P commands"])
    }

    func test_11_12_theNearestOfTwoCommandsIsTheOneThatCounts() {
        let all = family(on: TestScreen())
        all.parent.handles = ["go:", "other:"]
        all.parent.add("k", [.command, .shift], action: "other:")
        all.child.add("k", [.command, .shift])
        all.childLeaf.becomeFirstResponder()
        HardwareKeyboard.press("K", [.command, .shift])
        XCTAssertEqual(all.log.take(), ["C commands", "P commands", "C can go:", "C go k"])
        // Nobody carries the nearest out: the next one has its turn.
        (all.child.handles, all.parent.handles) = ([], ["other:"])
        HardwareKeyboard.press("K", [.command, .shift])
        XCTAssertEqual(
            all.log.take(),
            ["C commands", "P commands", "C can go:", "P can go:", "C can other:", "P can other:", "P other k"])
        // Other keys held, another command.
        HardwareKeyboard.press("k", [.command, .alternate])
        XCTAssertEqual(all.log.take(), ["C commands", "P commands"])
    }

    func test_11_12_theActionIsLookedForFromTheFirstResponderOn() {
        let all = family(on: TestScreen())
        all.parent.add("k")
        all.childLeaf.becomeFirstResponder()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands", "C can go:", "C go k"])
        all.child.handles = []
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands", "C can go:", "P can go:", "P go k"])
        all.parent.handles = []
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands", "C can go:", "P can go:"])
    }

    func test_11_12_aRemovedCommandIsGone() {
        let all = family(on: TestScreen())
        let command = UIKeyCommand(input: "k", modifierFlags: .command, action: "go:")
        all.child.addKeyCommand(command)
        XCTAssertEqual(all.child.keyCommands, [command])
        all.child.removeKeyCommand(command)
        XCTAssertNil(all.child.keyCommands)
        _ = all.log.take()
        all.childLeaf.becomeFirstResponder()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands"])
    }

    func test_11_12_withoutAFirstResponderTheShownControllerIsAsked() {
        let screen = TestScreen()
        let log = Log()
        let (bottom, top, other) = (Commander("B", log), Commander("T", log), Commander("O", log))
        let navigation = UINavigationController(rootViewController: bottom)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, other]
        screen.show(tabs)
        navigation.pushViewController(top, animated: false)
        screen.runUntilIdle()
        for controller in [bottom, top, other] { controller.add("k") }
        _ = log.take()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["T commands", "T can go:", "T go k"])
        navigation.popViewController(animated: false)
        screen.runUntilIdle()
        _ = log.take()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["B commands", "B can go:", "B go k"])
        tabs.selectedIndex = 1
        screen.runUntilIdle()
        _ = log.take()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["O commands", "O can go:", "O go k"])
    }

    func test_11_12_aPresenterHandlesActionsOfWhatItPresentsUnlessItSaysOtherwise() {
        let screen = TestScreen()
        let log = Log()
        let (root, sheet) = (Commander("R", log), Commander("M", log))
        screen.show(root)
        root.add("k")
        sheet.handles = []
        root.present(sheet, animated: false)
        screen.runUntilIdle()
        XCTAssertTrue(root.performsActionsWhilePresentingModally)
        _ = log.take()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["M commands", "R commands", "M can go:", "R can go:", "R go k"])
        root.performsBelow = false
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["M commands", "R commands", "M can go:"])
        root.performsBelow = nil
        AppInfo.source = { $0 == "UIViewControllerPerformsActionsWhilePresentingModally" ? false : nil }
        XCTAssertFalse(root.performsActionsWhilePresentingModally)
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["M commands", "R commands", "M can go:"])
        sheet.dismiss(animated: false)
        screen.runUntilIdle()
        _ = log.take()
        HardwareKeyboard.press("k", .command)
        XCTAssertEqual(log.take(), ["R commands", "R can go:", "R go k"], "nothing is presented any more")
    }

    // MARK: What a key is

    func testInputsAndModifiers() {
        let all = family(on: TestScreen())
        all.childLeaf.becomeFirstResponder()
        all.child.add(UIKeyCommand.inputUpArrow, [])
        all.child.add("+")
        all.child.add("\r", .shift)
        all.child.add(UIKeyCommand.inputDelete, .command)
        func performed(_ press: () -> Void) -> String? {
            _ = all.log.take()
            press()
            return all.log.take().first { $0.contains(" go ") }
        }
        XCTAssertEqual(performed { HardwareKeyboard.press(.keyboardUpArrow) }, "C go UIKeyInputUpArrow")
        XCTAssertEqual(
            performed { HardwareKeyboard.press(.keyboardUpArrow, [.numericPad, .alphaShift]) },
            "C go UIKeyInputUpArrow", "where the key is, and caps lock, make no difference")
        XCTAssertNil(performed { HardwareKeyboard.press(.keyboardUpArrow, .shift) })
        XCTAssertNil(performed { HardwareKeyboard.press(.keyboardDownArrow) })
        XCTAssertEqual(performed { HardwareKeyboard.press("+", [.command, .shift]) }, "C go +", "typed with shift")
        XCTAssertEqual(performed { HardwareKeyboard.press(.keyboardReturnOrEnter, .shift) }, "C go \r")
        XCTAssertEqual(performed { HardwareKeyboard.press(.keyboardDeleteOrBackspace, .command) }, "C go \u{8}")
    }

    func testAlternatesAndDisabledCommands() {
        let all = family(on: TestScreen())
        all.child.handles = ["go:", "other:"]
        all.childLeaf.becomeFirstResponder()
        let command = UIKeyCommand(
            title: "Go", action: "go:", input: "g", modifierFlags: .command, propertyList: 7,
            alternates: [UICommandAlternate(title: "Other", action: "other:", modifierFlags: .alternate)])
        XCTAssertEqual(command.title, "Go")
        XCTAssertEqual(command.propertyList as? Int, 7)
        all.child.addKeyCommand(command)
        HardwareKeyboard.press("g", [.command, .alternate])
        XCTAssertEqual(all.log.take().last, "C other g")
        command.attributes = .disabled
        HardwareKeyboard.press("g", .command)
        XCTAssertEqual(all.log.take(), ["C commands", "P commands"])
    }

    // MARK: Beside typing

    func testTypingComesBeforeCommandsThatDoNotWantPriority() {
        let screen = TestScreen()
        let all = family(on: screen)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        all.child.view.addSubview(field)
        field.text = "a"
        XCTAssertTrue(field.becomeFirstResponder())
        let letter = UIKeyCommand(input: "b", modifierFlags: [], action: "go:")
        let arrow = UIKeyCommand(input: UIKeyCommand.inputLeftArrow, modifierFlags: [], action: "go:")
        for command in [letter, arrow] {
            XCTAssertFalse(command.wantsPriorityOverSystemBehavior)
            all.child.addKeyCommand(command)
        }
        HardwareKeyboard.press("b")
        HardwareKeyboard.press(.keyboardLeftArrow)
        XCTAssertEqual(field.text, "ab")
        XCTAssertEqual(field.edited.selection.location, 1)
        XCTAssertFalse(all.log.take().contains { $0.contains(" go ") })
        for command in [letter, arrow] { command.wantsPriorityOverSystemBehavior = true }
        HardwareKeyboard.press("b")
        HardwareKeyboard.pressApart("b")
        HardwareKeyboard.press(.keyboardLeftArrow)
        XCTAssertEqual(field.text, "ab", "what a command takes is not typed")
        XCTAssertEqual(field.edited.selection.location, 1)
        XCTAssertEqual(
            all.log.take().filter { $0.contains(" go ") }, ["C go b", "C go b", "C go UIKeyInputLeftArrow"])
        HardwareKeyboard.pressApart("c")
        XCTAssertEqual(field.text, "acb", "the next key types again")
    }

    func testAHeldKeyRepeatsItsCommand() {
        let all = family(on: TestScreen())
        all.childLeaf.becomeFirstResponder()
        all.child.add(UIKeyCommand.inputDownArrow, [])
        HardwareKeyboard.down(.keyboardDownArrow)
        for _ in 0..<2 { HardwareKeyboard.down(.keyboardDownArrow, isRepeat: true) }
        HardwareKeyboard.up(.keyboardDownArrow)
        XCTAssertEqual(all.log.take().count { $0.contains(" go ") }, 3)
    }

    // MARK: Edit menu

    func testTheEditMenusShortcutsGoToWhoeverHasTheAction() {
        final class Copier: UILabel {
            var copied = 0
            override var canBecomeFirstResponder: Bool { true }
            override func copy(_ sender: Any?) { copied += 1 }
        }
        let screen = TestScreen()
        let all = family(on: screen)
        all.parent.handles = []
        all.child.handles = []
        let label = Copier(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        all.child.view.addSubview(label)
        XCTAssertTrue(label.canPerformAction("copy:", withSender: nil))
        XCTAssertFalse(label.canPerformAction("cut:", withSender: nil), "a label that overrides nothing has nothing")
        XCTAssertFalse(UILabel().canPerformAction("copy:", withSender: nil))
        XCTAssertTrue(label.becomeFirstResponder())
        HardwareKeyboard.press("c", .command)
        XCTAssertEqual(label.copied, 1)
        HardwareKeyboard.press("x", .command)
        XCTAssertEqual(label.copied, 1)
        var raised: [String] = []
        NSException.interceptor = { raised.append($0.reason ?? "") }
        label.cut(nil)
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised.first?.contains("cut:]: unrecognized selector") ?? false, "\(raised)")
    }

    func testCommandsAreEntriesOfMenus() {
        let all = family(on: TestScreen())
        all.childLeaf.becomeFirstResponder()
        let menu = UIMenu(children: [
            UICommand(title: "Go", action: "go:", state: .on), UICommand(title: "Nobody", action: "nobody:"),
        ])
        let rows = menu.children.map { MenuRow($0, hasMarkRoom: true) }
        XCTAssertEqual(rows.map(\.isEnabled), [true, false])
        XCTAssertEqual(menu.selectedElements, [menu.children[0]])
        _ = all.log.take()
        (menu.children[0] as? UICommand)?.performWithSender(nil, target: nil)
        XCTAssertEqual(all.log.take(), ["C can go:", "C go -"])
    }
}
