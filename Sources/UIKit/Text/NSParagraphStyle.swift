import CoreGraphics
import Foundation

/// The alignment of lines of text between the margins.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified
    /// Left for text that reads from left to right, else right.
    case natural

    var layout: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
    /// That of the text's first letter.
    case natural = -1
    case leftToRight, rightToLeft
}

/// The rule for lines of text that are wider than their space.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    var layout: TextLineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

/// The rules for the lines of a text; lengths in points, 0 for no rule.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values = Values()

    struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: LineBreakStrategy = []
    }

    /// A set of rules for where lines are broken.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The set as bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No word stands alone on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Korean words stay whole, as far as the rules of Unicode keep them.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The rules that labels use; words may stand alone on the last line.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    public override init() { super.init() }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// A style with natural alignment and word wrapping and no other rule; each read makes a new one.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines between the margins; natural by default.
    public var alignment: NSTextAlignment { values.alignment }
    /// The way that lines end when the text is wider than its space; word wrapping by default.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between the bottom of a line and the top of the next, in points.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after a paragraph, in points.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The factor for the font's line height; 0 leaves the height as it is.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line, in points; 0 for no limit.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0 for no limit.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The first line's distance from the leading margin, in points.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of all lines but the first from the leading margin, in points.
    public var headIndent: CGFloat { values.headIndent }
    /// The end of lines in points: measured from the leading margin if positive, else inwards from the trailing one.
    public var tailIndent: CGFloat { values.tailIndent }

    /// The space before a paragraph that is not the first, in points.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The places that tabs lead to, in order; twelve of them, 28 points apart, unless set.
    public var tabStops: [NSTextTab]! { values.tabStops ?? Self.usualTabStops }
    /// The distance of the tab stops after the last one, in points; 0 for 28 points.
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The direction of the paragraph; natural, the default, goes by its first letter.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The share of a line's width that words may leave free before they are hyphenated, from 0, for never, to 1. Words
    /// are broken at soft hyphens only.
    public var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether letters move together before a line is cut off.
    public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The rules for where lines are broken; none by default.
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    private static let usualTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

    /// The writing direction that people expect of a language, by its code; that of the app's own language for nil.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let code = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: code).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// A paragraph style with the same rules that cannot be changed.
    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// An `NSMutableParagraphStyle` with the same rules.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public override var hash: Int { values.hashValue }

    var layout: TextParagraphStyle {
        var style = TextParagraphStyle()
        style.alignment = alignment.layout
        style.lineBreakMode = lineBreakMode.layout
        style.lineSpacing = lineSpacing
        style.paragraphSpacing = paragraphSpacing
        style.lineHeightMultiple = lineHeightMultiple
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.tabStops = (values.tabStops ?? []).map(\.layout).sorted { $0.location < $1.location }
        style.tabInterval = defaultTabInterval
        style.isRightToLeft =
            switch baseWritingDirection {
            case .natural: nil
            case .leftToRight: false
            case .rightToLeft: true
            }
        style.pushesWordsOut = lineBreakStrategy.contains(.pushOut) && lineBreakStrategy != .standard
        return style
    }
}
