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
    /// The line under the text.
    package var underline = TextLineStyle()
    /// Nil is the text's colour.
    package var underlineColor: TextColor?
    /// The line through the text.
    package var strikethrough = TextLineStyle()
    /// Nil is the text's colour.
    package var strikethroughColor: TextColor?
    /// How far the glyphs are raised above the baseline, in points.
    package var baselineOffset: CGFloat = 0
    /// How thick outlines are, in percent of the font's size; below zero they are filled, too.
    package var strokeWidth: CGFloat = 0
    /// Nil is the text's colour.
    package var strokeColor: TextColor?
    /// The shear of the glyphs, to the right per point upwards.
    package var obliqueness: CGFloat = 0
    /// The logarithm of the factor by which glyphs are wider.
    package var expansion: CGFloat = 0
    package var hasLigatures = true
    /// Drawn by whoever draws the layout.
    package var shadow: TextShadow?
    /// What stands in place of an object replacement character; drawn by whoever draws the layout.
    package var attachment: TextAttachment?

    package init(font: FontDescriptor, color: TextColor? = nil) {
        self.font = font
        self.color = color
    }
}

extension TextAttributes {
    package var isUnderlined: Bool {
        get { underline.isShown }
        set { underline = TextLineStyle(rawValue: newValue ? 1 : 0) }
    }

    package var isStruckThrough: Bool {
        get { strikethrough.isShown }
        set { strikethrough = TextLineStyle(rawValue: newValue ? 1 : 0) }
    }
}

/// A line under or through text, by the number that attributed strings store.
package struct TextLineStyle: Hashable, Sendable {
    package var rawValue = 0

    package init(rawValue: Int = 0) { self.rawValue = rawValue }

    package var isShown: Bool { rawValue & 0xF != 0 }
    var isThick: Bool { rawValue & 0xF == 2 }
    var isDouble: Bool { rawValue & 0xF == 9 }
    /// Whether spaces between words have no line.
    var isByWord: Bool { rawValue & 0x8000 != 0 }

    // Choice (text attributes): the lengths of dots, dashes and gaps.
    /// The lengths of dashes and gaps in turn, in thicknesses of the line; empty for a whole line.
    var pattern: [Double] {
        switch rawValue >> 8 & 7 {
        case 1: [2, 2]
        case 2: [6, 3]
        case 3: [6, 3, 2, 3]
        case 4: [6, 3, 2, 3, 2, 3]
        default: []
        }
    }
}

/// The shadow of text; lengths in points.
package struct TextShadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: TextColor

    package init(offset: CGSize, blur: CGFloat, color: TextColor) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }
}

/// Something in the place of a character; lengths in points.
package struct TextAttachment: Hashable, Sendable {
    package var size: CGSize
    /// How far its bottom is above the baseline.
    package var rise: CGFloat
    /// What is drawn there.
    package var content: AnyObject & Sendable

    package init(size: CGSize, rise: CGFloat, content: AnyObject & Sendable) {
        (self.size, self.rise, self.content) = (size, rise, content)
    }

    package static func == (one: Self, other: Self) -> Bool {
        one.size == other.size && one.rise == other.rise && one.content === other.content
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(rise)
        hasher.combine(ObjectIdentifier(content))
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
    /// The space before a paragraph, unless it is the first.
    package var paragraphSpacingBefore: CGFloat = 0
    /// The space after a paragraph.
    package var paragraphSpacing: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// The trailing margin: positive from the leading edge, else inwards from the trailing edge.
    package var tailIndent: CGFloat = 0
    /// Where tabs lead, from the leading margin, in order.
    package var tabStops: [TextTabStop] = []
    /// The distance of the tab stops after the last one; zero for the usual one.
    package var tabInterval: CGFloat = 0
    /// Whether paragraphs read from right to left; nil goes by their text.
    package var isRightToLeft: Bool?
    /// Whether no word stands alone on the last line of a paragraph.
    package var pushesWordsOut = false

    package init() {}
}

/// A place that a tab leads to, in points from the leading margin.
package struct TextTabStop: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable { case left, center, right }

    package var location: CGFloat
    /// Where the text after the tab lies at the place.
    package var alignment: Alignment

    package init(location: CGFloat, alignment: Alignment) {
        (self.location, self.alignment) = (location, alignment)
    }
}

/// The rules of the paragraphs that begin in a range of UTF-16 offsets.
package struct TextParagraphRun: Hashable, Sendable {
    package var range: Range<Int>
    package var style: TextParagraphStyle

    package init(range: Range<Int>, style: TextParagraphStyle) { (self.range, self.style) = (range, style) }
}

/// Everything that decides a layout; equal requests give equal layouts.
package struct TextLayoutRequest: Hashable, Sendable {
    package var string: String
    /// The attributes of text that no run covers, and the measures of an empty text.
    package var attributes: TextAttributes
    /// Later runs win where ranges overlap; what lies outside the string is ignored.
    package var runs: [TextRun]
    /// The rules of all paragraphs that `paragraphRuns` does not cover, and how the text ends that is cut off.
    package var paragraphStyle = TextParagraphStyle()
    /// The rules of paragraphs that have others, in order and without overlaps.
    package var paragraphRuns: [TextParagraphRun] = []
    /// The width in points lines are broken at and aligned in; nil for as wide as the text.
    package var maximumWidth: CGFloat?
    /// The height in points that lines must fit in; the first is always kept.
    package var maximumHeight: CGFloat?
    /// The most lines to show; zero for any.
    package var maximumNumberOfLines = 0
    /// The least distance in points between baselines: the leading of a text style.
    package var linePitch: CGFloat?
    /// Whether fonts' own gaps between lines are part of the lines' heights.
    package var includesLeading = true
    /// Whether a separator at the end begins a last, empty line, as in a text view; a label shows none.
    package var showsTrailingEmptyLine = false
    /// The areas that lines leave free, where they have a width.
    package var exclusions: [TextExclusion] = []
    /// Pixels to a point, for rounding sizes and baselines.
    package var scale: CGFloat = 1

    /// What the text and its runs take up in bytes.
    var byteCount: Int {
        MemoryLayout<Self>.stride + string.utf8.count + runs.memorySize + paragraphRuns.memorySize
    }

    /// The rules of the paragraph that begins at a UTF-16 offset.
    func style(at offset: Int) -> TextParagraphStyle {
        guard !paragraphRuns.isEmpty else { return paragraphStyle }
        // An empty last paragraph goes on as the one before it.
        var (low, high) = (0, paragraphRuns.count)
        while low < high {
            let middle = (low + high) / 2
            if paragraphRuns[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? paragraphRuns[low - 1].style : paragraphStyle
    }

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
