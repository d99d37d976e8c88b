import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Who is asked and told while a text field is edited.
@preconcurrency @MainActor final class TextFieldEditingTests: ScreenTestCase {
    private final class Log: NSObject, UITextFieldDelegate {
        var events: [String] = []
        var refused: Set<String> = []

        private func ask(_ event: String, _ name: String) -> Bool {
            events.append(event)
            return !refused.contains(name)
        }

        private func name(_ field: UITextField) -> String { field.accessibilityIdentifier ?? "field" }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            ask("\(name(textField)) shouldBegin", "shouldBegin")
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { events.append("\(name(textField)) didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            ask("\(name(textField)) shouldEnd", "shouldEnd")
        }
        func textFieldDidEndEditing(_ textField: UITextField) { events.append("\(name(textField)) didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { ask("shouldChange \(range.location),\(range.length) \"\(string)\"", "shouldChange") }
        func textFieldDidChangeSelection(_ textField: UITextField) { events.append("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear", "shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn", "shouldReturn") }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private final class CodeField: UITextField {
        var deletions = 0
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    /// Fields for codes go back to the field before when the key is pressed in an empty one.
    func testTheDeleteKeyAsksTheFieldToDeleteWithTheDelegatesLeave() {
        let (screen, log) = (TestScreen(), Log())
        let field = CodeField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
        let controller = UIViewController()
        controller.view.addSubview(field)
        screen.show(controller)
        field.text = "1"
        field.becomeFirstResponder()
        field.delegate = log
        XCTAssertTrue(TypedKey.delete.press())
        XCTAssertEqual(log.take(), ["shouldChange 0,1 \"\"", "selection"])
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(field.deletions, 1)
        XCTAssertTrue(TypedKey.delete.press())
        XCTAssertEqual(log.take(), [])
        XCTAssertEqual(field.deletions, 2)
        field.text = "2"
        log.refused = ["shouldChange"]
        _ = log.take()
        XCTAssertTrue(TypedKey.delete.press())
        XCTAssertEqual(log.take(), ["shouldChange 0,1 \"\""])
        XCTAssertEqual(field.deletions, 2)
        XCTAssertEqual(field.text, "2")
    }

    private func make(_ screen: TestScreen, _ count: Int = 1) -> ([UITextField], Log, UIViewController) {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let log = Log()
        var fields: [UITextField] = []
        for index in 0..<count {
            let field = UITextField(frame: CGRect(x: 20, y: 80 + CGFloat(index) * 60, width: 300, height: 34))
            field.borderStyle = .roundedRect
            field.accessibilityIdentifier = ["A", "B"][index]
            field.placeholder = ["Name", "Mail"][index]
            field.delegate = log
            for (event, name) in [
                (UIControl.Event.editingDidBegin, "eventBegin"), (.editingChanged, "eventChanged"),
                (.editingDidEnd, "eventEnd"),
            ] {
                field.addAction(UIAction { _ in log.events.append(name) }, for: event)
            }
            controller.view.addSubview(field)
            fields.append(field)
        }
        screen.show(controller)
        return (fields, log, controller)
    }

    func testTypingAsksAndTells() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        screen.tap("Name")
        XCTAssertEqual(log.take(), ["A shouldBegin", "A didBegin", "eventBegin", "selection"])
        XCTAssertTrue(fields[0].isEditing)
        screen.typeText("ab")
        XCTAssertEqual(fields[0].text, "ab")
        XCTAssertEqual(
            log.take(),
            [
                "shouldChange 0,0 \"a\"", "selection", "eventChanged", "shouldChange 1,0 \"b\"", "selection",
                "eventChanged",
            ])
        screen.deleteBackward()
        XCTAssertEqual(fields[0].text, "a")
        XCTAssertEqual(log.take(), ["shouldChange 1,1 \"\"", "selection", "eventChanged"])
        XCTAssertTrue(fields[0].resignFirstResponder())
        XCTAssertEqual(log.take(), ["A shouldEnd", "A didEnd", "eventEnd"])
    }

    func testMovingToAnotherFieldAsksTheNewOneFirst() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen, 2)
        screen.tap("Name")
        _ = log.take()
        var keyboard: [String] = []
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { keyboard.append(name.rawValue) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        screen.tap("Mail")
        XCTAssertEqual(
            log.take(),
            [
                "B shouldBegin", "A shouldEnd", "A didEnd", "eventEnd", "B didBegin", "eventBegin", "selection",
            ])
        XCTAssertTrue(fields[1].isFirstResponder)
        XCTAssertEqual(keyboard, [], "the keyboard stays")
        log.refused = ["shouldEnd"]
        XCTAssertFalse(fields[0].becomeFirstResponder())
        XCTAssertTrue(fields[1].isFirstResponder)
        XCTAssertTrue(fields[1].endEditing(true))
        XCTAssertFalse(fields[1].isFirstResponder)
        XCTAssertEqual(Array(log.take().suffix(2)), ["B didEnd", "eventEnd"])
    }

    func testRefusals() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        log.refused = ["shouldBegin"]
        XCTAssertFalse(fields[0].becomeFirstResponder())
        log.refused = ["shouldChange"]
        XCTAssertTrue(fields[0].becomeFirstResponder())
        screen.typeText("x")
        XCTAssertEqual(fields[0].text, "")
        // What the app does is not asked about.
        fields[0].insertText("y")
        XCTAssertEqual(fields[0].text, "y")
    }

    func testReturnSendsActionsAndEndsEditingForWhoeverWaitsForIt() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        fields[0].addAction(UIAction { _ in log.events.append("primary") }, for: .primaryActionTriggered)
        screen.tap("Name")
        _ = log.take()
        screen.pressReturn()
        XCTAssertEqual(log.take(), ["shouldReturn", "primary"])
        XCTAssertTrue(fields[0].isFirstResponder)
        fields[0].addAction(UIAction { _ in log.events.append("exit") }, for: .editingDidEndOnExit)
        screen.pressReturn()
        XCTAssertEqual(
            log.take(), ["shouldReturn", "primary", "exit", "A shouldEnd", "A didEnd", "eventEnd"])
        XCTAssertFalse(fields[0].isFirstResponder)
    }

    func testClearButton() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        fields[0].clearButtonMode = .whileEditing
        fields[0].text = "Something"
        screen.tap(fields[0])
        _ = log.take()
        screen.tap("Clear text")
        XCTAssertEqual(log.take(), ["shouldClear", "selection", "eventChanged"])
        XCTAssertEqual(fields[0].text, "")
        XCTAssertNil(screen.view("Clear text"))
    }

    func testLeavingTheWindowEndsEditing() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        screen.tap("Name")
        log.refused = ["shouldEnd"]
        _ = log.take()
        fields[0].removeFromSuperview()
        // Asked, and not heeded.
        XCTAssertEqual(log.take(), ["A shouldEnd", "A didEnd", "eventEnd"])
        XCTAssertFalse(fields[0].isFirstResponder)
        screen.runUntilIdle()
        XCTAssertEqual(UIApplication.shared.allWindows.count, 1)
    }

    func testTapsPlaceTheCaretAndSelect() {
        let screen = TestScreen()
        let (fields, _, _) = make(screen)
        let field = fields[0]
        field.text = "Hello wide world"
        screen.tap(.point(1, 17, in: field))
        screen.advance(by: 1)
        screen.tap(.point(9, 17, in: field))
        XCTAssertEqual(field.edited.selection, NSRange(location: 0, length: 0))
        screen.typeText("X")
        XCTAssertEqual(field.text, "XHello wide world")
        screen.advance(by: 1)
        let word = field.rect(of: NSRange(location: 7, length: 4))
        screen.doubleTap(.point(word.midX, 17, in: field))
        XCTAssertEqual(field.edited.selection, NSRange(location: 7, length: 4))
        screen.typeText("big")
        XCTAssertEqual(field.text, "XHello big world")
    }

    func testTheEndsOfASelectionCanBeDragged() throws {
        let screen = TestScreen()
        let (fields, _, _) = make(screen)
        let field = fields[0]
        field.text = "Hello wide world"
        screen.tap(field)
        field.select(NSRange(location: 6, length: 4))
        screen.runUntilIdle()
        let (start, end) = (field.caretRect(at: 6), field.caretRect(at: 10))
        let (first, last) = (field.caretRect(at: 0), field.caretRect(at: 16))
        screen.pan(from: .point(end.midX, end.maxY + 5, in: field), by: last.midX - end.midX, 0)
        XCTAssertEqual(field.edited.selection, NSRange(location: 6, length: 10))
        screen.pan(from: .point(start.midX, start.minY - 5, in: field), by: first.midX - start.midX, 0)
        XCTAssertEqual(field.edited.selection, NSRange(location: 0, length: 16))
        // One character stays.
        screen.pan(from: .point(first.midX, start.minY - 5, in: field), by: 300, 0)
        XCTAssertEqual(field.edited.selection, NSRange(location: 15, length: 1))
        screen.typeText("x")
        XCTAssertEqual(field.text, "Hello wide worlx")
        XCTAssertFalse(field.subviews.contains { $0 is SelectionHandle })
    }

    func testSecureTextIsReplacedByTheFirstCharacterTyped() {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        fields[0].isSecureTextEntry = true
        fields[0].text = "old👍"
        XCTAssertEqual(fields[0].shownText, "••••")
        screen.tap(fields[0])
        _ = log.take()
        screen.typeText("n")
        XCTAssertEqual(fields[0].text, "n")
        screen.typeText("o")
        XCTAssertEqual(fields[0].text, "no")
    }

    func testTextInput() throws {
        let screen = TestScreen()
        let (fields, log, _) = make(screen)
        let field = fields[0]
        field.text = "one two"
        XCTAssertNil(field.selectedTextRange)
        screen.tap(field)
        let start = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 4))
        XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
        let range = try XCTUnwrap(field.textRange(from: start, to: field.endOfDocument))
        XCTAssertEqual(field.text(in: range), "two")
        XCTAssertEqual(field.offset(from: field.beginningOfDocument, to: start), 4)
        XCTAssertEqual(field.compare(start, to: field.endOfDocument), .orderedAscending)
        _ = log.take()
        field.selectedTextRange = range
        XCTAssertEqual(log.take(), ["selection"])
        field.replace(range, withText: "three")
        XCTAssertEqual(field.text, "one three")
        XCTAssertEqual(field.selectedTextRange, field.textRange(from: field.endOfDocument, to: field.endOfDocument))
        let caret = field.caretRect(for: field.beginningOfDocument)
        XCTAssertEqual(caret.midX, 7)
        XCTAssertEqual(caret.width, 2)
    }
}
