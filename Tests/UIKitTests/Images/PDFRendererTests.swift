@_spi(Framework) import CoreGraphics
import XCTest

@_spi(Framework) @_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class PDFRendererTests: XCTestCase {
    private func document(_ data: Data) throws -> CGPDFDocument {
        let provider = try XCTUnwrap(CGDataProvider(data: data as NSData))
        return try XCTUnwrap(CGPDFDocument(provider))
    }

    private func text(_ document: CGPDFDocument, _ page: Int) throws -> String {
        try XCTUnwrap(document.page(at: page)).text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private let page = CGRect(x: 0, y: 0, width: 300, height: 200)

    func testARendererWritesPagesWithTextOnThem() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Two pages"]
        var bounds: [CGRect] = []
        let data = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            bounds.append(context.pdfContextBounds)
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            ("First" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: nil)
            let wide = CGRect(x: 0, y: 0, width: 400, height: 100)
            context.beginPage(withBounds: wide, pageInfo: [:])
            bounds.append(context.pdfContextBounds)
            NSAttributedString(string: "Second").draw(in: wide.insetBy(dx: 10, dy: 10))
        }
        XCTAssertEqual(bounds, [page, page, CGRect(x: 0, y: 0, width: 400, height: 100)])
        let document = try document(data)
        XCTAssertEqual(document.information["Title"], "Two pages")
        XCTAssertEqual(document.numberOfPages, 2)
        XCTAssertEqual(try text(document, 1), "First")
        XCTAssertEqual(try text(document, 2), "Second")
        XCTAssertEqual(document.page(at: 2)?.getBoxRect(.mediaBox).size, CGSize(width: 400, height: 100))
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testAViewIsDrawnWithItsText() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        label.text = "Seen on paper"
        let view = UIView(frame: page)
        view.backgroundColor = .systemYellow
        view.layer.cornerRadius = 20
        view.addSubview(label)
        let data = UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            view.layer.render(in: context.cgContext)
        }
        XCTAssertEqual(try text(document(data), 1), "Seen on paper")
        XCTAssertNil(data.range(of: Data("/Subtype /Image".utf8)))
    }

    func testTheFunctionsFromBeforeRenderers() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        UIGraphicsBeginPDFPage()
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
        ("Letter" as NSString).draw(at: .zero, withAttributes: nil)
        UIGraphicsBeginPDFPageWithInfo(page, nil)
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), page)
        XCTAssertEqual(data.length, 0)
        UIGraphicsEndPDFContext()
        XCTAssertEqual(UIGraphicsGetPDFContextBounds(), .zero)
        XCTAssertNil(UIGraphicsGetCurrentContext())
        let document = try document(data as Data)
        XCTAssertEqual(document.numberOfPages, 2)
        XCTAssertEqual(try text(document, 1), "Letter")
    }

    func testAFileIsWritten() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertTrue(UIGraphicsBeginPDFContextToFile(file.path, page, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        XCTAssertEqual(CGPDFDocument(file as NSURL)?.numberOfPages, 1)
        XCTAssertFalse(UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", page, nil))
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testAPasswordIsReported() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextOwnerPassword as String: "secret"]
        let before = DiagnosticsChannel.shared.limits.count
        _ = UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { $0.beginPage() }
        XCTAssertEqual(DiagnosticsChannel.shared.limits.dropFirst(before).map(\.diagnostic.code), ["pdf.password"])
    }
}
