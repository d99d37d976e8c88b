import Foundation

/// One of the rectangles of a page.
@frozen public enum CGPDFBox: Int32, Sendable, Hashable {
    case mediaBox = 0
    case cropBox, bleedBox, trimBox, artBox
}

/// A page of a PDF file that is read. Its space is in points, y up.
public final class CGPDFPage: @unchecked Sendable {
    private let file: CGPDFDocument
    /// The file that the page is in.
    public var document: CGPDFDocument? { file }
    /// The number of the page; the first is 1.
    public let pageNumber: Int
    private let contents: PDFContents.Page
    private let lock = NSLock()
    private var pictures: [(density: Int, picture: CGImage)] = []

    init(_ document: CGPDFDocument, number: Int, _ contents: PDFContents.Page) {
        file = document
        pageNumber = number
        self.contents = contents
    }

    /// A rectangle of the page, in points; what the page does not tell, it has from the next larger one.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        contents.boxes[box] ?? contents.boxes[.cropBox] ?? contents.boxes[.mediaBox] ?? .zero
    }

    /// How far the page is turned clockwise where it is shown, in degrees: 0, 90, 180 or 270.
    public var rotationAngle: Int32 { Int32(contents.rotation) }

    /// From the page's space to one in which a box of it, turned as the page is shown, lies in the middle of a rectangle.
    ///
    /// A page is made smaller to fit, and never larger.
    ///
    /// - Parameters:
    ///   - rotate: How much further to turn the page clockwise, in degrees: a multiple of 90.
    ///   - preserveAspectRatio: Whether width and height are scaled alike.
    public func getDrawingTransform(
        _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
    ) -> CGAffineTransform {
        let area = getBoxRect(box)
        let turn = ((contents.rotation + Int(rotate)) % 360 + 360) % 360
        let isSideways = turn % 180 != 0
        let size = isSideways ? CGSize(width: area.height, height: area.width) : area.size
        guard size.width > 0, size.height > 0 else { return .identity }
        var (x, y) = (min(rect.width / size.width, 1), min(rect.height / size.height, 1))
        if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
        return CGAffineTransform(translationX: -area.midX, y: -area.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turn) * .pi / 180))
            .concatenating(CGAffineTransform(scaleX: x, y: y))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The text of the page, in the order in which it is read.
    @_spi(Framework) public var text: String {
        let number = "\(pageNumber)"
        let arguments = file.access + ["-enc", "UTF-8", "-nopgbrk", "-f", number, "-l", number, file.file.path, "-"]
        return PDFTool(name: "pdftotext").run(arguments).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The page as it is shown, turned, on nothing.
    ///
    /// - Parameter density: Pixels to an inch.
    func picture(density: Int) -> CGImage? {
        lock.lock()
        defer { lock.unlock() }
        if let known = pictures.first(where: { $0.density == density }) { return known.picture }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let picture = place.appendingPathExtension("png")
        defer { try? FileManager.default.removeItem(at: picture) }
        let number = "\(pageNumber)"
        let arguments =
            ["-png", "-transp", "-singlefile", "-cropbox", "-r", "\(density)", "-f", number, "-l", number] + file.access
        guard PDFTool(name: "pdftocairo").run(arguments + [file.file.path, place.path]) != nil,
            let data = try? Data(contentsOf: picture), let image = CGImage(pngData: data)
        else { return nil }
        // A page is shown in one or two sizes.
        if pictures.count == 2 { pictures.removeFirst() }
        pictures.append((density, image))
        return image
    }
}

extension CGContext {
    /// Draws a page of a PDF file within its crop box: the page's space becomes user space, and the page is not turned.
    public func drawPDFPage(_ page: CGPDFPage) {
        draw(PDFPageDrawing(page), at: .zero, color: CGColor(gray: 0, alpha: 1))
    }
}
