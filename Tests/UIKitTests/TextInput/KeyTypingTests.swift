import DisplayProtocol
import QuartzCore
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Typing, editing and composing by a hardware keyboard and input methods.
@preconcurrency @MainActor final class KeyTypingTests: ScreenTestCase {
    private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
        var events: [String] = []
        var allows = true

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            events.append("should \(range.location),\(range.length) \(string)")
            return allows
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            events.append("return")
            return true
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            events.append("should \(range.location),\(range.length) \(text)")
            return allows
        }
        func textViewDidChange(_ textView: UITextView) {
            events.append("changed \(textView.text ?? "") \(textView.markedTextRange == nil ? "" : "marked")")
        }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            events.append("search \(searchText)")
        }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private let log = Log()

    private func field(_ text: String = "", on screen: TestScreen) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 34))
        field.borderStyle = .roundedRect
        field.text = text
        screen.show(UIViewController()).view.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        screen.runUntilIdle()
        field.delegate = log
        return field
    }

    private func textView(_ text: String = "", on screen: TestScreen, height: CGFloat = 120) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: height))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        screen.show(UIViewController()).view.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        screen.runUntilIdle()
        view.delegate = log
        return view
    }

    /// The text with `|` at the caret or around the selection, the end that moves marked by a second one.
    private func shown(_ target: any EditActionTarget) -> String {
        let edited = target.edited
        var text = edited.string as NSString
        for offset in Set([edited.head, edited.anchor]).sorted(by: >) {
            text = text.replacingCharacters(in: NSRange(location: offset, length: 0), with: "|") as NSString
        }
        return text as String
    }

    // MARK: Keys

    func testCharactersReturnAndDelete() {
        let field = field(on: TestScreen())
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        HardwareKeyboard.press("H", .shift)
        HardwareKeyboard.pressApart("i")
        XCTAssertEqual(field.text, "Hi")
        XCTAssertEqual(log.take(), ["should 0,0 H", "should 1,0 i"])
        HardwareKeyboard.press(.keyboardDeleteOrBackspace)
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        XCTAssertEqual(log.take(), ["should 1,1 ", "return"])
        XCTAssertEqual(changes, 3)
        HardwareKeyboard.press("k", .command)
        HardwareKeyboard.press("k", .control)
        HardwareKeyboard.press(.keyboardF5)
        XCTAssertEqual(field.text, "H", "shortcuts type nothing")
    }

    func testWordsAndEndsInAField() {
        let field = field("one two three", on: TestScreen())
        func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> String {
            HardwareKeyboard.press(usage, modifiers)
            return shown(field)
        }
        XCTAssertEqual(press(.keyboardLeftArrow, .alternate), "one two |three")
        XCTAssertEqual(press(.keyboardLeftArrow, [.alternate, .shift]), "one |two |three")
        XCTAssertEqual(press(.keyboardLeftArrow), "one |two three", "a selection is left at its end first")
        XCTAssertEqual(press(.keyboardRightArrow, .alternate), "one two| three")
        XCTAssertEqual(press(.keyboardRightArrow, [.command, .shift]), "one two| three|")
        XCTAssertEqual(press(.keyboardRightArrow), "one two three|")
        XCTAssertEqual(press(.keyboardUpArrow), "|one two three")
        XCTAssertEqual(press(.keyboardDownArrow, .shift), "|one two three|")
        XCTAssertEqual(press(.keyboardHome), "|one two three")
        XCTAssertEqual(press(.keyboardDeleteForward, .alternate), "| two three")
        XCTAssertEqual(press(.keyboardEnd), " two three|")
        XCTAssertEqual(press(.keyboardDeleteOrBackspace, .alternate), " two |")
        XCTAssertEqual(press(.keyboardDeleteOrBackspace, .command), "|")
        XCTAssertEqual(press(.keyboardDeleteOrBackspace), "|")
        XCTAssertEqual(log.take(), ["should 0,3 ", "should 5,5 ", "should 0,5 "])
    }

    func testASelectionGrowsAndShrinksAtTheEndThatMoves() {
        let field = field("abcd", on: TestScreen())
        field.select(NSRange(location: 2, length: 0))
        HardwareKeyboard.press(.keyboardLeftArrow, .shift)
        XCTAssertEqual(shown(field), "a|b|cd")
        HardwareKeyboard.press(.keyboardRightArrow, .shift, times: 2)
        XCTAssertEqual(field.edited.selection, NSRange(location: 2, length: 1))
        HardwareKeyboard.press(.keyboardLeftArrow, .shift, times: 3)
        XCTAssertEqual(field.edited.selection, NSRange(location: 0, length: 2))
        HardwareKeyboard.press("x")
        XCTAssertEqual(shown(field), "x|cd")
    }

    func testCharactersOfManyUnitsAreOne() {
        let field = field("a👨‍👩‍👧é", on: TestScreen())
        HardwareKeyboard.press(.keyboardLeftArrow, times: 2)
        XCTAssertEqual(field.edited.selection.location, 1)
        HardwareKeyboard.press(.keyboardDeleteForward)
        XCTAssertEqual(field.text, "aé")
    }

    func testArrowsFollowTheScreenInHebrew() {
        let field = field("שלום", on: TestScreen())
        field.select(NSRange(location: 0, length: 0))
        HardwareKeyboard.press(.keyboardLeftArrow)
        XCTAssertEqual(field.edited.selection.location, 1)
        HardwareKeyboard.press(.keyboardRightArrow)
        XCTAssertEqual(field.edited.selection.location, 0)
    }

    func testLinesOfATextView() {
        let view = textView("first line\nab\nthe third", on: TestScreen())
        func press(_ usage: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> String {
            HardwareKeyboard.press(usage, modifiers)
            return shown(view)
        }
        XCTAssertEqual(press(.keyboardUpArrow), "first line\nab|\nthe third")
        XCTAssertEqual(press(.keyboardUpArrow), "first line|\nab\nthe third", "back to its column")
        XCTAssertEqual(press(.keyboardUpArrow), "|first line\nab\nthe third")
        XCTAssertEqual(press(.keyboardRightArrow, .command), "first line|\nab\nthe third")
        XCTAssertEqual(press(.keyboardDownArrow, .shift), "first line|\nab|\nthe third")
        XCTAssertEqual(press(.keyboardLeftArrow), "first line|\nab\nthe third")
        XCTAssertEqual(press(.keyboardDownArrow, .alternate), "first line\nab|\nthe third")
        XCTAssertEqual(press(.keyboardDownArrow, .alternate), "first line\nab\nthe third|")
        XCTAssertEqual(press(.keyboardUpArrow, .alternate), "first line\nab\n|the third")
        XCTAssertEqual(press(.keyboardUpArrow, .command), "|first line\nab\nthe third")
        XCTAssertEqual(press(.keyboardTab), "\t|first line\nab\nthe third")
        XCTAssertEqual(press(.keyboardReturnOrEnter), "\t\n|first line\nab\nthe third")
        XCTAssertEqual(press(.keyboardEnd, .command), "\t\nfirst line\nab\nthe third|")
        XCTAssertEqual(press(.keyboardDownArrow), "\t\nfirst line\nab\nthe third|")
    }

    func testBrokenLinesEndBeforeTheirGap() {
        let view = textView("some words that are broken into lines", on: TestScreen())
        view.select(NSRange(location: 0, length: 0))
        let top = view.caretRect(at: 0).minY
        HardwareKeyboard.press(.keyboardEnd)
        let end = view.edited.selection.location
        XCTAssertGreaterThan(end, 4)
        XCTAssertLessThan(end, view.edited.length)
        XCTAssertEqual(view.caretRect(at: end).minY, top, "the caret stays in the line")
        HardwareKeyboard.press(.keyboardEnd)
        XCTAssertEqual(view.edited.selection.location, end)
        HardwareKeyboard.press(.keyboardRightArrow)
        XCTAssertGreaterThan(view.caretRect(at: view.edited.selection.location).minY, top)
        HardwareKeyboard.press(.keyboardHome)
        XCTAssertEqual(view.edited.selection.location, end + 1)
    }

    func testASelectionFillsTheLinesThatItGoesOnAfter() {
        let view = textView("one two\n\nthree", on: TestScreen())
        let all = view.selectionRects(NSRange(location: 4, length: 8))
        XCTAssertEqual(all.count, 3)
        let right = view.bounds.width - view.textContainer.lineFragmentPadding
        XCTAssertEqual(all.map(\.maxX).prefix(2), [right, right])
        XCTAssertEqual(all[0].minX, view.caretRect(at: 4).midX, accuracy: 0.5)
        XCTAssertEqual(all[1].minX, view.caretRect(at: 8).midX, accuracy: 0.5, "the empty line")
        XCTAssertEqual(all[1].minY, all[0].maxY, accuracy: 0.01)
        XCTAssertEqual(all[2].minY, all[1].maxY, accuracy: 0.01)
        XCTAssertEqual(all[2].maxX, view.caretRect(at: 12).midX, accuracy: 0.5)
        XCTAssertEqual(view.selectionRects(NSRange(location: 0, length: 3)).count, 1)
    }

    func testPages() {
        let lines = (1...40).map { "line \($0)" }
        let view = textView(lines.joined(separator: "\n"), on: TestScreen())
        let last = view.edited.length
        HardwareKeyboard.press(.keyboardPageUp)
        let up = view.edited.selection.location
        XCTAssertLessThan(up, last)
        XCTAssertGreaterThan(up, last - 80, "a page, not all of it")
        XCTAssertTrue(
            view.bounds.contains(view.caretRect(at: up)), "\(view.bounds) shows \(view.caretRect(at: up))")
        HardwareKeyboard.press(.keyboardPageDown)
        XCTAssertEqual(view.edited.selection.location, last)
        HardwareKeyboard.press(.keyboardPageUp, times: 20)
        XCTAssertEqual(view.edited.selection.location, 0)
        XCTAssertEqual(view.contentOffset.y, -view.adjustedContentInset.top)
    }

    // MARK: Pasteboard

    func testCutCopyPasteAndSelectAll() {
        let field = field("abc", on: TestScreen())
        var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        var shared: [String] = []
        UIPasteboard.general.shareText = { shared.append($0) }
        HardwareKeyboard.press("a", .command)
        HardwareKeyboard.press("c", .command)
        XCTAssertEqual(UIPasteboard.general.string, "abc")
        HardwareKeyboard.press("x", .command)
        XCTAssertEqual(field.text, "")
        PasteboardText(text: "from outside").handle()
        XCTAssertEqual(UIPasteboard.general.changeCount, 3)
        PasteboardText(text: "from outside").handle()
        XCTAssertEqual(UIPasteboard.general.changeCount, 3, "the same text is no change")
        HardwareKeyboard.press("v", .command)
        XCTAssertEqual(field.text, "from outside")
        XCTAssertEqual(changes, 3)
        XCTAssertEqual(shared, ["abc", "abc"], "what the display sent it knows")
    }

    // MARK: Text and compositions

    func testTextIsPutInAtOnce() {
        let field = field("recieve", on: TestScreen())
        HardwareKeyboard.type("receive ", deleting: 7)
        XCTAssertEqual(field.text, "receive ")
        HardwareKeyboard.type("word\nx")
        XCTAssertEqual(field.text, "receive wordx")
        XCTAssertEqual(log.take(), ["should 0,7 receive ", "should 8,0 word", "return", "should 12,0 x"])
    }

    func testDeletingWithoutATextIsTheDeleteKey() {
        let field = field("abc", on: TestScreen())
        field.select(NSRange(location: 1, length: 2))
        HardwareKeyboard.type("", deleting: 1)
        XCTAssertEqual(field.text, "a")
        HardwareKeyboard.type("", deleting: 1)
        HardwareKeyboard.type("", deleting: 1)
        XCTAssertEqual(log.take(), ["should 1,2 ", "should 0,1 "], "nobody is asked about nothing")
    }

    func testACompositionInAField() {
        let screen = TestScreen()
        let field = field("ab", on: screen)
        field.select(NSRange(location: 1, length: 0))
        var marked: [String] = []
        field.addAction(
            UIAction { [unowned field] _ in
                marked.append(field.markedTextRange.flatMap { field.text(in: $0) } ?? "-")
            }, for: .editingChanged)
        HardwareKeyboard.compose("n", selecting: 1)
        HardwareKeyboard.compose("ni", selecting: 0, 2)
        XCTAssertEqual(field.text, "anib")
        XCTAssertEqual(field.edited.selection, NSRange(location: 1, length: 2))
        screen.runUntilIdle()
        HardwareKeyboard.type("你")
        XCTAssertEqual(field.text, "a你b")
        XCTAssertNil(field.markedTextRange)
        XCTAssertEqual(log.take(), ["should 1,0 n", "should 1,1 ni", "should 1,2 你"])
        HardwareKeyboard.compose("ha", selecting: 2)
        HardwareKeyboard.compose("", selecting: 0)
        XCTAssertEqual(field.text, "a你b")
        XCTAssertEqual(marked, ["n", "ni", "-", "ha", "-"])
        _ = log.take()
        HardwareKeyboard.compose("", selecting: 0)
        XCTAssertEqual(log.take(), [], "nothing to give up")
        log.allows = false
        HardwareKeyboard.compose("x", selecting: 1)
        XCTAssertEqual(field.text, "a你b")
        XCTAssertNil(field.markedTextRange)
    }

    func testACompositionIsSettledByWhateverElseHappens() {
        let screen = TestScreen()
        let field = field("ab", on: screen)
        HardwareKeyboard.compose("xy", selecting: 2)
        HardwareKeyboard.press(.keyboardLeftArrow)
        XCTAssertNil(field.markedTextRange)
        XCTAssertEqual(shown(field), "abx|y")
        HardwareKeyboard.compose("q", selecting: 1)
        field.select(NSRange(location: 0, length: 0))
        XCTAssertNil(field.markedTextRange)
        XCTAssertEqual(field.text, "abxqy")
        HardwareKeyboard.compose("r", selecting: 1)
        field.resignFirstResponder()
        XCTAssertNil(field.markedTextRange)
        XCTAssertEqual(field.text, "rabxqy")
        field.becomeFirstResponder()
        HardwareKeyboard.compose("z", selecting: 1)
        field.text = "new"
        XCTAssertNil(field.markedTextRange)
        HardwareKeyboard.compose("z", selecting: 1)
        HardwareKeyboard.press(.keyboardEscape)
        XCTAssertEqual(field.text, "new", "escape gives it up")
    }

    func testACompositionInATextViewAndASearchBar() {
        let screen = TestScreen()
        let view = textView("a", on: screen)
        HardwareKeyboard.compose("か", selecting: 1)
        HardwareKeyboard.compose("かん", selecting: 2)
        HardwareKeyboard.type("漢")
        XCTAssertEqual(
            log.take(),
            [
                "should 1,0 か", "changed aか marked", "should 1,1 かん", "changed aかん marked", "should 1,2 漢",
                "changed a漢 ",
            ])
        view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        XCTAssertEqual(view.markedTextRange, TextOffsetRange(NSRange(location: 2, length: 1)))
        view.unmarkText()
        XCTAssertNil(view.markedTextRange)
        XCTAssertEqual(log.take(), ["changed a漢x marked"], "the app is not asked about what it does itself")
        let bar = UISearchBar(frame: CGRect(x: 0, y: 300, width: 320, height: 56))
        bar.delegate = log
        view.superview?.addSubview(bar)
        screen.runUntilIdle()
        XCTAssertTrue(bar.searchTextField.becomeFirstResponder())
        HardwareKeyboard.compose("ni", selecting: 2)
        HardwareKeyboard.type("你")
        XCTAssertEqual(log.take(), ["search ni", "search 你"])
    }

    func testMarkedTextIsUnderlinedAndSecureTextStaysHidden() {
        let screen = TestScreen()
        let field = field("ab", on: screen)
        func runs() -> [Range<Int>] {
            field.line(in: CGSize(width: 280, height: 34)).layout.request.runs
                .filter(\.attributes.isUnderlined).map(\.range)
        }
        HardwareKeyboard.compose("xyz", selecting: 3)
        XCTAssertEqual(runs(), [2..<5])
        field.markedTextStyle = [.backgroundColor: UIColor.yellow]
        XCTAssertEqual(runs(), [])
        field.markedTextStyle = nil
        HardwareKeyboard.type("")
        field.isSecureTextEntry = true
        XCTAssertEqual(field.shownText, "•••••")
        XCTAssertEqual(runs(), [2..<5])
    }

    // MARK: Text that comes at once

    func testEveryKindOfLineBreakPressesTheReturnKey() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var texts: [String] = []
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                texts.append(textField.text ?? "")
                return true
            }
        }
        let delegate = Delegate()
        let field = field("", on: TestScreen())
        field.delegate = delegate
        HardwareKeyboard.type("a\r\nb\nc")
        XCTAssertEqual(delegate.texts, ["a", "ab"])
        XCTAssertEqual(field.text, "abc")
    }

    // MARK: What the display is told

    func testTheDisplayLearnsWhereTypingGoes() throws {
        let screen = TestScreen()
        let field = field("ab", on: screen)
        field.keyboardType = .emailAddress
        var reports: [AppMessage.TextInput] = []
        TextInputReport.shared.send = { reports.append($0) }
        field.setNeedsLayout()
        screen.runUntilIdle()
        let report = try XCTUnwrap(reports.last)
        XCTAssertEqual(reports.count, 1)
        XCTAssertTrue(report.isActive)
        XCTAssertEqual(report.keyboard, "emailAddress")
        XCTAssertFalse(report.isMultiline)
        XCTAssertFalse(report.isSecure)
        let caret = try XCTUnwrap(report.caret)
        XCTAssertTrue(CGRect(x: 20, y: 80, width: 300, height: 34).contains(CGPoint(x: caret.x, y: caret.y)))
        HardwareKeyboard.press("c")
        screen.runUntilIdle()
        XCTAssertEqual(reports.count, 2)
        XCTAssertGreaterThan(try XCTUnwrap(reports.last?.caret).x, caret.x)
        screen.advance(by: 3)
        XCTAssertEqual(reports.count, 2, "blinking tells nothing")
        field.resignFirstResponder()
        screen.runUntilIdle()
        XCTAssertEqual(reports.last, AppMessage.TextInput(isActive: false))
    }

    // MARK: The caret

    func testTheCaretBlinksBySingleFrames() {
        let screen = TestScreen()
        _ = field("ab", on: screen)
        XCTAssertFalse(AnimationTimeline.shared.isActive, "nothing keeps the clock going")
        // As the main loop does with a real clock: a frame only where something changed.
        var frames = 0
        for _ in 0..<636 {
            MediaClock.shared.advance(to: CACurrentMediaTime() + MediaClock.frameInterval)
            TimedCalls.shared.runDue()
            guard FramePipeline.shared.isNeeded else { continue }
            FramePipeline.shared.runFrame()
            frames += 1
        }
        XCTAssertEqual(frames, 20, "two for each of ten blinks")
    }
}
