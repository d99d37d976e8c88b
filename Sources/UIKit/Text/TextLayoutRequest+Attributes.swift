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

    /// The request for text with attributes; colours are those of the current traits.
    init(_ text: NSAttributedString, defaultFont: UIFont, defaultStyle: NSParagraphStyle) {
        var runs: [TextRun] = []
        var style: NSParagraphStyle?
        var pitch: CGFloat?
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? defaultFont
            if style == nil { style = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaultStyle }
            if let leading = font.leadingOfStyle { pitch = max(pitch ?? 0, leading) }
            runs.append(
                TextRun(
                    range: range.location..<(range.location + range.length),
                    attributes: TextAttributes(attributes, font: font)))
        }
        self.init(
            string: text.string,
            attributes: runs.first?.attributes ?? TextAttributes(font: defaultFont.descriptor), runs: runs)
        paragraphStyle = (style ?? defaultStyle).layout
        linePitch = pitch
        scale = Self.fine
    }
}

extension TextAttributes {
    init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
        self.init(font: font.descriptor, color: Self.color(attributes[.foregroundColor]))
        backgroundColor = Self.color(attributes[.backgroundColor])
        kern = Self.number(attributes[.kern])
        isUnderlined = (Self.number(attributes[.underlineStyle]) ?? 0) != 0
        underlineColor = Self.color(attributes[.underlineColor])
        isStruckThrough = (Self.number(attributes[.strikethroughStyle]) ?? 0) != 0
        strikethroughColor = Self.color(attributes[.strikethroughColor])
        baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    }

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
}

extension TextLayout {
    /// The size of the lines, not rounded, in points.
    var lineBoxSize: CGSize {
        CGSize(width: lineWidth, height: lines.last?.bottom ?? size.height)
    }
}
