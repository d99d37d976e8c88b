import Foundation

/// Lays out a text view's text, as far as it reaches.
final class TextViewPrintFormatter: UIViewPrintFormatter {
    private var text: PrintedText {
        PrintedText((view as? UITextView)?.attributedText ?? NSAttributedString()) { rect(forPageAt: startPage + $0) }
    }

    override var pageCount: Int { text.count }

    override func draw(in rect: CGRect, forPageAt pageIndex: Int) { text.draw(page: pageIndex - startPage, in: rect) }
}
