import Foundation

/// A colour of text: sRGB components from 0 to 1, not premultiplied.
package struct TextColor: Hashable, Sendable {
    package var red, green, blue, alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// How a range of text looks.
package struct TextAttributes: Hashable, Sendable {
    package var font: FontDescriptor
    /// The colour of glyphs and lines; nil draws in the colour given to `draw`.
    package var color: TextColor?
    package var backgroundColor: TextColor?
    /// Points to add after each character. Nil is the font's own pair kerning; zero turns pair kerning off.
    package var kern: CGFloat?
    package var isUnderlined = false
    /// Nil is the text's colour.
    package var underlineColor: TextColor?
    package var isStruckThrough = false
    /// Nil is the text's colour.
    package var strikethroughColor: TextColor?
    /// How far the glyphs are raised above the baseline, in points.
    package var baselineOffset: CGFloat = 0

    package init(font: FontDescriptor, color: TextColor? = nil) {
        self.font = font
        self.color = color
    }
}

/// The attributes of a range of UTF-16 offsets.
package struct TextRun: Hashable, Sendable {
    package var range: Range<Int>
    package var attributes: TextAttributes

    package init(range: Range<Int>, attributes: TextAttributes) {
        self.range = range
        self.attributes = attributes
    }
}

/// Where lines sit between the margins.
package enum TextAlignment: Hashable, Sendable {
    case left, center, right, justified
    /// Left for text that reads left to right, else right.
    case natural
}

/// How lines end when the text is wider than its space.
package enum TextLineBreakMode: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The layout rules of the paragraphs of a text; lengths in points, zero for no rule.
package struct TextParagraphStyle: Hashable, Sendable {
    package var alignment = TextAlignment.natural
    package var lineBreakMode = TextLineBreakMode.byWordWrapping
    /// The space between lines.
    package var lineSpacing: CGFloat = 0
    /// The space after a paragraph.
    package var paragraphSpacing: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// The trailing margin: positive from the leading edge, else inwards from the trailing edge.
    package var tailIndent: CGFloat = 0

    package init() {}
}

/// Everything that decides a layout; equal requests give equal layouts.
package struct TextLayoutRequest: Hashable, Sendable {
    package var string: String
    /// The attributes of text that no run covers, and the measures of an empty text.
    package var attributes: TextAttributes
    /// Later runs win where ranges overlap; what lies outside the string is ignored.
    package var runs: [TextRun]
    package var paragraphStyle = TextParagraphStyle()
    /// The width in points lines are broken at and aligned in; nil for as wide as the text.
    package var maximumWidth: CGFloat?
    /// The height in points that lines must fit in; the first is always kept.
    package var maximumHeight: CGFloat?
    /// The most lines to show; zero for any.
    package var maximumNumberOfLines = 0
    /// The least distance in points between baselines: the leading of a text style.
    package var linePitch: CGFloat?
    /// Whether a separator at the end begins a last, empty line, as in a text view; a label shows none.
    package var showsTrailingEmptyLine = false
    /// Pixels to a point, for rounding sizes and baselines.
    package var scale: CGFloat = 1

    /// What the text and its runs take up in bytes.
    var byteCount: Int { MemoryLayout<Self>.stride + string.utf8.count + runs.memorySize }

    package init(string: String, attributes: TextAttributes, runs: [TextRun] = []) {
        self.string = string
        self.attributes = attributes
        self.runs = runs
    }
}

extension Array {
    /// What the array's memory is, in bytes; not what its elements refer to.
    var memorySize: Int { capacity * MemoryLayout<Element>.stride }
}
