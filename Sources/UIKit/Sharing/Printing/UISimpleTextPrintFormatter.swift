import CoreGraphics
import Foundation

/// What lays out a text on pages, plain or with attributes.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UISimpleTextPrintFormatter")
    }

    /// The text without attributes; nil while there is one with attributes.
    open var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes; nil while there is one without.
    open var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The font of a text without attributes; nil for the system's.
    open var font: UIFont?
    /// The colour of a text without attributes; nil for black.
    open var color: UIColor?
    /// The alignment of a text without attributes.
    open var textAlignment = NSTextAlignment.natural

    /// Makes a formatter without text.
    public override convenience init() { self.init(text: "") }

    /// Makes a formatter of a text without attributes.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Makes a formatter of a text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    private var printed: PrintedText {
        PrintedText(attributedText ?? plainText) { rect(forPageAt: startPage + $0) }
    }

    private var plainText: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: font ?? .systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? .black,
                .paragraphStyle: style,
            ])
    }

    open override var pageCount: Int { printed.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        printed.draw(page: pageIndex - startPage, in: rect)
    }

    override func makeCopy() -> UIPrintFormatter {
        let copy = UISimpleTextPrintFormatter()
        if let attributedText { copy.attributedText = attributedText } else { copy.text = text }
        (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
        return copy
    }
}
