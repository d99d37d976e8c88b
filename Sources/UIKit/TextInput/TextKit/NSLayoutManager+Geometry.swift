import CoreGraphics
import Foundation

/// Where glyphs are, and which are where.
extension NSLayoutManager {
    // MARK: Counting

    /// The number of glyphs of the text.
    public var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// Whether there is a glyph of an index.
    public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
    /// The glyph of a character.
    public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The character of a glyph.
    public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Whether a glyph is shown, or stands for a line's end or a tab.
    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string as NSString? else { return .null }
        switch text.character(at: glyphIndex) {
        case 0x9, 0xA, 0xC, 0xD, 0x2028, 0x2029: return .controlCharacter
        case 0x20: return .elastic
        default: return []
        }
    }

    /// What a glyph is besides the picture of a character.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        /// The properties as bits.
        public let rawValue: Int
        /// Makes properties from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A glyph that is not shown and takes no room.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// A glyph of a character that steers the layout, such as a line's end or a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// A space, which a justified line makes wider.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A glyph that combines with the one before.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The glyphs of a range of characters.
    public func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of a range of glyphs.
    public func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyphs that are in a container.
    public func glyphRange(for container: NSTextContainer) -> NSRange {
        part(of: container)?.range ?? NSRange(location: 0, length: 0)
    }

    /// The glyphs of the lines that touch a rectangle of a container.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let part = part(of: container) else { return NSRange(location: 0, length: 0) }
        let ranges = (0..<part.lines).map(part.line).filter { $0.fragment.intersects(bounds) }.map(\.range)
        return ranges.dropFirst().reduce(ranges.first ?? NSRange(location: 0, length: 0), NSUnionRange)
    }

    /// The container that a glyph is in; nil where it has no place in any.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        guard let part = part(with: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = part.range
        return part.container
    }

    // MARK: Rectangles

    /// The rectangle that the lines of a container take up, with the padding at their sides.
    public func usedRect(for container: NSTextContainer) -> CGRect {
        guard let part = part(of: container) else { return .zero }
        let used = (0..<part.lines).map { part.line($0).used }.reduce(CGRect.null) { $0.union($1) }
        return used.isNull ? .zero : used
    }

    /// The smallest rectangle around the glyphs of a range that are in a container.
    public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let part = part(of: container) else { return .zero }
        let rect = part.rects(glyphRange).reduce(CGRect.null) { $0.union($1) }
        return rect.isNull ? part.caret(glyphRange.location) : rect
    }

    /// The rectangle of the line that a glyph is in, as wide as its container; empty where it has no place.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { line(glyphIndex, effectiveGlyphRange)?.fragment ?? .zero }

    /// The rectangle of the line that a glyph is in, as wide as its text and the padding; empty where it has no place.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect { line(glyphIndex, effectiveGlyphRange)?.used ?? .zero }

    private func line(_ index: Int, _ range: NSRangePointer?) -> ContainerLayout.Line? {
        let line = part(with: index)?.line(at: index)
        if let line { range?.pointee = line.range }
        return line
    }

    /// The place of a glyph on the baseline, from the corner of its line's rectangle.
    public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let part = part(with: glyphIndex), let line = part.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: part.caret(glyphIndex).minX, y: line.baseline - line.fragment.minY)
    }

    /// The rectangle of the empty line behind a separator at the end of the text; empty without.
    public var extraLineFragmentRect: CGRect { extraLine?.fragment ?? .zero }
    /// The part of the empty line behind a separator at the end of the text that a caret takes up; empty without.
    public var extraLineFragmentUsedRect: CGRect { extraLine?.used ?? .zero }
    /// The container of the empty line behind a separator at the end of the text; nil without.
    public var extraLineFragmentTextContainer: NSTextContainer? {
        parts.last.flatMap { $0.hasExtraLine ? $0.container : nil }
    }

    private var extraLine: ContainerLayout.Line? {
        parts.last.flatMap { $0.hasExtraLine ? $0.line($0.lines - 1) : nil }
    }

    /// The glyphs of a line that are not shown because it is cut off; the location is `NSNotFound` where all are.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let part = part(with: glyphIndex), part.layout.isTruncated, let last = part.layout.lines.last,
            glyphIndex - part.range.location >= last.range.lowerBound
        else { return NSRange(location: NSNotFound, length: 0) }
        let start = part.range.location + last.range.upperBound
        return NSRange(location: start, length: NSMaxRange(part.range) - start)
    }

    // MARK: Points

    /// The glyph at a point of a container, or the one nearest to it.
    ///
    /// - Parameter partialFraction: Gets how far through the glyph the point is, from 0 to 1.
    public func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let part = part(of: container) else { return 0 }
        let found = part.character(at: point)
        partialFraction?.pointee = found.fraction
        return found.index
    }

    /// The glyph at a point of a container, or the one nearest to it.
    public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// How far through the glyph at a point of a container the point is, from 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        part(of: container)?.character(at: point).fraction ?? 0
    }

    /// The character at a point of a container, or the one nearest to it.
    ///
    /// - Parameter partialFraction: Gets how far the point is on the way to the next place for a caret, from 0 to 1.
    public func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

    // MARK: Lines

    /// Calls a closure with each line that has some of a range: its rectangle, the part with text, the container, the glyphs,
    /// and whether to stop.
    public func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for part in parts {
            for line in (0..<part.lines).map(part.line)
            where NSIntersectionRange(line.range, glyphRange).length > 0 && !stop.boolValue {
                block(line.fragment, line.used, part.container, line.range, &stop)
            }
        }
    }

    /// Calls a closure with the rectangles that a range takes up in a container, one or more for each line, and whether to
    /// stop.
    ///
    /// - Parameter selectedRange: The selection that the range belongs to; lines that it goes on after are filled to their
    ///   end. Its location is `NSNotFound` for none.
    public func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let part = part(of: textContainer) else { return }
        var stop = ObjCBool(false)
        for var rect in part.rects(glyphRange) where !stop.boolValue {
            if selectedRange.location != NSNotFound,
                let line = (0..<part.lines).map(part.line).first(where: { $0.fragment.contains(rect.center) }),
                NSMaxRange(line.range) < NSMaxRange(selectedRange), NSMaxRange(line.range) <= NSMaxRange(glyphRange)
            {
                rect.size.width = max(rect.width, line.fragment.maxX - rect.minX)
            }
            block(rect, &stop)
        }
    }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
