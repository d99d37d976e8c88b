@_spi(Framework) import UIKit

/// Text that is read and not edited.
public struct Text: Equatable, @unchecked Sendable {
    /// Where text that does not fit is cut.
    public enum TruncationMode: Sendable {
        case head
        case tail
        case middle
    }

    /// The letters in which text is shown.
    public enum Case: Sendable {
        case uppercase
        case lowercase
    }

    /// How a date is told.
    public struct DateStyle: Equatable, Sendable {
        let date: DateFormatter.Style
        let time: DateFormatter.Style
        /// The time of day.
        public static let time = DateStyle(date: .none, time: .short)
        /// The day.
        public static let date = DateStyle(date: .long, time: .none)

        func string(_ value: Date) -> String {
            DateFormatter.localizedString(from: value, dateStyle: date, timeStyle: time)
        }
    }

    indirect enum Content: Equatable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case image(Image)
        case joined([Text])
    }

    let content: Content
    var looks = TextLooks()

    init(content: Content) { self.content = content }

    /// Shows a string as it is.
    public init(verbatim content: String) { self.content = .verbatim(content) }

    /// Shows a string as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

    /// Shows the text that the app has for a key.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { content = .localized(key, table: tableName, bundle: bundle) }

    /// Shows the letters of a string with attributes; that the attributes have no effect is reported.
    public init(_ attributedContent: AttributedString) {
        if attributedContent.runs.contains(where: { $0.attributes != AttributeContainer() }) {
            onMain {
                Findings.report(
                    limit: "swiftui.attributed-text", "SwiftUI: Text shows an AttributedString without its attributes",
                    advice: "Put Text together of several with modifiers, or show the string in a UILabel.")
            }
        }
        content = .verbatim(String(attributedContent.characters))
    }

    /// Shows an image among text.
    public init(_ image: Image) { content = .image(image) }

    /// Shows a date in a style.
    public init(_ date: Date, style: DateStyle) { content = .verbatim(style.string(date)) }

    /// Shows a value as it is formatted.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        content = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Shows a value as it is formatted.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        content = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { content = .verbatim(format.format(input)) }

    /// Shows one text after another.
    public static func + (left: Text, right: Text) -> Text { Text(content: .joined([left, right])) }

    private func with(_ change: (inout TextLooks) -> Void) -> Text {
        var text = self
        change(&text.looks)
        return text
    }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// The text with other strokes.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// The text in another design of the font.
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
    /// The text in bold.
    public func bold() -> Text { with { $0.weight = .bold } }
    /// The text in bold or not.
    public func bold(_ isActive: Bool) -> Text { with { $0.weight = isActive ? .bold : nil } }
    /// The text in italics.
    public func italic() -> Text { with { $0.isItalic = true } }
    /// The text in italics or not.
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
    /// The text with letters of one width.
    public func monospaced(_ isActive: Bool = true) -> Text { with { $0.design = isActive ? .monospaced : nil } }
    /// The text with digits of one width.
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    /// The text in a colour.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.style = color } }
    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.style = style } }
    /// The text with a line below.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with { ($0.isUnderlined, $0.underlineColor) = (isActive, color) }
    }
    /// The text with a line through it.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with { ($0.isStruck, $0.strikeColor) = (isActive, color) }
    }
    /// The text with more room between letters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
    /// The text with more room between letters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }
    /// The text higher or lower than the line, in points.
    public func baselineOffset(_ offset: CGFloat) -> Text { with { $0.offset = offset } }

    /// Whether the texts would look the same.
    public static func == (left: Text, right: Text) -> Bool {
        left.content == right.content && left.looks == right.looks
    }
}

/// What a text says of its own looks.
struct TextLooks: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic = false
    var hasMonospacedDigits = false
    var style: (any ShapeStyle)?
    var isUnderlined = false
    var underlineColor: Color?
    var isStruck = false
    var strikeColor: Color?
    var kerning: CGFloat?
    var offset: CGFloat?

    /// These looks, where another text says nothing.
    func under(_ inner: TextLooks) -> TextLooks {
        var looks = inner
        looks.font = inner.font ?? font
        looks.weight = inner.weight ?? weight
        looks.design = inner.design ?? design
        looks.isItalic = inner.isItalic || isItalic
        looks.hasMonospacedDigits = inner.hasMonospacedDigits || hasMonospacedDigits
        looks.style = inner.style ?? style
        looks.isUnderlined = inner.isUnderlined || isUnderlined
        looks.underlineColor = inner.underlineColor ?? underlineColor
        looks.isStruck = inner.isStruck || isStruck
        looks.strikeColor = inner.strikeColor ?? strikeColor
        looks.kerning = inner.kerning ?? kerning
        looks.offset = inner.offset ?? offset
        return looks
    }

    static func == (left: TextLooks, right: TextLooks) -> Bool {
        left.font == right.font && left.weight == right.weight && left.design == right.design
            && left.isItalic == right.isItalic && left.hasMonospacedDigits == right.hasMonospacedDigits
            && left.isUnderlined == right.isUnderlined && left.isStruck == right.isStruck
            && left.kerning == right.kerning && left.offset == right.offset
            && (left.style as? Color) == (right.style as? Color)
    }

    @MainActor func attributes(in environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
        var font = font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if let design { font = font.design(design) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        let fill = style?.__fill(in: environment) ?? ForegroundStyle().__fill(in: environment)
        var attributes: [NSAttributedString.Key: Any] = [.font: font.uiFont, .foregroundColor: fill.color]
        if isUnderlined {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
            if let underlineColor { attributes[.underlineColor] = underlineColor.uiColor }
        }
        if isStruck {
            attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
            if let strikeColor { attributes[.strikethroughColor] = strikeColor.uiColor }
        }
        if let kerning { attributes[.kern] = kerning }
        if let offset { attributes[.baselineOffset] = offset }
        return attributes
    }
}

/// A piece of text of one look.
struct TextPiece {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
}

extension Text {
    /// The text as UIKit shows it.
    @MainActor func attributed(
        in environment: EnvironmentValues, paragraph: NSParagraphStyle? = nil
    ) -> NSAttributedString {
        let pieces = pieces(in: environment, under: TextLooks())
        let result = NSMutableAttributedString(string: pieces.map(\.string).joined())
        var place = 0
        // Foundation on Linux cannot join strings with attributes of all kinds, but takes them on a whole string.
        for piece in pieces {
            var attributes = piece.attributes
            if let paragraph { attributes[.paragraphStyle] = paragraph }
            let range = NSRange(location: place, length: piece.string.utf16.count)
            result.setAttributes(attributes, range: range)
            place = range.upperBound
        }
        return result
    }

    /// The pieces, none of which is empty.
    @MainActor private func pieces(in environment: EnvironmentValues, under outer: TextLooks) -> [TextPiece] {
        let looks = outer.under(self.looks)
        func piece(_ string: String) -> [TextPiece] {
            guard !string.isEmpty else { return [] }
            var string = string
            switch environment.textCase {
            case .uppercase: string = string.uppercased()
            case .lowercase: string = string.lowercased()
            case nil: break
            }
            return [TextPiece(string: string, attributes: looks.attributes(in: environment))]
        }
        switch content {
        case .verbatim(let string): return piece(string)
        case .localized(let key, let table, let bundle):
            return key.pieces(table: table, bundle: bundle).flatMap { part in
                switch part {
                case .text(let string): piece(string)
                case .styled(let text): text.pieces(in: environment, under: looks)
                }
            }
        case .image(let image):
            guard let picture = image.picture(in: environment, looks: looks) else { return [] }
            let attachment = NSTextAttachment()
            attachment.image = picture
            return [TextPiece(string: "\u{FFFC}", attributes: [.attachment: attachment])]
        case .joined(let texts): return texts.flatMap { $0.pieces(in: environment, under: looks) }
        }
    }

    /// The letters alone.
    @MainActor func plain(in environment: EnvironmentValues) -> String {
        pieces(in: environment, under: TextLooks()).map(\.string).joined()
    }
}

extension Text: View {
    /// There is none: text is not made of other views.
    public typealias Body = Never
}

extension Text: PrimitiveView {
    func elements(_ node: Node) -> [Element] {
        let element = node.kept("text") { TextElement() }
        element.show(self, in: node.environment)
        return [element]
    }
}

/// A label with a text.
final class TextElement: ViewElement {
    private var label: UILabel { view as! UILabel }

    init() { super.init(UILabel()) }

    func show(_ text: Text, in environment: EnvironmentValues) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = environment.lineSpacing
        paragraph.alignment = environment.multilineTextAlignment.text
        label.attributedText = text.attributed(in: environment, paragraph: paragraph)
        label.numberOfLines = environment.lineLimit ?? 0
        label.textAlignment = environment.multilineTextAlignment.text
        label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
        label.minimumScaleFactor = environment.minimumScaleFactor
        switch environment.truncationMode {
        case .head: label.lineBreakMode = .byTruncatingHead
        case .tail: label.lineBreakMode = .byTruncatingTail
        case .middle: label.lineBreakMode = .byTruncatingMiddle
        }
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let width = proposal.width ?? .infinity
        var size = label.sizeThatFits(
            CGSize(width: width == .infinity ? CGFloat.greatestFiniteMagnitude : max(width, 1), height: 0))
        size.width = min(size.width, width)
        // Text that has too little height shows fewer lines, and one at least.
        if let height = proposal.height, height < size.height {
            let line = lineHeight
            size.height = min(size.height, max(line, (height / max(line, 1)).rounded(.down) * line))
        }
        return size
    }

    private var firstFont: UIFont? {
        guard let text = label.attributedText, text.length > 0 else { return nil }
        return text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    private var lineHeight: CGFloat { (firstFont ?? .preferredFont(forTextStyle: .body)).lineHeight }

    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        guard let font = firstFont else { return nil }
        if line.id == FirstBaseline.self { return font.ascender }
        if line.id == LastBaseline.self { return size.height + font.descender }
        return nil
    }
}

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing

    var text: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}
