import CoreGraphics
import Foundation

/// The layout of a text storage: its lines in a space, and where each character lies.
///
/// Each UTF-16 unit of the text counts as one glyph. A layout has one space; text beyond it is not shown.
@preconcurrency @MainActor open class NSLayoutManager: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSLayoutManager") }

    public override init() { super.init() }

    /// The text; nil before a storage has added the layout, which it keeps alive.
    open internal(set) weak var textStorage: NSTextStorage? { didSet { forgetLayout() } }
    /// The spaces for the lines, of which the first is used.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate, which hears of layouts; not kept alive.
    open weak var delegate: (any NSLayoutManagerDelegate)?

    /// Whether fonts' own leading stands between lines: true, and always so here.
    open var usesFontLeading = true

    private var kept: TextLayout?

    // MARK: Spaces

    /// Adds a space for lines.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a space for lines before others.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forgetLayout()
    }

    /// Takes a space away.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        forgetLayout()
    }

    /// The space of a glyph; nil where there is none.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let container = textContainers.first else { return nil }
        effectiveGlyphRange?.pointee = glyphRange(for: container)
        return container
    }

    // MARK: Layout

    /// The lines, in the coordinates of the space without its padding.
    var layout: TextLayout {
        if let view = textContainers.first?.textView { return view.textLayout(width: max(view.bounds.width, 1)) }
        if let kept { return kept }
        let text = textStorage?.snapshot ?? NSAttributedString(string: "")
        // Choice (TextKit): text without a font is set in 12 points of the system's.
        var request = TextLayoutRequest(
            text, defaultFont: UITextView.standardFont, defaultStyle: NSParagraphStyle.default)
        request.showsTrailingEmptyLine = true
        if let container = textContainers.first {
            request.maximumNumberOfLines = max(0, container.maximumNumberOfLines)
            if container.maximumNumberOfLines > 0 {
                request.paragraphStyle.lineBreakMode = container.lineBreakMode.layout
            }
            let width = container.size.width
            if width > 0, width < 1e6 { request.maximumWidth = max(0, width - 2 * container.lineFragmentPadding) }
        }
        let layout = request.layout
        kept = layout
        delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
        return layout
    }

    /// The distance from the left edge of the space to that of the lines, in points.
    var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    func forgetLayout() { kept = nil }

    /// Called by the text storage after a change. An override calls `super`, which sets the lines anew when they are asked
    /// for.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        forgetLayout()
        textContainers.first?.textView?.storageDidChange()
    }

    /// Has the lines of a range set anew when they are asked for.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = charRange
        forgetLayout()
    }
    /// Has the text view drawn anew.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        textContainers.first?.textView?.textDidChangeLook()
    }
    /// Has the text view drawn anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }
    /// Sets the lines of a space.
    open func ensureLayout(for container: NSTextContainer) { _ = layout }
    /// Sets the lines of a range.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
    /// Finds the glyphs of a range.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }

    // MARK: Glyphs and characters

    /// The number of glyphs: that of the text's UTF-16 units.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Whether there is a glyph of an index.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
    /// The index of the character that a glyph stands for.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The index of the glyph that stands for a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The glyphs that stand for characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// The characters that glyphs stand for.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// The glyphs that a space shows.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first, let last = layout.lines.last else { return NSRange() }
        let end = layout.isTruncated ? last.range.upperBound : numberOfGlyphs
        return NSRange(location: 0, length: min(end, numberOfGlyphs))
    }
}
