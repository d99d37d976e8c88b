import CoreGraphics
import Foundation

/// Texts and pictures on pages of A4, each of which is a picture in a PDF file.
@MainActor struct PrintedPages {
    /// In points.
    private static let page = CGSize(width: 595, height: 842)
    private static let margin: CGFloat = 54
    /// Pixels to a point: 144 to an inch.
    private static let scale: CGFloat = 2

    private var pages: [UIImage] = []

    init(_ items: SharedItems) {
        for image in items.images { pages.append(Self.page { $0.drawFitted(image) }) }
        for text in items.texts { pages += Self.pages(of: text) }
    }

    private static var paper: CGRect { CGRect(origin: .zero, size: page).insetBy(dx: margin, dy: margin) }

    private struct Sheet {
        let context: CGContext

        @MainActor func drawFitted(_ image: UIImage) {
            let area = PrintedPages.paper
            guard image.size.width > 0, image.size.height > 0 else { return }
            let factor = min(area.width / image.size.width, area.height / image.size.height)
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            image.draw(
                in: CGRect(
                    x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
                    height: size.height))
        }
    }

    private static func page(_ draw: @MainActor (Sheet) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, true)
        return UIGraphicsImageRenderer(size: page, format: format).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(origin: .zero, size: page))
            draw(Sheet(context: renderer.cgContext))
        }
    }

    /// A text on as many pages as it takes, broken between paragraphs.
    private static func pages(of text: String) -> [UIImage] {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.black,
        ]
        var pages: [[(NSAttributedString, CGFloat)]] = [[]]
        var used: CGFloat = 0
        for line in text.components(separatedBy: "\n") {
            let paragraph = NSAttributedString(string: line.isEmpty ? " " : line, attributes: attributes)
            let limit = CGSize(width: paper.width, height: .greatestFiniteMagnitude)
            let height = paragraph.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).height
            if used + height > paper.height, used > 0 {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append((paragraph, used))
            used += height.rounded(.up)
        }
        return pages.map { paragraphs in
            page { _ in
                for (paragraph, y) in paragraphs {
                    paragraph.draw(
                        in: CGRect(
                            x: paper.minX, y: paper.minY + y, width: paper.width, height: paper.height - y))
                }
            }
        }
    }

    /// The file.
    var pdf: Data {
        var file = PDFFile()
        for page in pages {
            guard let pixels = page.upright, let picture = page.jpegData(compressionQuality: 0.9) else { continue }
            file.add(picture, width: pixels.width, height: pixels.height, page: Self.page)
        }
        return file.data
    }
}

/// A PDF file whose pages are JPEG pictures (ISO 32000-1: 7.5 and 8.9).
private struct PDFFile {
    private var objects: [Data] = []
    private var pageNumbers: [Int] = []

    /// Adds an object and returns its number. 1 and 2 are the catalogue and the list of pages.
    private mutating func add(_ object: Data) -> Int {
        objects.append(object)
        return objects.count + 2
    }

    /// Adds a page of a size in points.
    mutating func add(_ picture: Data, width: Int, height: Int, page: CGSize) {
        var image = Data(
            ("<< /Type /XObject /Subtype /Image /Width \(width) /Height \(height) /ColorSpace /DeviceRGB "
                + "/BitsPerComponent 8 /Filter /DCTDecode /Length \(picture.count) >>\nstream\n").utf8)
        image += picture
        image += Data("\nendstream".utf8)
        let imageNumber = add(image)
        let drawing = "\(Int(page.width)) 0 0 \(Int(page.height)) 0 0 cm /P Do"
        let content = add(Data("<< /Length \(drawing.utf8.count) >>\nstream\n\(drawing)\nendstream".utf8))
        pageNumbers.append(
            add(
                Data(
                    ("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(Int(page.width)) \(Int(page.height))] "
                        + "/Resources << /XObject << /P \(imageNumber) 0 R >> >> /Contents \(content) 0 R >>").utf8)))
    }

    var data: Data {
        let pages = pageNumbers.map { "\($0) 0 R" }.joined(separator: " ")
        let head = [
            Data("<< /Type /Catalog /Pages 2 0 R >>".utf8),
            Data("<< /Type /Pages /Kids [\(pages)] /Count \(pageNumbers.count) >>".utf8),
        ]
        var file = Data("%PDF-1.4\n".utf8)
        var places: [Int] = []
        for (index, object) in (head + objects).enumerated() {
            places.append(file.count)
            file += Data("\(index + 1) 0 obj\n".utf8) + object + Data("\nendobj\n".utf8)
        }
        let table = file.count
        let entries = places.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }.joined()
        file += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n\(entries)".utf8)
        file += Data(
            "trailer\n<< /Size \(places.count + 1) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8)
        return file
    }
}
