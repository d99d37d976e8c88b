import UIKit

/// A line of text.
public final class CTLine: @unchecked Sendable {
    let text: NSAttributedString

    init(_ text: NSAttributedString) { self.text = SetText.prepared(text) }

    var height: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
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
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

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
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: 0, length: line.text.length) }

/// Draws a line with its baseline at the context's text position, in a space whose y axis goes up, and moves the position on.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    let size = line.text.size()
    context.saveGState()
    context.concatenate(context.textMatrix)
    SetText.draw(line.text, size, at: CGPoint(x: 0, y: line.height.ascent), context)
    context.restoreGState()
    context.textPosition.x += size.width
}
