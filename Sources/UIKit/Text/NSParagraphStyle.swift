import CoreGraphics
import Foundation

/// Where lines of text stand between the margins.
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

/// How lines end when the text is wider than its space.
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
    }

    public override init() { super.init() }

    init(_ values: Values) {
        self.values = values
        super.init()
    }

    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public var alignment: NSTextAlignment { values.alignment }
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Between the bottom of a line and the top of the next.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// After a paragraph.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// A factor for the font's line height.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The first line's distance from the leading margin.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The other lines' distance from the leading margin.
    public var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading margin if positive, else inwards from the trailing one.
    public var tailIndent: CGFloat { values.tailIndent }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
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
        return style
    }
}
