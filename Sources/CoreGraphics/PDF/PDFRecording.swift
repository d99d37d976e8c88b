import Foundation

/// A page of a PDF file: what is drawn on it, and where a tap leads.
package struct RecordedPage: Sendable {
    /// A rectangle that leads somewhere, in points from the page's top left corner.
    struct Link: Sendable {
        enum Target: Sendable, Equatable {
            case address(String)
            /// A place in the file, by its name.
            case place(String)
        }

        let area: CGRect
        let target: Target
    }

    /// In points.
    let size: CGSize
    package var list = DisplayList()
    var links: [Link] = []
    /// In points from the page's top left corner.
    var places: [(name: String, point: CGPoint)] = []
}

/// The pages of a PDF file while they are drawn: the file is written when the last is finished, since a link may lead to a place
/// that comes later.
final class PDFRecording {
    /// Which way a page's y axis points, and where its origin is.
    enum Orientation {
        /// As the file has it: in user space of the page's rectangle, y up.
        case file
        /// As UIKit has it: the rectangle's origin is at the page's top left corner, y down.
        case view
    }

    private(set) var pages: [RecordedPage] = []
    /// The page that is drawn; nil between pages.
    var page: RecordedPage?
    /// The rectangle of pages that bring none of their own, in points.
    let mediaBox: CGRect
    let orientation: Orientation
    private let information: PDFInformation
    private let consume: (Data) -> Void
    private(set) var isClosed = false

    init(
        mediaBox: CGRect, orientation: Orientation, information: PDFInformation, consume: @escaping (Data) -> Void
    ) {
        self.mediaBox = mediaBox
        self.orientation = orientation
        self.information = information
        self.consume = consume
    }

    /// From a page's user space to its list's.
    func base(of box: CGRect) -> CGAffineTransform {
        switch orientation {
        case .file: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        case .view: CGAffineTransform(translationX: -box.minX, y: -box.minY)
        }
    }

    func finish(_ list: DisplayList) {
        guard var page else { return }
        page.list = list
        pages.append(page)
        self.page = nil
    }

    func close() {
        if isClosed { return }
        isClosed = true
        consume(PDFWriter.data(of: pages, information))
        pages = []
    }
}
