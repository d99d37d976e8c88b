import UIKit
import UIKitTesting
import XCTest

/// Text storages, layout managers and containers, alone and in text views.
@preconcurrency @MainActor final class TextKitTests: ScreenTestCase {
    private let mark = NSAttributedString.Key("mark")

    /// Takes down what it hears of a text, and may answer with a change of its own.
    private final class Listener: NSObject, NSTextStorageDelegate {
        var events: [String] = []
        var whenProcessing: ((NSTextStorage, NSRange) -> Void)?

        func textStorage(
            _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) {
            events.append("will \(editedMask.rawValue) \(editedRange) \(delta)")
            whenProcessing?(textStorage, editedRange)
        }

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
            range editedRange: NSRange, changeInLength delta: Int
        ) { events.append("did \(editedMask.rawValue) \(editedRange) \(delta)") }
    }

    /// Keeps the text itself, and colours each "x".
    private final class OwnStorage: NSTextStorage {
        private let backing = NSMutableAttributedString(string: "")

        override var string: String { backing.string }

        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }

        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(
                [.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
            endEditing()
        }

        override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attributes, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }

        override func processEditing() {
            for (index, unit) in string.utf16.enumerated() where unit == 120 {
                addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: index, length: 1))
            }
            super.processEditing()
        }
    }

    private final class LineManager: NSLayoutManager {
        var calls: [String] = []
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            calls.append("background \(glyphsToShow) at \(Int(origin.x)) \(Int(origin.y))")
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        }
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            calls.append("glyphs \(glyphsToShow)")
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    // MARK: Storages

    func testChangesAreToldOnceForEachGroup() {
        let storage = NSTextStorage(string: "one two")
        let listener = Listener()
        storage.delegate = listener
        storage.addAttribute(mark, value: 1, range: NSRange(location: 0, length: 3))
        storage.beginEditing()
        storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
        storage.insert(NSAttributedString(string: "zero "), at: 0)
        storage.endEditing()
        storage.deleteCharacters(in: NSRange(location: 0, length: 5))
        XCTAssertEqual(storage.string, "one three")
        XCTAssertEqual(
            listener.events,
            [
                "will 1 {0, 3} 0", "did 1 {0, 3} 0", "will 3 {0, 14} 7", "did 3 {0, 14} 7", "will 2 {0, 0} -5",
                "did 2 {0, 0} -5",
            ])
    }

    func testASubclassKeepsTheTextItself() {
        let storage = OwnStorage()
        storage.append(NSAttributedString(string: "axbx", attributes: [mark: 1]))
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xx")
        var found: [String] = []
        // Foundation's own functions see the same text.
        storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { attributes, range, _ in
            found.append("\(range) \(attributes[.foregroundColor] != nil)")
        }
        XCTAssertEqual(storage.string, "xxxbx")
        XCTAssertEqual(NSAttributedString(attributedString: storage).string, "xxxbx")
        XCTAssertEqual(found.last, "{4, 1} true")
        XCTAssertTrue(found.contains("{3, 1} false"), "\(found)")
    }

    // MARK: Layout

    // A layout manager does not keep its text.
    private var kept: NSTextStorage?

    private func manager(
        _ text: String, _ sizes: CGSize..., font: UIFont = .monospacedSystemFont(ofSize: 20, weight: .regular)
    ) -> (NSTextStorage, NSLayoutManager) {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        kept = storage
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        for size in sizes { manager.addTextContainer(NSTextContainer(size: size)) }
        return (storage, manager)
    }

    func testCharactersAreFoundAtPoints() {
        let (storage, manager) = manager("abc\ndef ghi", CGSize(width: 100, height: 1000))
        let container = manager.textContainers[0]
        container.lineFragmentPadding = 0
        for index in 0..<storage.length where index != 3 && index != 7 {
            let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            let place = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
            var fraction: CGFloat = 0
            XCTAssertEqual(
                manager.characterIndex(
                    for: place, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction), index)
            XCTAssertEqual(fraction, 0.25, accuracy: 0.01)
        }
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 90, y: 5), in: container), 3)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: -5, y: 500), in: container), 4)
        XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: 90, y: 500), in: container), 10)
    }

    func testLinesAndRectangles() {
        let (_, manager) = manager("abc def\n", CGSize(width: 70, height: 0))
        let container = manager.textContainers[0]
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 8)) { rect, used, _, range, _ in
            lines.append("\(range) \(rect.minX) \(rect.width) \(used.width > 40 && used.width < 50)")
        }
        XCTAssertEqual(lines, ["{0, 4} 0.0 70.0 true", "{4, 4} 0.0 70.0 true"])
        let line = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        XCTAssertEqual(manager.location(forGlyphAt: 4).x, 5)
        XCTAssertEqual(manager.extraLineFragmentRect.minY, line.maxY, accuracy: 0.01)
        XCTAssertEqual(manager.usedRect(for: container).maxY, manager.extraLineFragmentRect.maxY, accuracy: 0.01)
        XCTAssertEqual(manager.numberOfGlyphs, 8)
        container.size.width = 300
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY, 0, accuracy: 0.01)
    }

    func testTheTextGoesOnInTheNextContainer() {
        let (storage, manager) = manager(
            "aaa bbb ccc ddd", CGSize(width: 70, height: 60), CGSize(width: 70, height: 1000))
        let ranges = manager.textContainers.map { manager.glyphRange(for: $0) }
        XCTAssertEqual(ranges, [NSRange(location: 0, length: 8), NSRange(location: 8, length: 7)])
        XCTAssertTrue(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === manager.textContainers[1])
        XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).minY, 0, accuracy: 0.01)
        storage.deleteCharacters(in: NSRange(location: 0, length: 8))
        XCTAssertEqual(manager.glyphRange(for: manager.textContainers[0]), NSRange(location: 0, length: 7))
    }

    func testLinesThatAreCutOff() {
        let (_, manager) = manager("aaa bbb ccc", CGSize(width: 70, height: 0))
        let container = manager.textContainers[0]
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byTruncatingTail
        XCTAssertEqual(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location, NSNotFound)
        XCTAssertEqual(NSMaxRange(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 5)), 11)
    }

    func testBackgroundsAreDrawnBehindGlyphs() {
        let (storage, manager) = manager("ab", CGSize(width: 100, height: 100))
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        func image(_ body: @escaping () -> Void) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format).image { _ in body() }
        }
        let all = NSRange(location: 0, length: 2)
        let both = image {
            manager.drawBackground(forGlyphRange: all, at: .zero)
            manager.drawGlyphs(forGlyphRange: all, at: .zero)
        }
        let glyphs = image { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        let whole = image { storage.draw(at: CGPoint(x: 5, y: 0)) }
        XCTAssertEqual(both.pngData(), whole.pngData())
        XCTAssertNotEqual(glyphs.pngData(), whole.pngData())
    }

    // MARK: Text views

    private func show(_ view: UITextView) {
        let controller = UIViewController()
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
        controller.view.addSubview(view)
        TestScreen().show(controller)
    }

    func testTypingIsToldToTheStorageWhichMayColourIt() {
        let view = UITextView()
        view.text = "var a"
        let listener = Listener()
        view.textStorage.delegate = listener
        let mark = mark
        listener.whenProcessing = { storage, range in
            storage.addAttribute(mark, value: 1, range: NSRange(location: 0, length: storage.length))
        }
        show(view)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("s")
        XCTAssertEqual(view.text, "vars a")
        XCTAssertEqual(view.textStorage.string, "vars a")
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        XCTAssertEqual(listener.events.first, "will 3 {3, 1} 1")
        XCTAssertEqual(view.attributedText.attribute(mark, at: 5, effectiveRange: nil) as? Int, 1)
    }

    func testWhatIsChangedInTheStorageIsShown() {
        let view = UITextView()
        view.text = "one two"
        show(view)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        view.textStorage.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
        XCTAssertEqual(view.text, "three two")
        XCTAssertEqual(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .red)
        let rect = view.layoutManager.boundingRect(
            forGlyphRange: NSRange(location: 6, length: 3), in: view.textContainer)
        let range = view.textRange(from: position(in: view, 6), to: position(in: view, 9))!
        XCTAssertEqual(rect.minX, view.firstRect(for: range).minX, accuracy: 0.5)
    }

    private func position(in view: UITextView, _ offset: Int) -> UITextPosition {
        view.position(from: view.beginningOfDocument, offset: offset)!
    }

    func testAViewShowsTheTextThatItsContainerCameWith() {
        let storage = OwnStorage()
        let manager = LineManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(container)
        storage.append(NSAttributedString(string: "mix"))
        let view = UITextView(frame: .zero, textContainer: container)
        XCTAssertEqual(view.text, "mix")
        XCTAssertTrue(view.textStorage === storage)
        XCTAssertTrue(view.layoutManager === manager)
        show(view)
        XCTAssertEqual(Array(manager.calls.prefix(2)), ["background {0, 3} at 0 8", "glyphs {0, 3}"])
        view.insertText("x")
        XCTAssertEqual(storage.string, "mixx")
        XCTAssertEqual(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, .red)
    }

    func testFontsGapsBetweenLinesCanBeLeftOut() {
        let font = UIFont(name: "Georgia", size: 40)!
        let storage = NSTextStorage(string: "one", attributes: [.font: font])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 300, height: 0))
        manager.addTextContainer(container)
        XCTAssertTrue(manager.usesFontLeading)
        XCTAssertEqual(manager.usedRect(for: container).height, font.lineHeight, accuracy: 0.5)
        manager.usesFontLeading = false
        XCTAssertEqual(
            manager.usedRect(for: container).height, font.ascender - font.descender, accuracy: 0.01)
    }
}
