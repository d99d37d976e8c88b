import CoreGraphics
import Foundation

/// What draws the pages of a print job: a header, a content and a footer on each, and what its formatters lay out.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPrintPageRenderer") }

    /// The paper, from the job; empty before there is one.
    var paper = CGRect.zero
    /// The part of the paper that is printed on, from the job; empty before there is one.
    var printable = CGRect.zero
    private var formatters: [UIPrintFormatter] = []

    /// The height of the header at the top of the printable area, in points.
    open var headerHeight: CGFloat = 0
    /// The height of the footer at the bottom of the printable area, in points.
    open var footerHeight: CGFloat = 0
    /// The paper, in points; empty before printing begins.
    open var paperRect: CGRect { paper }
    /// The part of the paper that is printed on, in points from its top left corner; empty before printing begins.
    open var printableRect: CGRect { printable }

    /// Makes a renderer without pages.
    public override init() { super.init() }

    /// The formatters, each with the page that it begins on.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters.isEmpty ? nil : formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = newValue ?? []
            for formatter in formatters { formatter.printPageRenderer = self }
        }
    }

    /// The formatters that have something to draw on a page; nil for none.
    open func printFormatters(forPageAt pageIndex: Int) -> [UIPrintFormatter]? {
        let found = formatters.filter { ($0.startPage..<$0.startPage + max($0.pageCount, 0)).contains(pageIndex) }
        return found.isEmpty ? nil : found
    }

    /// Adds a formatter, whose content begins on a page. A formatter of another renderer leaves it.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.removeFromPrintPageRenderer()
        formatter.startPage = pageIndex
        formatter.printPageRenderer = self
        formatters.append(formatter)
    }

    func remove(_ formatter: UIPrintFormatter) {
        formatters.removeAll { $0 === formatter }
        formatter.printPageRenderer = nil
    }

    /// How many pages there are: as many as the formatters take. An override that draws pages itself counts them.
    open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

    /// Called before the pages of a range are drawn. An override prepares what they need; the base does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// The printable area between header and footer.
    var contentArea: CGRect {
        printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
    }

    // Choice (printing): the header comes first, then the content, what the formatters draw, and the footer.
    /// Draws a page into the current context, part by part.
    ///
    /// Called once for each page. An override that calls `super` adds to the parts; one that does not draws all of the page.
    ///
    /// - Parameter printableRect: The part of the paper that is printed on, in points from its top left corner.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let content = printableRect.inset(
            by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(
                    x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormatters(forPageAt: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex)
        }
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(x: printableRect.minX, y: content.maxY, width: printableRect.width, height: footerHeight))
        }
    }

    /// Draws a formatter's part of a page; an override may draw around it.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
    }

    /// Draws the header of a page, called where `headerHeight` is not 0. The base draws nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the content of a page. The base draws nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer of a page, called where `footerHeight` is not 0. The base draws nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
