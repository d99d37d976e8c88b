import CoreGraphics
import Foundation

// Choice (TextKit): each UTF-16 unit of the text is one glyph, so that indexes of glyphs and of characters are the same.

/// Sets the lines of a text in one container after the other, says where they are, and draws them.
///
/// Coordinates are those of the containers, in points.
@preconcurrency @MainActor open class NSLayoutManager: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSLayoutManager") }

    /// The object that hears when lines have been set; not kept alive.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    private weak var storage: NSTextStorage?
    /// The containers, in the order in which they are filled.
    open private(set) var textContainers: [NSTextContainer] = []
    private var known: [ContainerLayout]?

    /// Whether fonts' own gaps between lines are part of the lines' heights; true at first.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { forget() } }
    }

    /// Makes a layout manager without a text and containers.
    public override init() { super.init() }

    /// The text, which keeps its layout managers alive; setting it moves the manager to that text.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            guard newValue !== storage else { return }
            if let newValue { newValue.addLayoutManager(self) } else { storage?.removeLayoutManager(self) }
        }
    }

    func moved(to storage: NSTextStorage?) {
        if let old = self.storage, old !== storage {
            self.storage = nil
            old.removeLayoutManager(self)
        }
        self.storage = storage
        forget()
    }

    // MARK: Containers

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Adds a container at an index.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.layoutManager = self
        forget()
    }

    /// Removes the container at an index.
    open func removeTextContainer(at index: Int) {
        textContainers.remove(at: index).layoutManager = nil
        forget()
    }

    /// Called when the size or another measure of a container has changed; an override calls super.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { forget() }

    /// Called when the text has changed; an override calls super.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) { forget() }

    /// Forgets where the lines are; they are set anew when somebody asks.
    ///
    /// - Parameters:
    ///   - charRange: The range whose lines have changed; all lines are set anew.
    ///   - actualCharRange: Gets the range of the whole text.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = whole
        forget()
    }

    /// Has the text view that shows a range draw it again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in textContainers { container.textView?.canvas.setNeedsDisplay() }
    }

    /// Has the text view that shows a range draw it again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: glyphRange)
    }

    func forget() { known = nil }

    private var whole: NSRange { NSRange(location: 0, length: storage?.length ?? 0) }

    // MARK: Layout

    /// The parts of the text by containers. Those of text views are as the view has set them.
    var parts: [ContainerLayout] {
        if let known, !textContainers.contains(where: { $0.textView != nil }) { return known }
        guard let storage else { return [] }
        var (parts, start): ([ContainerLayout], Int) = ([], 0)
        for container in textContainers {
            let part = ContainerLayout(container, storage, from: start)
            parts.append(part)
            start = NSMaxRange(part.range)
        }
        let isNew = known == nil
        known = parts
        if isNew {
            for part in parts {
                let isLast = NSMaxRange(part.range) >= storage.length
                delegate?.layoutManager(self, didCompleteLayoutFor: part.container, atEnd: isLast)
            }
            if start < storage.length { delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
        }
        return parts
    }

    func part(of container: NSTextContainer) -> ContainerLayout? { parts.first { $0.container === container } }
    /// The part with a character; that of the end for the place behind the last.
    func part(with index: Int) -> ContainerLayout? {
        parts.first { NSLocationInRange(index, $0.range) } ?? parts.last { NSMaxRange($0.range) == index }
    }

    /// Sets the lines of a container, unless they are.
    open func ensureLayout(for container: NSTextContainer) { _ = parts }
    /// Sets the lines of a range, unless they are.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }
    /// Sets the lines of a range, unless they are.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = parts }

    // MARK: Drawing

    /// Draws what lies behind the glyphs of a range: backgrounds. An override may draw more, before or after super.
    ///
    /// - Parameter origin: The corner of the container, in points of the current context.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { part, corner, context in
            if let layout = part.layoutOfBackgrounds { context.draw(layout, at: corner, color: .black) }
        }
    }

    /// Draws the glyphs of a range, with the lines that belong to them.
    ///
    /// - Parameter origin: The corner of the container, in points of the current context.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        draw(glyphsToShow, at: origin) { part, corner, context in
            let color = part.container.textView?.effectiveColor ?? .black
            context.drawWithEffects(part.layoutOfGlyphs, at: corner, color: color.cgColor)
        }
    }

    /// Draws something of each container's text that belongs to a range, and nothing beside it.
    private func draw(_ glyphs: NSRange, at origin: CGPoint, _ body: (ContainerLayout, CGPoint, CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for part in parts {
            let shown = NSIntersectionRange(part.range, glyphs)
            guard shown.length > 0 else { continue }
            context.saveGState()
            if shown != part.range || part.lines < part.layout.lines.count {
                context.clip(to: part.rects(shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
            }
            body(part, CGPoint(x: origin.x + part.origin.x, y: origin.y + part.origin.y), context)
            context.restoreGState()
        }
    }
}
