import Foundation
@_spi(Framework) import UIKit

/// A line of text.
public final class CTLine: @unchecked Sendable {
    let text: NSAttributedString
    /// The place of the first letter in the whole text.
    let start: Int
    /// The text on one line, which is worked out when it is asked for.
    private(set) lazy var set = TextLines(text, width: 0, font: SetText.font)

    init(prepared text: NSAttributedString, startingAt start: Int) {
        self.text = text
        self.start = start
    }

    var height: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) { Self.height(of: text) }

    static func height(of text: NSAttributedString) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var result: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            let font = value as? UIFont ?? SetText.font
            result = (max(result.0, font.ascender), max(result.1, -font.descender), max(result.2, font.leading))
        }
        return result
    }
}

/// Text as frames and lines have it.
enum SetText {
    static let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// The text with UIKit's attributes in place of Core Text's own, and its font where it has none.
    static func prepared(_ text: NSAttributedString) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        let own = NSAttributedString.Key(kCTForegroundColorAttributeName as String)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: whole) { attributes, range, _ in
            if attributes[.font] == nil { result.addAttribute(.font, value: font, range: range) }
            guard let color = attributes[own] else { return }
            result.removeAttribute(own, range: range)
            let shown = color as? UIColor ?? (color as? CGColor).map { UIColor(cgColor: $0) } ?? .black
            result.addAttribute(.foregroundColor, value: shown, range: range)
        }
        return result
    }

    /// Draws in the context's space, whose y axis goes up, with the top left corner at a point.
    static func draw(_ text: NSAttributedString, _ size: CGSize, at corner: CGPoint, _ context: CGContext) {
        context.saveGState()
        context.translateBy(x: corner.x, y: corner.y)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        text.draw(with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin, context: nil)
        UIGraphicsPopContext()
        context.restoreGState()
    }
}

/// A line of a text.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(prepared: SetText.prepared(attrString), startingAt: 0)
}

/// The width of a line in points; also its height above and depth below the baseline, and the gap below.
@discardableResult public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let height = line.height
    ascent?.pointee = height.ascent
    descent?.pointee = height.descent
    leading?.pointee = height.leading
    return Double(line.text.size().width)
}

/// What is measured of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without the gap below.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// As the letters' shapes are; here as high as the font.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// The rectangle of a line around its baseline, whose y axis goes up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let height = line.height
    let gap = options.contains(.excludeTypographicLeading) ? 0 : height.leading
    return CGRect(
        x: 0, y: -height.descent - gap, width: line.text.size().width, height: height.ascent + height.descent + gap)
}

/// The letters of a line.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: line.start, length: line.text.length)
}

/// The number of glyphs of a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.text.length }

/// The runs of a line: `CTRun`s, one for each change of attributes.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    let runs = NSMutableArray()
    line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { _, range, _ in
        runs.add(CTRun(line, range))
    }
    return runs
}

/// The distance from the line's left to a letter of the whole text, in points; also that of a second caret, which is the same here.
@discardableResult public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.set.caret(at: min(max(charIndex - line.start, 0), line.text.length))
    secondaryOffset?.pointee = offset
    return offset
}

/// The letter of the whole text before which a touch at a point puts the caret.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
    line.start + line.set.offset(closestTo: CGPoint(x: position.x, y: 1))
}

/// The width of the white space at a line's end, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let text = line.text.string as NSString
    var end = text.length
    while end > 0, let scalar = Unicode.Scalar(text.character(at: end - 1)), scalar.properties.isWhitespace { end -= 1 }
    return Double(line.set.caret(at: text.length) - line.set.caret(at: end))
}

/// How far a line is to be moved so that it lies in a width: at its left for 0, in the middle for 0.5, at its right for 1.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - Double(line.text.size().width)) * Double(min(max(flushFactor, 0), 1)))
}

/// The rectangle of a line's ink around its baseline, whose y axis goes up, in points.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let (ink, baseline) = (line.set.inkBounds, line.set.lines.first?.baseline ?? 0)
    let origin = context?.textPosition ?? .zero
    return CGRect(
        x: origin.x + ink.minX, y: origin.y + baseline - ink.maxY, width: ink.width, height: ink.height)
}

/// Where the letters of a line are left out that has no room.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// A line with as many letters as have room in a width, with a sign for the others; nil where there is not even room for the sign.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard Double(line.text.size().width) > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString(string: "")
    guard Double(token.size().width) <= width else { return nil }
    let length = line.text.length
    func shortened(to kept: Int) -> NSAttributedString {
        let front = [.start: 0, .end: kept, .middle: (kept + 1) / 2][truncationType] ?? kept
        let result = NSMutableAttributedString(
            attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: front)))
        result.append(token)
        let back = NSRange(location: length - (kept - front), length: kept - front)
        result.append(line.text.attributedSubstring(from: back))
        return result
    }
    var (low, high) = (0, length)
    while low < high {
        let middle = (low + high + 1) / 2
        if Double(shortened(to: middle).size().width) <= width { low = middle } else { high = middle - 1 }
    }
    return CTLine(prepared: shortened(to: low), startingAt: line.start)
}

/// Draws a line with its baseline at the context's text position, in a space whose y axis goes up, and moves the position on.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let size = line.text.size()
    context.saveGState()
    context.concatenate(context.textMatrix)
    SetText.draw(line.text, size, at: CGPoint(x: 0, y: line.height.ascent), context)
    context.restoreGState()
    context.textPosition.x += size.width
}
