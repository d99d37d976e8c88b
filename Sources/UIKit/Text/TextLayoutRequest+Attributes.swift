import CoreGraphics
import Foundation

extension TextLayoutRequest {
    /// Lines are kept where they fall: whoever shows the text rounds its size, and drawing rounds baselines, once.
    private static let fine: CGFloat = 65536

    /// The request for plain text.
    init(_ string: String, font: UIFont) {
        self.init(string: string, attributes: TextAttributes(font: font.descriptor))
        linePitch = font.leadingOfStyle
        scale = Self.fine
    }

    // Choice (text attributes): the look of links in labels and in drawn strings.
    /// The attributes that links have on top of their own where no text view says otherwise.
    private static var linkAttributes: [NSAttributedString.Key: Any] {
        [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// The request for text with attributes; colours are those of the current traits.
    ///
    /// - Parameter links: The attributes that links have on top of their own; nil for those of drawn strings.
    init(
        _ text: NSAttributedString, defaultFont: UIFont, defaultStyle: NSParagraphStyle,
        links: [NSAttributedString.Key: Any]? = nil
    ) {
        var runs: [TextRun] = []
        var style: NSParagraphStyle?
        var styles: [TextParagraphRun] = []
        var pitch: CGFloat?
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            var attributes = own
            if own[.link] != nil { attributes.merge(links ?? Self.linkAttributes) { $1 } }
            let font = attributes[.font] as? UIFont ?? defaultFont
            let ownStyle = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaultStyle
            if style == nil { style = ownStyle }
            styles.append(
                TextParagraphRun(
                    range: range.location..<(range.location + range.length), style: ownStyle.layout))
            if let leading = font.leadingOfStyle { pitch = max(pitch ?? 0, leading) }
            runs.append(
                TextRun(
                    range: range.location..<(range.location + range.length),
                    attributes: TextAttributes(attributes, font: font, at: range.location)))
        }
        self.init(
            string: text.string,
            attributes: runs.first?.attributes ?? TextAttributes(font: defaultFont.descriptor), runs: runs)
        paragraphStyle = (style ?? defaultStyle).layout
        if styles.contains(where: { $0.style != paragraphStyle }) { paragraphRuns = styles }
        linePitch = pitch
        scale = Self.fine
    }
}

/// Something that stands in a text in place of a character.
protocol LaidOutAttachment {
    /// What layout needs to know, at a place of the text and beside text of a font.
    func layout(at index: Int, font: UIFont) -> TextAttachment
}

extension TextAttributes {
    /// - Parameter index: The place of the text in its string, which an attachment is told.
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, at index: Int = 0) {
        self.init(font: font.descriptor, color: Self.color(attributes[.foregroundColor]))
        backgroundColor = Self.color(attributes[.backgroundColor])
        kern = Self.number(attributes[.kern])
        if let tracking = Self.number(attributes[.tracking]) { kern = (kern ?? 0) + tracking }
        underline = TextLineStyle(rawValue: Int(Self.number(attributes[.underlineStyle]) ?? 0))
        underlineColor = Self.color(attributes[.underlineColor])
        strikethrough = TextLineStyle(rawValue: Int(Self.number(attributes[.strikethroughStyle]) ?? 0))
        strikethroughColor = Self.color(attributes[.strikethroughColor])
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
        strokeWidth = Self.number(attributes[.strokeWidth]) ?? 0
        strokeColor = Self.color(attributes[.strokeColor])
        obliqueness = Self.number(attributes[.obliqueness]) ?? 0
        expansion = Self.number(attributes[.expansion]) ?? 0
        hasLigatures = Self.number(attributes[.ligature]) != 0
        shadow = (attributes[.shadow] as? NSShadow)?.layout
        if shadow == nil, attributes[.textEffect] != nil { shadow = Self.letterpress }
        if attributes[.writingDirection] != nil { UIFont.reportWritingDirection() }
        attachment = (attributes[.attachment] as? any LaidOutAttachment)?.layout(at: index, font: font)
    }

    // Choice (text attributes): the light edge below pressed letters.
    private static let letterpress = TextShadow(
        offset: CGSize(width: 0, height: 0.5), blur: 0, color: TextColor(red: 1, green: 1, blue: 1, alpha: 0.6))

    private static func color(_ value: Any?) -> TextColor? {
        (value as? UIColor).map { TextColor($0.cgColor.rgba) }
    }

    /// Numbers come as any of Swift's types or as `NSNumber`.
    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        case let value as NSUnderlineStyle: CGFloat(value.rawValue)
        default: nil
        }
    }
}

extension TextLayoutRequest {
    /// The layout, kept for as long as it is asked for.
    var layout: TextLayout { TextLayoutCache.shared.layout(for: self) }

    /// The layout of a text that was made by edits of another's, from which it takes what stayed.
    func layout(after previous: TextLayout?) -> TextLayout { TextLayoutCache.shared.layout(for: self, after: previous) }
}

extension TextLayout {
    /// The size of the lines, not rounded, in points.
    var lineBoxSize: CGSize {
        CGSize(width: lineWidth, height: lines.last?.bottom ?? size.height)
    }
}
