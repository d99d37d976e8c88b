import Foundation
import XCTest

@_spi(Framework) @testable import CoreGraphics

final class PDFContextTests: XCTestCase {
    private func file(
        _ box: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100), _ info: [String: Any] = [:],
        _ draw: (CGContext) -> Void
    ) throws -> (data: Data, document: CGPDFDocument) {
        let data = NSMutableData()
        var box = box
        let consumer = try XCTUnwrap(CGDataConsumer(data: data))
        let context = try XCTUnwrap(CGContext(consumer: consumer, mediaBox: &box, info as NSDictionary))
        draw(context)
        context.closePDF()
        let provider = try XCTUnwrap(CGDataProvider(data: data))
        return (data as Data, try XCTUnwrap(CGPDFDocument(provider)))
    }

    /// The colour of a point of a page, 0xRRGGBB, on white; in points from the top left corner.
    private func color(_ page: CGPDFPage, _ x: Int, _ y: Int) throws -> UInt32 {
        let size = page.getBoxRect(.mediaBox).size
        let context = CGContext(recordingInto: size, flipped: true)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(origin: .zero, size: size))
        context.drawPDFPage(page)
        let image = try XCTUnwrap(context.takeList().makeImage(size: size, scale: 1))
        return image.bitmap[x, y] & 0xFFFFFF
    }

    func testPagesHaveTheirRectanglesAndTheirOriginAtTheBottom() throws {
        let (data, document) = try file { context in
            context.beginPDFPage(nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
            context.endPDFPage()
            var box = CGRect(x: 10, y: 10, width: 80, height: 60)
            context.beginPage(mediaBox: &box)
            XCTAssertEqual(context.boundingBoxOfClipPath, box)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        XCTAssertEqual(String(decoding: data.prefix(5), as: UTF8.self), "%PDF-")
        XCTAssertEqual(document.numberOfPages, 2)
        let first = try XCTUnwrap(document.page(at: 1))
        let second = try XCTUnwrap(document.page(at: 2))
        XCTAssertNil(document.page(at: 0))
        XCTAssertNil(document.page(at: 3))
        XCTAssertEqual(first.getBoxRect(.mediaBox), CGRect(x: 0, y: 0, width: 200, height: 100))
        XCTAssertEqual(second.getBoxRect(.cropBox), CGRect(x: 0, y: 0, width: 80, height: 60))
        XCTAssertEqual(try color(first, 25, 90), 0xFF0000)
        XCTAssertEqual(try color(first, 25, 70), 0xFFFFFF)
        XCTAssertEqual(try color(first, 60, 90), 0xFFFFFF)
        XCTAssertEqual(try color(second, 5, 55), 0x0000FF)
        XCTAssertEqual(try color(second, 15, 55), 0xFFFFFF)
    }

    func testAPageBeginsWithAStateOfItsOwn() throws {
        let (_, document) = try file { context in
            // Before the first page there is nothing to draw on.
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            context.beginPDFPage(nil)
            context.translateBy(x: 100, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.saveGState()
            context.beginPDFPage(nil)
            context.restoreGState()
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 90, width: 200, height: 10))
        }
        XCTAssertEqual(document.numberOfPages, 2)
        XCTAssertEqual(try color(XCTUnwrap(document.page(at: 1)), 50, 50), 0xFFFFFF)
        XCTAssertEqual(try color(XCTUnwrap(document.page(at: 2)), 50, 5), 0x00FF00)
    }

    func testTextStaysText() throws {
        let request = TextLayoutRequest(
            string: "Crème brûlée, office", attributes: TextAttributes(font: FontDescriptor(size: 12)))
        let (data, document) = try file { context in
            context.beginPDFPage(nil)
            context.translateBy(x: 10, y: 80)
            context.scaleBy(x: 1, y: -1)
            context.draw(TextLayout(request), at: .zero, color: CGColor(gray: 0, alpha: 1))
        }
        XCTAssertEqual(
            try XCTUnwrap(document.page(at: 1)).text.trimmingCharacters(in: .whitespacesAndNewlines),
            "Crème brûlée, office")
        XCTAssertNil(data.range(of: Data("/Subtype /Image".utf8)))
    }

    func testTheEllipsisOfACutTextIsOne() throws {
        var request = TextLayoutRequest(
            string: "Where the road ends, another begins",
            attributes: TextAttributes(font: FontDescriptor(size: 12)))
        (request.maximumWidth, request.maximumNumberOfLines) = (80, 1)
        request.paragraphStyle.lineBreakMode = .byTruncatingTail
        let (_, document) = try file { context in
            context.beginPDFPage(nil)
            context.draw(TextLayout(request), at: CGPoint(x: 10, y: 10), color: CGColor(gray: 0, alpha: 1))
        }
        let text = try XCTUnwrap(document.page(at: 1)).text.trimmingCharacters(in: .whitespacesAndNewlines)
        XCTAssertTrue(text.hasPrefix("Where the"), text)
        XCTAssertTrue(text.hasSuffix("\u{2026}"), text)
    }

    func testPathsStayPathsAndGroupsFadeOnce() throws {
        let (data, document) = try file { context in
            context.beginPDFPage(nil)
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 100))
            context.fillEllipse(in: CGRect(x: 20, y: 0, width: 100, height: 100))
            context.endTransparencyLayer()
        }
        XCTAssertNil(data.range(of: Data("/Subtype /Image".utf8)))
        let page = try XCTUnwrap(document.page(at: 1))
        for x in [10, 50, 100] { XCTAssertEqual(try color(page, x, 50) & 0xFF, 0xFF, "\(x)") }
        // Where both shapes lie it is no darker than where one does.
        XCTAssertEqual(try color(page, 10, 50), try color(page, 50, 50))
    }

    func testMasksGradientsAndShadows() throws {
        let (_, document) = try file { context in
            context.beginPDFPage(nil)
            context.saveGState()
            context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 100), mask: self.leftHalf)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 100))
            context.restoreGState()
            context.saveGState()
            context.clip(to: CGRect(x: 60, y: 0, width: 60, height: 100))
            let colors = [CGColor(red: 0, green: 0, blue: 1, alpha: 1), CGColor(red: 0, green: 1, blue: 0, alpha: 1)]
            if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) {
                context.drawLinearGradient(
                    gradient, start: CGPoint(x: 60, y: 0), end: CGPoint(x: 120, y: 0), options: [])
            }
            context.restoreGState()
            context.setShadow(
                offset: CGSize(width: 0, height: -20), blur: 0, color: CGColor(red: 1, green: 0, blue: 1, alpha: 1))
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 140, y: 60, width: 40, height: 20))
        }
        let page = try XCTUnwrap(document.page(at: 1))
        XCTAssertEqual(try color(page, 10, 50), 0xFF0000)
        XCTAssertEqual(try color(page, 40, 50), 0xFFFFFF)
        XCTAssertGreaterThan(try color(page, 62, 50) & 0xFF, 0xE0)
        XCTAssertGreaterThan(try color(page, 118, 50) >> 8 & 0xFF, 0xE0)
        XCTAssertEqual(try color(page, 160, 30), 0x000000)
        XCTAssertEqual(try color(page, 160, 50), 0xFF00FF)
    }

    /// An image the left half of which is opaque.
    private var leftHalf: CGImage {
        let bitmap = Bitmap(width: 2, height: 1)!
        bitmap.write { bitmap[0, 0] = 0xFF00_0000 }
        return CGImage(bitmap, isOpaque: false)
    }

    func testTheFileSaysWhatItIs() throws {
        let info: [String: Any] = [
            kCGPDFContextTitle as String: "Menu", kCGPDFContextAuthor as String: "A cook",
            kCGPDFContextKeywords as String: ["soup", "bread"],
        ]
        let (_, document) = try file(.init(x: 0, y: 0, width: 20, height: 20), info) { $0.beginPDFPage(nil) }
        XCTAssertEqual(document.information["Title"], "Menu")
        XCTAssertEqual(document.information["Author"], "A cook")
        XCTAssertEqual(document.information["Keywords"], "soup, bread")
        XCTAssertFalse(document.isEncrypted)
        XCTAssertTrue(document.isUnlocked)
    }

    func testNothingIsWrittenWithAPassword() throws {
        let consumer = try XCTUnwrap(CGDataConsumer(data: NSMutableData()))
        let info = [kCGPDFContextUserPassword as String: "secret"]
        XCTAssertNil(CGContext(consumer: consumer, mediaBox: nil, info as NSDictionary))
    }

    func testRectanglesLeadToAddressesAndPlaces() throws {
        let (data, document) = try file { context in
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            context.setURL(NSURL(string: "https://example.com/it's")!, for: CGRect(x: 10, y: 10, width: 20, height: 20))
            context.setDestination("chapter", for: CGRect(x: 50, y: 10, width: 20, height: 20))
            context.setDestination("nowhere", for: CGRect(x: 90, y: 10, width: 20, height: 20))
            context.beginPDFPage(nil)
            context.addDestination("chapter", at: CGPoint(x: 0, y: 50))
        }
        XCTAssertEqual(document.numberOfPages, 2)
        XCTAssertNotNil(data.range(of: Data("https://example.com/it".utf8)))
        let text = String(decoding: data, as: UTF8.self)
        XCTAssertEqual(text.components(separatedBy: "/Subtype /Link").count - 1, 2)
        // From the bottom left corner, as files count.
        XCTAssertTrue(text.contains("/Rect [ 10 10 30 30 ]"), text)
    }

    func testAPageThatIsTurnedIsDrawnAsItLies() throws {
        let (data, _) = try file { context in
            context.beginPDFPage(nil)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        for angle in [90, 180, 270] {
            // Bytes are moved, which readers mend by looking for objects.
            let turned = data.replacing(
                Data("/Type /Page %".utf8), with: Data("/Type /Page /Rotate \(angle) %".utf8))
            let bytes = try XCTUnwrap(turned, "The file has another form.")
            let provider = try XCTUnwrap(CGDataProvider(data: bytes as NSData))
            let page = try XCTUnwrap(CGPDFDocument(provider)?.page(at: 1))
            XCTAssertEqual(page.rotationAngle, Int32(angle))
            XCTAssertEqual(try color(page, 10, 90), 0xFF0000, "\(angle)")
            XCTAssertEqual(try color(page, 190, 90), 0xFFFFFF, "\(angle)")
            XCTAssertEqual(try color(page, 10, 10), 0xFFFFFF, "\(angle)")
        }
    }

    func testAPageIsMadeSmallerToFitAndNeverLarger() throws {
        let (_, document) = try file { $0.beginPDFPage(nil) }
        let page = try XCTUnwrap(document.page(at: 1))
        let box = CGRect(x: 0, y: 0, width: 200, height: 100)
        func place(_ rect: CGRect, rotate: Int32 = 0, preserves: Bool = true) -> CGRect {
            let transform = page.getDrawingTransform(
                .mediaBox, rect: rect, rotate: rotate, preserveAspectRatio: preserves)
            let place = box.applying(transform)
            return CGRect(
                x: place.minX.rounded(), y: place.minY.rounded(), width: place.width.rounded(),
                height: place.height.rounded())
        }
        let small = CGRect(x: 0, y: 0, width: 100, height: 100)
        XCTAssertEqual(place(small), CGRect(x: 0, y: 25, width: 100, height: 50))
        XCTAssertEqual(place(small, preserves: false), CGRect(x: 0, y: 0, width: 100, height: 100))
        XCTAssertEqual(place(small, rotate: 90), CGRect(x: 25, y: 0, width: 50, height: 100))
        XCTAssertEqual(
            place(CGRect(x: 0, y: 0, width: 400, height: 400)), CGRect(x: 100, y: 150, width: 200, height: 100))
    }
}

extension Data {
    /// The bytes with the first occurrence of some replaced; nil where they do not occur.
    fileprivate func replacing(_ old: Data, with new: Data) -> Data? {
        guard let range = range(of: old) else { return nil }
        var copy = self
        copy.replaceSubrange(range, with: new)
        return copy
    }
}
