import XCTest

@_spi(Testing) @testable import UIKit

/// Text storages as apps use them: for links in labels, and to colour what is typed.
@preconcurrency @MainActor final class TextStorageTests: EventTestCase {
    private func layout(_ text: NSAttributedString, width: CGFloat) -> (NSTextStorage, NSLayoutManager, NSTextContainer)
    {
        let storage = NSTextStorage(attributedString: text)
        let layout = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: width, height: 1000))
        container.lineFragmentPadding = 0
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        return (storage, layout, container)
    }

    private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

    /// As apps find the link of a label that was tapped.
    func testACharacterIsFoundByAPoint() {
        let text = NSAttributedString(string: "one two", attributes: font)
        let (storage, layout, container) = layout(text, width: 400)
        defer { withExtendedLifetime(storage) {} }
        let rect = layout.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        XCTAssertEqual(rect.minX, NSAttributedString(string: "one ", attributes: font).size().width, accuracy: 1)
        let used = layout.usedRect(for: container)
        XCTAssertEqual(used.maxX, rect.maxX, accuracy: 0.5)
        let index = layout.characterIndex(
            for: CGPoint(x: rect.minX + 2, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        XCTAssertEqual(index, 4)
        XCTAssertGreaterThan(
            layout.fractionOfDistanceThroughGlyph(for: CGPoint(x: 2, y: 10), in: container), 0)
    }

    func testLinesAreFragments() {
        let text = NSAttributedString(string: "one two three four five", attributes: font)
        let (storage, layout, container) = layout(text, width: 90)
        defer { withExtendedLifetime(storage) {} }
        container.maximumNumberOfLines = 0
        var parts: [String] = []
        layout.enumerateLineFragments(forGlyphRange: layout.glyphRange(for: container)) { rect, _, _, range, _ in
            XCTAssertEqual(rect.width, 90)
            parts.append((text.string as NSString).substring(with: range))
        }
        XCTAssertEqual(parts.joined(), text.string)
        XCTAssertGreaterThan(parts.count, 2)
        var line = NSRange()
        XCTAssertEqual(layout.lineFragmentRect(forGlyphAt: 0, effectiveRange: &line).minY, 0, accuracy: 0.01)
        XCTAssertEqual(line.length, parts[0].utf16.count)
    }

    private final class Listener: NSObject, NSTextStorageDelegate {
        var log: [String] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { log.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    }

    func testAStorageTellsOfItsChanges() {
        let listener = Listener()
        let storage = NSTextStorage(string: "one two")
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
        storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
        storage.beginEditing()
        storage.append(NSAttributedString(string: "!", attributes: font))
        storage.deleteCharacters(in: NSRange(location: 0, length: 4))
        storage.endEditing()
        XCTAssertEqual(listener.log, ["2 4+5 2", "1 0+3 0", "3 0+6 -3"])
        XCTAssertEqual(storage.string, "three!")
        XCTAssertEqual((storage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize, 20)
    }

    func testATextViewAndItsStorageAreOneText() {
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        root.addSubview(view)
        view.text = "one"
        let listener = Listener()
        view.textStorage.delegate = listener
        view.textStorage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two")
        XCTAssertEqual(view.text, "one two")
        XCTAssertTrue(view.becomeFirstResponder())
        view.selectedRange = NSRange(location: 7, length: 0)
        view.insertText("!")
        XCTAssertEqual(view.textStorage.string, "one two!")
        XCTAssertEqual(listener.log.last?.hasSuffix("7+1 1"), true)
        XCTAssertEqual(view.textContainer.size.width, 300)
        let rect = view.layoutManager.usedRect(for: view.textContainer)
        XCTAssertEqual(rect.height, view.textLayout(width: 300).lineBoxSize.height, accuracy: 0.01)
    }

    /// A storage that colours digits, as editors of source code do.
    private final class Colouring: NSTextStorage {
        override func processEditing() {
            for index in 0..<length
            where CharacterSet.decimalDigits.contains(
                Unicode.Scalar((string as NSString).character(at: index)) ?? " ")
            {
                setAttributes([.foregroundColor: UIColor.red], range: NSRange(location: index, length: 1))
            }
            super.processEditing()
        }
    }

    func testATextViewShowsAStorageOfTheApp() {
        let storage = Colouring(string: "")
        let layout = NSLayoutManager()
        let container = NSTextContainer()
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200), textContainer: container)
        XCTAssertTrue(view.textStorage === storage)
        root.addSubview(view)
        XCTAssertTrue(view.becomeFirstResponder())
        view.insertText("a1")
        XCTAssertEqual(storage.string, "a1")
        XCTAssertEqual(
            view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, UIColor.red)
    }
}
