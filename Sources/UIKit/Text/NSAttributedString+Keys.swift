import Foundation

extension NSAttributedString.Key {
    /// The font of the characters, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The rules for the lines, an `NSParagraphStyle`; those of its first character hold for a paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the characters, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the characters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The space added after each character, in points, a number; 0 turns pair kerning off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The line under the characters, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line under the characters, a `UIColor`; the text's where it is missing.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The line through the characters, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through the characters, a `UIColor`; the text's where it is missing.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The distance that the text is raised, in points, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The link's destination, a `URL` or a `String`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

extension NSAttributedString.Key {
    /// The thickness of outlines, in percent of the font's size, a number; below zero the characters are filled, too.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of outlines, a `UIColor`; the text's where it is missing.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The shadow of the characters, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// What stands in the place of the character U+FFFC, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Whether ligatures are used, a number: 0 for none.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The shear of the characters, a number: how far a point above the baseline moves to the right for each point.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The logarithm of the factor by which characters are wider, a number.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The space added after each character, in points, a number, which parts ligatures, too.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The effect of the characters, the raw value of an `NSAttributedString.TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The directions of a stretch of text, the outermost first, an array of numbers: each is the sum of an
    /// `NSWritingDirection` and an `NSWritingDirectionFormatType`. Characters go in their own directions here all the same,
    /// which is reported where the text is drawn.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
    /// An effect of characters.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The effect's name.
        public let rawValue: String
        /// Makes an effect from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Characters that are pressed into the paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}

/// The style of lines under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as a number, as attributed strings store it.
    public let rawValue: Int
    /// Makes a style from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A line that is twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A pattern of dots, for one of the lines above.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A pattern of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A pattern of dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A pattern of a dash and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Lines under words only, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
