import CoreGraphics
import Foundation

/// What lays out one content on pages: a text, a web page, a view. A page renderer has one or several.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, NSCopying, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPrintFormatter") }

    /// The renderer of whose pages the formatter draws some; nil for none.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The greatest height of the content on a page, in points; 0 for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content, in points; 0 for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// How far the content stays from the edges of the area between header and footer, in points; at the top on the first page
    /// only, and at the bottom on none. The older form of `perPageContentInsets`.
    open var contentInsets = UIEdgeInsets.zero
    // Choice (printing): the insets count from the printable area between header and footer.
    /// How far the content stays from the edges of every page's area between header and footer, in points.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The index of the renderer's page on which the content begins.
    open var startPage = 0

    /// Makes a formatter without content.
    public override init() { super.init() }

    /// How many pages the content takes.
    open var pageCount: Int { 0 }

    /// Takes the formatter from its renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

    /// The rectangle in which the content is drawn on a page, in points from the paper's top left corner.
    ///
    /// - Parameter pageIndex: The index of the renderer's page.
    open func rect(forPageAt pageIndex: Int) -> CGRect {
        let area = printPageRenderer?.contentArea ?? UIPrintPaper().printableRect
        var insets = perPageContentInsets
        insets.left += contentInsets.left
        insets.right += contentInsets.right
        if pageIndex == startPage { insets.top += contentInsets.top }
        var rect = area.inset(by: insets)
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// Draws the content of a page into the current context.
    ///
    /// Called by the renderer. An override draws within the rectangle, in points from the paper's top left corner, and need not
    /// call `super`, which draws nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

    /// A formatter with the same content; subclasses put theirs into it.
    func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }

    /// Makes a formatter of the same content that no renderer has; it has to be called on the main thread.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copyWithPlace() }
    }

    private func copyWithPlace() -> UIPrintFormatter {
        let copy = makeCopy()
        (copy.maximumContentWidth, copy.maximumContentHeight) = (maximumContentWidth, maximumContentHeight)
        (copy.contentInsets, copy.perPageContentInsets) = (contentInsets, perPageContentInsets)
        copy.startPage = startPage
        return copy
    }
}
