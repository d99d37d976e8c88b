import CoreGraphics
import Foundation

/// A text on as many pages as it takes, broken between lines.
@MainActor struct PrintedText {
    private let layout: TextLayout
    /// The lines of each page.
    private var pages: [Range<Int>] = []

    /// Sets a text.
    ///
    /// - Parameter area: The rectangle of a page by its index, counted from the text's first; all are as wide as the first.
    init(_ text: NSAttributedString, area: (Int) -> CGRect) {
        var request = TextLayoutRequest(
            text, defaultFont: .systemFont(ofSize: UIFont.systemFontSize), defaultStyle: .default)
        request.maximumWidth = max(area(0).width, 1)
        layout = request.layout
        var first = 0
        while first < layout.lines.count {
            // A line that is higher than its page has one of its own.
            let bottom = layout.lines[first].top + area(pages.count).height + 0.01
            let end = layout.lines[first...].firstIndex { $0.bottom > bottom } ?? layout.lines.count
            pages.append(first..<max(end, first + 1))
            first = pages[pages.count - 1].upperBound
        }
    }

    var count: Int { pages.count }

    /// Draws the lines of a page from the top of a rectangle on.
    func draw(page: Int, in rect: CGRect) {
        guard pages.indices.contains(page), let context = UIGraphicsGetCurrentContext() else { return }
        let lines = pages[page]
        let (top, bottom) = (layout.lines[lines.lowerBound].top, layout.lines[lines.upperBound - 1].bottom)
        context.saveGState()
        // Letters may stick out at the sides.
        context.clip(to: CGRect(x: rect.minX - 8, y: rect.minY, width: rect.width + 16, height: bottom - top))
        context.drawWithEffects(layout, at: CGPoint(x: rect.minX, y: rect.minY - top), color: .black)
        context.restoreGState()
    }
}
