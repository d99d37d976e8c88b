import CoreGraphics
import Foundation

/// Where glyphs lie, in the coordinates of the space, in points.
extension NSLayoutManager {
    /// The rectangle that the lines in a space take up, the padding beside them included.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        let box = layout.lineBoxSize
        return CGRect(x: 0, y: 0, width: box.width + 2 * padding, height: box.height)
    }

    /// The smallest rectangle around glyphs.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = rects(of: glyphRange)
        guard let first = rects.first else { return caret(at: glyphRange.location) }
        return rects.dropFirst().reduce(first) { $0.union($1) }
    }

    private func rects(of range: NSRange) -> [CGRect] {
        layout.rects(for: range.location..<NSMaxRange(range)).map { $0.offsetBy(dx: padding, dy: 0) }
    }

    private func caret(at index: Int) -> CGRect { layout.caretRect(at: index).offsetBy(dx: padding, dy: 0) }

    /// The line that shows a glyph; nil for a text without lines.
    private func line(of glyphIndex: Int) -> Int? {
        layout.lines.lastIndex { $0.range.lowerBound <= glyphIndex } ?? layout.lines.indices.first
    }

    /// The glyphs of a line, with the separators that end it.
    private func range(ofLine index: Int) -> NSRange {
        let lines = layout.lines
        let start = lines[index].range.lowerBound
        let end =
            index + 1 < lines.count
            ? lines[index + 1].range.lowerBound : layout.isTruncated ? lines[index].range.upperBound : numberOfGlyphs
        return NSRange(location: start, length: max(0, end - start))
    }

    private func fragment(ofLine index: Int, isUsed: Bool) -> CGRect {
        let line = layout.lines[index]
        if isUsed {
            return CGRect(
                x: line.x, y: line.top, width: line.width + 2 * padding, height: line.bottom - line.top)
        }
        let width = textContainers.first?.size.width ?? 0
        return CGRect(
            x: 0, y: line.top, width: width > 0 ? width : layout.lineBoxSize.width + 2 * padding,
            height: line.bottom - line.top)
    }

    /// The rectangle of the line that shows a glyph, as wide as the space; the line's glyphs are written to the pointer.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let index = line(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = range(ofLine: index)
        return fragment(ofLine: index, isUsed: false)
    }

    /// The rectangle that the text of a line takes up, with the padding; the line's glyphs are written to the pointer.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        guard let index = line(of: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = range(ofLine: index)
        return fragment(ofLine: index, isUsed: true)
    }

    /// The point on the baseline where a glyph begins, from the upper left corner of its line.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let index = line(of: glyphIndex) else { return .zero }
        let line = layout.lines[index]
        return CGPoint(x: caret(at: glyphIndex).minX, y: line.baseline - line.top)
    }

    /// The rectangle of the empty line behind a text that ends with a line break; zero without.
    public var extraLineFragmentRect: CGRect {
        guard let last = layout.lines.indices.last, last > 0, layout.lines[last].range.isEmpty else { return .zero }
        return fragment(ofLine: last, isUsed: false)
    }

    /// Calls a block with each line that shows some of the glyphs: its rectangle, the part that is used, the space, the
    /// line's glyphs, and a flag that ends the calls.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        for index in layout.lines.indices {
            let range = range(ofLine: index)
            guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
            var stop = ObjCBool(false)
            block(
                fragment(ofLine: index, isUsed: false), fragment(ofLine: index, isUsed: true), container, range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls a block with the rectangles that enclose glyphs, one or more for each line.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        for rect in rects(of: glyphRange) {
            var stop = ObjCBool(false)
            block(rect, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Glyphs at points

    /// The glyph at a point, or the nearest one.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph at a point, or the nearest one; how far through the glyph the point lies is written to the pointer, from
    /// 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard numberOfGlyphs > 0 else { return 0 }
        let near = layout.index(closestTo: CGPoint(x: point.x - padding, y: point.y))
        // The nearest place between two glyphs has one at each side.
        let text = (textStorage?.string ?? "") as NSString
        let candidates = [near - 1, near].filter { $0 >= 0 && $0 < numberOfGlyphs }
            .map { text.rangeOfComposedCharacterSequence(at: $0) }
        func distance(_ range: NSRange) -> CGFloat {
            guard let rect = rects(of: range).first else { return .greatestFiniteMagnitude }
            let (x, y) = (
                max(rect.minX - point.x, point.x - rect.maxX, 0), max(rect.minY - point.y, point.y - rect.maxY, 0)
            )
            return x + 1000 * y
        }
        guard let range = candidates.min(by: { distance($0) < distance($1) }) else { return near }
        if let rect = rects(of: range).first, rect.width > 0 {
            partialFraction?.pointee = min(max((point.x - rect.minX) / rect.width, 0), 1)
        }
        return range.location
    }

    /// The fraction of the way through the glyph at a point, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character at a point, or the nearest one; how far the point lies towards the next place of the caret is written
    /// to the pointer, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    // MARK: Drawing

    /// Draws glyphs into the current context, with the space's upper left corner at a point.
    public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let whole = NSRange(location: 0, length: numberOfGlyphs)
        context.saveGState()
        if NSIntersectionRange(whole, glyphsToShow) != whole {
            context.clip(to: rects(of: glyphsToShow).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        }
        context.drawWithEffects(
            layout, at: CGPoint(x: origin.x + padding, y: origin.y), color: UIColor.black.cgColor)
        context.restoreGState()
    }

    /// Draws nothing: the background of glyphs is drawn with them.
    public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
