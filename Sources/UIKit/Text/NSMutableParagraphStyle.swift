import CoreGraphics
import Foundation

/// A paragraph style whose rules can be changed.
public class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    public override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue }
    }
    public override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    public override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            values.hyphenationFactor = newValue
            if newValue > 0 { Self.reportHyphenation() }
        }
    }
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// Adds a place that tabs lead to.
    public func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes a place that tabs lead to.
    public func removeTabStop(_ anObject: NSTextTab) { values.tabStops = tabStops.filter { $0 != anObject } }

    private static func reportHyphenation() {
        onMain {
            DiagnosticsChannel.shared.report(
                limit: "text.hyphenation", "NSParagraphStyle.hyphenationFactor: words are broken at soft hyphens only",
                advice: "Put soft hyphens (U+00AD) into the text where its words may be broken.")
        }
    }

    private static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }

    /// Takes all rules over from another style.
    public func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
