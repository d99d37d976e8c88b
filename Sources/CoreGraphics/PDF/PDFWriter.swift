internal import CCairo
import Foundation

/// Writes pages as a PDF file, with cairo: paths stay paths and text stays text.
enum PDFWriter {
    private final class Output {
        var bytes = Data()
    }

    // Choice (PDF): a file without pages has no bytes.
    static func data(of pages: [RecordedPage], _ information: PDFInformation) -> Data {
        guard let first = pages.first else { return Data() }
        let output = Output()
        let surface = cairo_pdf_surface_create_for_stream(
            { place, bytes, count in
                guard let place, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<Output>.fromOpaque(place).takeUnretainedValue().bytes.append(bytes, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), Double(first.size.width), Double(first.size.height))!
        defer { cairo_surface_destroy(surface) }
        say(information, of: surface)
        let cairo = cairo_create(surface)!
        let painter = VectorPainter(cairo)
        // A link to a place that is nowhere would make cairo give up the whole file.
        let names = Set(pages.flatMap { $0.places.map(\.name) })
        for page in pages {
            cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
            cairo_save(cairo)
            painter.draw(page.list, in: CGRect(origin: .zero, size: page.size))
            cairo_restore(cairo)
            for (name, point) in page.places { mark(name, at: point, cairo) }
            for link in page.links { add(link, names, cairo) }
            cairo_show_page(cairo)
        }
        cairo_destroy(cairo)
        // Pictures are written at the end only.
        withExtendedLifetime(painter) { cairo_surface_finish(surface) }
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? output.bytes : Data()
    }

    private static func say(_ information: PDFInformation, of surface: OpaquePointer) {
        let entries = [
            (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
            (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
            (CAIRO_PDF_METADATA_CREATOR, information.creator),
        ]
        for (key, value) in entries {
            if let value { cairo_pdf_surface_set_metadata(surface, key, value) }
        }
    }

    private static func mark(_ name: String, at point: CGPoint, _ cairo: OpaquePointer) {
        cairo_tag_begin(cairo, "cairo.dest", "name='\(quoted(name))' x=\(point.x) y=\(point.y)")
        cairo_tag_end(cairo, "cairo.dest")
    }

    private static func add(_ link: RecordedPage.Link, _ names: Set<String>, _ cairo: OpaquePointer) {
        let target: String
        switch link.target {
        case .address(let address): target = "uri='\(quoted(address))'"
        case .place(let name):
            guard names.contains(name) else { return }
            target = "dest='\(quoted(name))'"
        }
        let area = link.area
        let rect = "rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)]"
        cairo_tag_begin(cairo, "Link", "\(rect) \(target)")
        cairo_tag_end(cairo, "Link")
    }

    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}
