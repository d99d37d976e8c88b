import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Texts of an app's own, and whom a text tells of its changes.
@preconcurrency @MainActor final class TextInteractionTests: ScreenTestCase {
    private final class Place: UITextPosition {
        let index: Int
        init(_ index: Int) { self.index = index }
    }

    private final class Span: UITextRange {
        let range: Range<Int>
        init(_ range: Range<Int>) { self.range = range }
        override var start: UITextPosition { Place(range.lowerBound) }
        override var end: UITextPosition { Place(range.upperBound) }
        override var isEmpty: Bool { range.isEmpty }
    }

    /// A line of letters, each ten points wide.
    private final class Line: UIView, UITextInput {
        var letters = Array("some words")
        var selected = 0..<0
        weak var inputDelegate: (any UITextInputDelegate)?

        override var canBecomeFirstResponder: Bool { true }
        private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }

        var hasText: Bool { !letters.isEmpty }
        func insertText(_ text: String) {
            letters.replaceSubrange(selected, with: Array(text))
            selected = selected.lowerBound + text.count..<selected.lowerBound + text.count
        }
        func deleteBackward() {
            let range = selected.isEmpty ? max(0, selected.lowerBound - 1)..<selected.lowerBound : selected
            letters.removeSubrange(range)
            selected = range.lowerBound..<range.lowerBound
        }
        var selectedTextRange: UITextRange? {
            get { Span(selected) }
            set { selected = newValue.map { index($0.start)..<index($0.end) } ?? 0..<0 }
        }
        var markedTextRange: UITextRange? { nil }
        var markedTextStyle: [NSAttributedString.Key: Any]?
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        var beginningOfDocument: UITextPosition { Place(0) }
        var endOfDocument: UITextPosition { Place(letters.count) }
        func text(in range: UITextRange) -> String? { String(letters[index(range.start)..<index(range.end)]) }
        func replace(_ range: UITextRange, withText text: String) {
            letters.replaceSubrange(index(range.start)..<index(range.end), with: Array(text))
        }
        func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
            Span(min(index(from), index(to))..<max(index(from), index(to)))
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            let place = index(position) + offset
            return (0...letters.count).contains(place) ? Place(place) : nil
        }
        func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? { self.position(from: position, offset: direction == .left ? -offset : offset) }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            let (a, b) = (index(position), index(other))
            return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }
        func firstRect(for range: UITextRange) -> CGRect {
            CGRect(
                x: CGFloat(index(range.start)) * 10, y: 0,
                width: CGFloat(index(range.end) - index(range.start)) * 10, height: 20)
        }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat(index(position)) * 10 - 1, y: 0, width: 2, height: 20)
        }
        func closestPosition(to point: CGPoint) -> UITextPosition? {
            Place(min(max(Int((point.x / 10).rounded()), 0), letters.count))
        }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
            PlacedSelectionRect.rects([firstRect(for: range)])
        }
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    }

    private final class Log: NSObject, UITextInputDelegate, UITextInteractionDelegate {
        var events: [String] = []
        var isRefusing = false
        func selectionWillChange(_ textInput: (any UITextInput)?) { events.append("selectionWill") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { events.append("selectionDid") }
        func textWillChange(_ textInput: (any UITextInput)?) { events.append("textWill") }
        func textDidChange(_ textInput: (any UITextInput)?) { events.append("textDid") }
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
            events.append("should(\(Int(point.x)))")
            return !isRefusing
        }
        func interactionWillBegin(_ interaction: UITextInteraction) { events.append("will") }
        func interactionDidEnd(_ interaction: UITextInteraction) { events.append("did") }
        func take() -> [String] {
            defer { events = [] }
            return events
        }
    }

    private func line(_ mode: UITextInteractionMode = .editable) -> (Line, UITextInteraction, TestScreen) {
        let controller = UIViewController()
        let line = Line(frame: CGRect(x: 100, y: 200, width: 200, height: 20))
        let interaction = UITextInteraction(for: mode)
        interaction.textInput = line
        line.addInteraction(interaction)
        controller.view.addSubview(line)
        let screen = TestScreen()
        screen.show(controller)
        return (line, interaction, screen)
    }

    private func caret(_ line: Line) -> CGRect? {
        let marks = line.subviews.compactMap { $0 as? TextInteractionMarks }.first
        return marks?.subviews.first { $0 is CaretView && !$0.isHidden }?.frame
    }

    func testATapPlacesTheCaretWhichFollowsTyping() {
        let (line, interaction, screen) = line()
        let log = Log()
        interaction.delegate = log
        XCTAssertNil(caret(line))
        screen.tap(.point(141, 210))
        XCTAssertTrue(line.isFirstResponder)
        XCTAssertEqual(log.take(), ["should(41)", "will", "did"])
        XCTAssertEqual(caret(line)?.midX, 40)
        _ = TypedKey.text("x").press()
        XCTAssertEqual(String(line.letters), "somex words")
        XCTAssertEqual(caret(line)?.midX, 50)
        line.selected = 0..<0
        line.inputDelegate?.selectionDidChange(line)
        XCTAssertEqual(caret(line)?.midX, 0)
        line.resignFirstResponder()
        XCTAssertNil(caret(line))
        XCTAssertNil(line.inputDelegate)
    }

    func testATapThatTheDelegateRefusesDoesNothing() {
        let (line, interaction, screen) = line()
        let log = Log()
        log.isRefusing = true
        interaction.delegate = log
        screen.tap(.point(141, 210))
        XCTAssertFalse(line.isFirstResponder)
        XCTAssertEqual(log.take(), ["should(41)"])
    }

    func testTextThatIsNotEditableHasNoCaret() {
        let (line, _, screen) = line(.nonEditable)
        screen.tap(.point(141, 210))
        XCTAssertEqual(line.selected, 4..<4)
        XCTAssertNil(caret(line))
    }

    func testAnInteractionThatIsTakenOutLeavesNothing() {
        let (line, interaction, _) = line()
        line.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
        XCTAssertEqual(line.subviews.count, 0)
        XCTAssertEqual(line.gestureRecognizers?.count ?? 0, 0)
    }

    func testTheInputDelegateHearsOfWhatTheAppChanges() {
        let screen = TestScreen()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        controller.view.addSubview(field)
        screen.show(controller)
        let log = Log()
        field.inputDelegate = log
        field.text = "some"
        XCTAssertEqual(log.take(), ["textWill", "textDid"])
        field.text = "some"
        XCTAssertEqual(log.take(), [])
        field.becomeFirstResponder()
        _ = log.take()
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        XCTAssertEqual(log.take(), ["selectionWill", "selectionDid"])
        field.typeText("x")
        XCTAssertEqual(log.take(), [])
        field.insertText("y")
        XCTAssertEqual(log.take(), ["textWill", "textDid"])
    }

    func testRangesAreExtendedToTheEndsOfTheText() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "some words"
        let place = try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: 5))
        let after = try XCTUnwrap(view.characterRange(byExtending: place, in: .right))
        XCTAssertEqual(view.text(in: after), "words")
        XCTAssertEqual(view.characterRange(byExtending: place, in: .left).flatMap { view.text(in: $0) }, "some ")
        let first = view.position(within: after, farthestIn: .left)
        XCTAssertEqual(first.map { view.compare($0, to: place) }, .orderedSame)
        let near = view.closestPosition(to: .zero, within: after)
        XCTAssertEqual(near.map { view.compare($0, to: place) }, .orderedSame)
        XCTAssertEqual(view.baseWritingDirection(for: place, in: .forward), .leftToRight)
    }
}
