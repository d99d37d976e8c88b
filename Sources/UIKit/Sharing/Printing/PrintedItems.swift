import CoreGraphics
import Foundation

/// Pictures and PDF files on pages, each as large as its page allows.
final class PrintedItems: UIPrintPageRenderer {
    private enum Page {
        case picture(UIImage)
        case page(CGPDFPage)
    }

    private let pages: [Page]

    /// Nil where there is nothing that can be printed.
    init?(_ items: [Any]) {
        pages = items.flatMap(Self.pages)
        super.init()
        if pages.isEmpty { return nil }
    }

    /// What an app shares: its pictures, and then its texts.
    init(_ items: SharedItems) {
        pages = items.images.map(Page.picture)
        super.init()
        for text in items.texts {
            let formatter = UISimpleTextPrintFormatter(text: text)
            formatter.font = .systemFont(ofSize: 12)
            formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
            addPrintFormatter(formatter, startingAtPageAt: max(pages.count, super.numberOfPages))
        }
    }

    private static func pages(of item: Any) -> [Page] {
        switch item {
        case let image as UIImage: return [.picture(image)]
        case let url as URL: return url.isFileURL ? (try? Data(contentsOf: url)).map { pages(of: $0) } ?? [] : []
        case let data as Data:
            if data.starts(with: Data("%PDF-".utf8)) {
                guard let provider = CGDataProvider(data: data as NSData), let file = CGPDFDocument(provider) else {
                    return []
                }
                return (0..<file.numberOfPages).compactMap { file.page(at: $0 + 1).map(Page.page) }
            }
            return UIImage(data: data).map { [.picture($0)] } ?? []
        default: return []
        }
    }

    override var numberOfPages: Int { max(pages.count, super.numberOfPages) }

    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        guard pages.indices.contains(pageIndex), let context = UIGraphicsGetCurrentContext() else { return }
        switch pages[pageIndex] {
        case .picture(let image): image.draw(in: Self.fitted(image.size, contentRect))
        case .page(let page):
            // A page of a file brings margins of its own.
            let place = Self.fitted(page.shownSize, paperRect)
            context.saveGState()
            context.translateBy(x: place.minX, y: place.maxY)
            context.scaleBy(x: place.width / page.shownSize.width, y: -place.height / page.shownSize.height)
            let whole = CGRect(origin: .zero, size: page.shownSize)
            context.concatenate(
                page.getDrawingTransform(.cropBox, rect: whole, rotate: 0, preserveAspectRatio: true))
            context.drawPDFPage(page)
            context.restoreGState()
        }
    }

    static func fitted(_ size: CGSize, _ area: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return area }
        let factor = min(area.width / size.width, area.height / size.height)
        let fitted = CGSize(width: size.width * factor, height: size.height * factor)
        return CGRect(
            x: area.midX - fitted.width / 2, y: area.midY - fitted.height / 2, width: fitted.width,
            height: fitted.height)
    }
}

extension CGPDFPage {
    /// The size of the page as it is shown, turned, in points.
    var shownSize: CGSize {
        let size = getBoxRect(.cropBox).size
        return rotationAngle % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }
}
