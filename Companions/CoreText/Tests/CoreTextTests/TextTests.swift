import UIKit
import XCTest

@testable import CoreText

/// Fonts and text as Core Text has them.
final class TextTests: XCTestCase {
    /// Where the first and the last row with ink are, in a picture whose y axis goes up.
    private func rows(_ height: Int, _ draw: (CGContext) -> Void) throws -> ClosedRange<Int>? {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 100, height: height, bitsPerComponent: 8, bytesPerRow: 400,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        draw(context)
        let bytes = try XCTUnwrap(context.data).assumingMemoryBound(to: UInt8.self)
        let inked = (0..<height).filter { row in
            (0..<100).contains { bytes[row * context.bytesPerRow + $0 * 4 + 3] > 100 }
        }
        // The first row in memory is the top one.
        guard let first = inked.first, let last = inked.last else { return nil }
        return height - 1 - last...height - 1 - first
    }

    func testFonts() {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        XCTAssertEqual(CTFontGetSize(font), 20)
        XCTAssertEqual(CTFontGetAscent(font), (font as UIFont).ascender)
        XCTAssertEqual(CTFontGetDescent(font), -(font as UIFont).descender)
        XCTAssertEqual(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 0, nil, nil)), 20)
    }

    func testLine() throws {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        let text = NSAttributedString(
            string: "H",
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName as String): font,
                NSAttributedString.Key(kCTForegroundColorAttributeName as String): UIColor.red.cgColor,
            ])
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        XCTAssertEqual(width, Double(text.size().width), accuracy: 0.01)
        XCTAssertEqual(ascent, font.ascender)
        XCTAssertEqual(CTLineGetStringRange(line).length, 1)
        // A capital stands on the baseline, and rises as high as capitals do.
        let inked = try XCTUnwrap(
            try rows(60) { context in
                context.textPosition = CGPoint(x: 10, y: 20)
                CTLineDraw(line, context)
                XCTAssertEqual(context.textPosition.x, 10 + text.size().width, accuracy: 0.01)
            })
        XCTAssertEqual(Double(inked.lowerBound), 20, accuracy: 1.5)
        XCTAssertEqual(Double(inked.upperBound), 20 + Double(font.capHeight), accuracy: 2)
    }

    /// In a space whose y axis goes down, apps turn the letters over.
    func testTextMatrix() throws {
        let font = CTFontCreateWithName("Helvetica", 20, nil)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "H", attributes: [.font: font]))
        let inked = try XCTUnwrap(
            try rows(60) { context in
                context.translateBy(x: 0, y: 60)
                context.scaleBy(x: 1, y: -1)
                context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
                context.textPosition = CGPoint(x: 10, y: 40)
                CTLineDraw(line, context)
            })
        XCTAssertEqual(Double(inked.lowerBound), 20, accuracy: 1.5)
        XCTAssertEqual(Double(inked.upperBound), 20 + Double(font.capHeight), accuracy: 2)
    }

    func testFrame() throws {
        let text = NSAttributedString(
            string: "H H H H H H H H H H H H", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(location: 0, length: 0), nil, CGSize(width: 100, height: 1000), nil)
        XCTAssertGreaterThan(size.height, 40)
        XCTAssertLessThanOrEqual(size.width, 100)
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 80), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 1), path, nil)
        let inked = try XCTUnwrap(try rows(100) { CTFrameDraw(frame, $0) })
        // The first line is at the top of the path, not of the picture.
        XCTAssertLessThan(inked.upperBound, 80)
        XCTAssertGreaterThan(inked.lowerBound, 50)
    }

    func testFontsAreRegistered() throws {
        XCTAssertNil(CGFont(try XCTUnwrap(CGDataProvider(data: NSData(data: Data("text".utf8))))))
        var error: Unmanaged<CFError>?
        let nowhere = URL(fileURLWithPath: "/nowhere.ttf") as CFURL
        XCTAssertFalse(CTFontManagerRegisterFontsForURL(nowhere, .process, &error))
        XCTAssertEqual(error?.takeRetainedValue().code, CTFontManagerError.fileNotFound.rawValue)
        let places = [
            "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf",
            "/usr/share/fonts/dejavu-sans-mono-fonts/DejaVuSansMono.ttf",
        ]
        let file = try XCTUnwrap(places.first { FileManager.default.fileExists(atPath: $0) })
        let font = try XCTUnwrap(CGDataProvider(url: NSURL(fileURLWithPath: file)).flatMap { CGFont($0) })
        XCTAssertEqual(font.postScriptName, "DejaVuSansMono")
        XCTAssertEqual(font.fullName, "DejaVu Sans Mono")
    }
}
