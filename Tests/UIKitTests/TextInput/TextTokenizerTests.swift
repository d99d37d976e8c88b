import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class TextTokenizerTests: EventTestCase {
    private var field: UITextField!

    override func begin() {
        super.begin()
        field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
        root.addSubview(field)
    }

    private func unit(_ granularity: UITextGranularity, at offset: Int, _ direction: UITextStorageDirection) -> String?
    {
        guard let position = field.position(from: field.beginningOfDocument, offset: offset) else { return nil }
        return field.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(direction))
            .flatMap { field.text(in: $0) }
    }

    func testUnitsAroundAPosition() {
        field.text = "One two. Three four"
        XCTAssertEqual(unit(.word, at: 5, .forward), "two")
        XCTAssertEqual(unit(.word, at: 3, .backward), "One")
        XCTAssertNil(unit(.word, at: 3, .forward))
        XCTAssertEqual(unit(.sentence, at: 2, .forward), "One two. ")
        XCTAssertEqual(unit(.sentence, at: 9, .forward), "Three four")
        XCTAssertEqual(unit(.character, at: 0, .forward), "O")
        XCTAssertEqual(unit(.document, at: 4, .forward), "One two. Three four")
    }

    func testBoundaries() throws {
        field.text = "One two"
        let end = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 3))
        XCTAssertTrue(field.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.forward)))
        XCTAssertFalse(field.tokenizer.isPosition(end, atBoundary: .word, inDirection: .storage(.backward)))
        let next = field.tokenizer.position(from: end, toBoundary: .word, inDirection: .storage(.forward))
        XCTAssertEqual(next.map { field.offset(from: field.beginningOfDocument, to: $0) }, 7)
    }

    private final class Hidden: UITextField {
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    func testAnOverrideHidesTheCaret() throws {
        let field = Hidden(frame: CGRect(x: 20, y: 200, width: 300, height: 34))
        root.addSubview(field)
        func caret(_ view: UIView) -> CaretView? {
            view.subviews.lazy.compactMap { $0 as? CaretView ?? caret($0) }.first
        }
        XCTAssertTrue(field.becomeFirstResponder())
        TestEnvironment.commit()
        XCTAssertEqual(caret(field)?.isHidden, true)
        self.field.text = "one"
        XCTAssertTrue(self.field.becomeFirstResponder())
        TestEnvironment.commit()
        XCTAssertEqual(caret(self.field)?.isHidden, false)
        let whole = try XCTUnwrap(
            self.field.textRange(from: self.field.beginningOfDocument, to: self.field.endOfDocument))
        XCTAssertEqual(self.field.selectionRects(for: whole).map(\.containsEnd), [true])
    }

    /// A field whose caret stands in the middle of a box that constraints place.
    private final class Boxes: UITextField {
        let row = UIStackView(arrangedSubviews: [UIView(), UIView()])

        override init(frame: CGRect) {
            super.init(frame: frame)
            row.distribution = .fillEqually
            row.frame = bounds
            row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(row)
        }

        required init?(coder: NSCoder) { nil }

        override func caretRect(for position: UITextPosition) -> CGRect {
            let box = row.arrangedSubviews[1].frame
            return CGRect(x: box.midX - 1, y: 5, width: 2, height: 20)
        }
    }

    func testTheCaretStandsWhereViewsThatAreLaidOutLaterSay() throws {
        let field = Boxes(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        root.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        TestEnvironment.commit()
        func caret(_ view: UIView) -> CaretView? {
            view.subviews.lazy.compactMap { $0 as? CaretView ?? caret($0) }.first
        }
        let shown = try XCTUnwrap(caret(field))
        XCTAssertFalse(shown.isHidden)
        XCTAssertEqual(shown.convert(shown.bounds, to: field), CGRect(x: 149, y: 5, width: 2, height: 20))
    }
}
