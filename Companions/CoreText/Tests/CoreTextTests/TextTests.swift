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

    func testTheLinesOfAFrame() throws {
        let text = NSAttributedString(
            string: "one two three four five six seven", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let path = CGPath(rect: CGRect(x: 5, y: 5, width: 100, height: 60), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(location: 4, length: 0), path, nil)
        let lines = try XCTUnwrap(CTFrameGetLines(frame) as? [CTLine])
        XCTAssertEqual(CTFrameGetStringRange(frame).length, 29)
        XCTAssertEqual(lines.count, 2)
        XCTAssertEqual(CTLineGetStringRange(lines[0]).location, 4)
        let first = CTLineGetStringRange(lines[0])
        XCTAssertEqual(CTLineGetStringRange(lines[1]).location, first.location + first.length)
        let seen = CTFrameGetVisibleStringRange(frame)
        XCTAssertEqual(seen.length, first.length + CTLineGetStringRange(lines[1]).length)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
        XCTAssertEqual(origins[0].x, 0)
        XCTAssertGreaterThan(origins[0].y, origins[1].y)
        XCTAssertLessThan(origins[0].y, 60)
        XCTAssertGreaterThan(origins[1].y, 0)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(location: 4, length: 0), nil, CGSize(width: 100, height: 60), &fit)
        XCTAssertEqual(fit.length, seen.length)
        XCTAssertLessThanOrEqual(size.height, 60)
    }

    func testLinesAreBrokenRunByRun() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSMutableAttributedString(string: "wide words", attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 5))
        let setter = CTTypesetterCreateWithAttributedString(text)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 0, 60), 5)
        XCTAssertEqual(CTTypesetterSuggestLineBreak(setter, 0, 600), 10)
        let line = CTTypesetterCreateLine(setter, CFRange(location: 0, length: 0))
        let runs = try XCTUnwrap(CTLineGetGlyphRuns(line) as? [CTRun])
        XCTAssertEqual(runs.map { CTRunGetStringRange($0).location }, [0, 5])
        XCTAssertEqual(
            CTRunGetTypographicBounds(runs[0], CFRange(), nil, nil, nil),
            Double(CTLineGetOffsetForStringIndex(line, 5, nil)),
            accuracy: 0.01)
        XCTAssertNotNil(CTRunGetAttributes(runs[1])[NSAttributedString.Key.foregroundColor.rawValue])
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)), 10)
        XCTAssertEqual(CTLineGetStringIndexForPosition(line, CGPoint(x: 0, y: 0)), 0)
        let dots = CTLineCreateWithAttributedString(NSAttributedString(string: "…", attributes: [.font: font]))
        let short = try XCTUnwrap(CTLineCreateTruncatedLine(line, 60, .end, dots))
        XCTAssertTrue(short.text.string.hasSuffix("…"))
        XCTAssertLessThanOrEqual(CTLineGetTypographicBounds(short, nil, nil, nil), 60)
        XCTAssertNil(CTLineCreateTruncatedLine(line, 1, .end, dots))
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
