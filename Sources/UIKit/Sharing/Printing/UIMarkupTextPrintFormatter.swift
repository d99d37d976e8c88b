import CoreGraphics
import Foundation

/// What lays out a web page on pages.
///
/// Of a web page count the styles of characters and paragraphs, links and lists, as in texts that are made of one.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open override class var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(super.__objectiveC, name: "UIMarkupTextPrintFormatter")
    }

    /// The web page, in HTML.
    open var markupText: String? { didSet { text = nil } }
    private var text: NSAttributedString?

    /// Makes a formatter without a web page.
    public override convenience init() { self.init(markupText: "") }

    /// Makes a formatter of a web page.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    private var printed: PrintedText {
        let text = text ?? HTMLImport.attributedString(markupText ?? "", defaults: [:])
        self.text = text
        return PrintedText(text) { rect(forPageAt: startPage + $0) }
    }

    open override var pageCount: Int { printed.count }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        printed.draw(page: pageIndex - startPage, in: rect)
    }

    override func makeCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
}
