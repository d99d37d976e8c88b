import CoreGraphics
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A third kind of text, beside fields and text views: it says where its characters lie, and the rest comes with it.
@preconcurrency @MainActor final class TextEditingTests: ScreenTestCase {
    /// A line of characters that are 10 points wide.
    private final class CodeLine: UIView, TextEditing {
        var edited = EditedText()
        var events: [String] = []
        var isSecureTextEntry = false
        var replacesAllOnTyping = false
        let attributesOfNewText: [NSAttributedString.Key: Any]? = nil
        let (hasLines, hasPages) = (false, false)
        var handleArea: CGRect { bounds }
        var handleRoom: CGRect { bounds }
        var hasText: Bool { edited.length > 0 }
        override var canBecomeFirstResponder: Bool { true }

        func insertText(_ text: String) { change(edited.selection, to: text, isTyped: false) }
        func deleteBackward() { if let deletedRange { change(deletedRange, to: "", isTyped: false) } }
        func typeReturn() { events.append("return") }

        func allowsTyping(_ text: String, in range: NSRange) -> Bool {
            events.append("may \(range.location),\(range.length) \(text)")
            return text != "?"
        }
        func textDidChangeLook() { setNeedsDisplay() }
        func tellSelectionChanged() {
            events.append("selection \(edited.selection.location),\(edited.selection.length)")
        }
        func tellTextChanged() { events.append("text \(edited.string)") }
        func selectionDidChange() { tellSelectionChanged() }

        func caretRect(at offset: Int) -> CGRect { CGRect(x: CGFloat(offset) * 10, y: 0, width: 2, height: 20) }
        func rect(of range: NSRange) -> CGRect {
            CGRect(x: CGFloat(range.location) * 10, y: 0, width: CGFloat(range.length) * 10, height: 20)
        }
        func offset(closestTo point: CGPoint) -> Int { min(max(Int((point.x / 10).rounded()), 0), edited.length) }
        func rangeOfThreeTaps(at offset: Int) -> NSRange { edited.whole }
        func lineStart(of offset: Int) -> Int { 0 }
        func lineEnd(of offset: Int) -> Int { edited.length }
        func offset(_ lines: CaretLines, from offset: Int, x: CGFloat) -> Int { offset }

        override func cut(_ sender: Any?) { cutSelection() }
        override func paste(_ sender: Any?) { pasteText() }
        override func selectAll(_ sender: Any?) { selectEverything() }

        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private func line(_ text: String) -> CodeLine {
        let line = CodeLine(frame: CGRect(x: 20, y: 80, width: 300, height: 20))
        TestScreen().show(UIViewController()).view.addSubview(line)
        XCTAssertTrue(line.becomeFirstResponder())
        line.assign(text)
        XCTAssertEqual(line.take(), ["selection \(text.utf16.count),0"])
        return line
    }

    func testKeysTypeWithTheOwnersLeave() {
        let line = line("let a")
        HardwareKeyboard.press("b")
        HardwareKeyboard.press("?")
        HardwareKeyboard.press(.keyboardReturnOrEnter)
        XCTAssertEqual(line.take(), ["may 5,0 b", "selection 6,0", "text let ab", "may 6,0 ?", "return"])
        HardwareKeyboard.press(.keyboardLeftArrow, .alternate)
        HardwareKeyboard.press(.keyboardDeleteOrBackspace, .alternate)
        XCTAssertEqual(line.take(), ["selection 4,0", "may 0,4 ", "selection 0,0", "text ab"])
    }

    func testTapsAndTheEditMenuSelect() {
        let line = line("let a")
        line.select(byTaps: 1, at: CGPoint(x: 21, y: 4))
        line.select(byTaps: 2, at: CGPoint(x: 12, y: 4))
        XCTAssertEqual(line.take(), ["selection 2,0", "selection 0,3"])
        line.cut(nil)
        XCTAssertEqual(line.take(), ["may 0,3 ", "selection 0,0", "text  a"])
        XCTAssertEqual(UIPasteboard.general.string, "let")
        line.select(byTaps: 3, at: .zero)
        line.paste(nil)
        XCTAssertEqual(line.take(), ["selection 0,2", "may 0,2 let", "selection 3,0", "text let"])
        XCTAssertEqual(line.characterRange(around: CGPoint(x: 12, y: 4)), NSRange(location: 1, length: 1))
        XCTAssertNil(line.characterRange(around: CGPoint(x: 42, y: 4)))
    }

    func testWhatReplacesAllDoesSoOnce() {
        let line = line("old")
        line.replacesAllOnTyping = true
        line.typeText("n")
        line.typeText("ew")
        XCTAssertEqual(line.edited.string, "new")
        XCTAssertFalse(line.replacesAllOnTyping)
    }

    func testACompositionIsTyping() {
        let line = line("a")
        line.compose("ni", selecting: NSRange(location: 2, length: 0))
        XCTAssertEqual(line.edited.marked, NSRange(location: 1, length: 2))
        XCTAssertEqual(line.take(), ["may 1,0 ni", "selection 3,0", "text ani"])
        line.endComposition()
        XCTAssertNil(line.edited.marked)
        XCTAssertEqual(line.take(), [])
    }
}
