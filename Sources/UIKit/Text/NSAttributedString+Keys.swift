import Foundation

extension NSAttributedString.Key {
    /// The font of the characters, a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The rules for the lines, an `NSParagraphStyle`; those of the first character hold for the whole text.
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

/// The style of lines under or through text; all styles but none are drawn as one line.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as a number, as attributed strings store it.
    public let rawValue: Int
    /// Makes a style from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
}
