import CPango
import Foundation
import XCTest

@testable import CoreGraphics

final class TextDrawingTests: XCTestCase {
    /// The pixels of a picture of text with weights, emoji and several scripts. A change here is a change in how every
    /// app's screens look: find out why before taking a new value over.
    private static let pinnedHash: UInt64 = 0x0B2C_D184_3DEE_E42B

    func testPixelsArePinned() throws {
        let hash = Canvas.sample().hash
        XCTAssertEqual(hash, Self.pinnedHash, String(hash, radix: 16))
    }

    func testPixelsDoNotDependOnTheMachinesSetUp() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rules = folder.appendingPathComponent("fonts.conf")
        try """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts/truetype</dir>
        <match target="pattern"><edit name="family" mode="prepend" binding="strong"><string>DejaVu Serif</string></edit>
        </match><match target="font"><edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
        <edit name="rgba" mode="assign"><const>rgb</const></edit>
        <edit name="antialias" mode="assign"><bool>false</bool></edit>
        <edit name="embolden" mode="assign"><bool>true</bool></edit></match></fontconfig>
        """.write(to: rules, atomically: true, encoding: .utf8)
        let hostile = [
            "FONTCONFIG_FILE": rules.path, "FONTCONFIG_PATH": folder.path, "HOME": folder.path,
            "XDG_CONFIG_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "LANG": "tr_TR.UTF-8",
            "LC_ALL": "sr_RS.UTF-8",
            "LANGUAGE": "ja", "PANGO_LANGUAGE": "ja:sr", "FC_LANG": "ja",
            "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0",
        ]
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["CoreGraphicsTests.TextDrawingTests/testPixelsArePinned"]
        process.environment = ProcessInfo.processInfo.environment.merging(hostile) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, log)
        XCTAssertTrue(log.contains("Executed 1 test"), log)
    }

    func testDrawingTwiceGivesTheSamePixels() {
        XCTAssertEqual(Canvas.sample().hash, Canvas.sample().hash)
    }

    func testInkIsWhereTheLayoutSays() {
        for scale in [2.0, 3] {
            for x in [4.0, 4.1, 4.25, 4.7] {
                let layout = TextLayout(.text("Hxg", size: 20, scale: scale))
                let canvas = Canvas(width: 300, height: 120, scale: scale)
                canvas.draw(layout, at: CGPoint(x: x, y: 5))
                let ink = canvas.ink
                let bounds = layout.inkBounds
                // Glyphs stand on quarter pixels: the left edge is within an eighth, seen through rounding.
                XCTAssertEqual(ink.minX, (x + bounds.minX) * scale, accuracy: 0.2)
                XCTAssertEqual(
                    ink.maxY,
                    ((5 + layout.firstBaseline) * scale).rounded() + (bounds.maxY - layout.firstBaseline) * scale,
                    accuracy: 0.3)
            }
        }
    }

    func testGlyphsKeepTheirSpacingBetweenPixels() {
        // Whole-pixel glyph positions would make gaps between equal letters differ by a pixel.
        let canvas = Canvas(width: 400, height: 60, scale: 2)
        let layout = TextLayout(.text("llllllllllllllllllll", size: 13))
        canvas.draw(layout, at: CGPoint(x: 2, y: 2))
        let stems = canvas.stemCentres
        XCTAssertEqual(stems.count, 20)
        let pitch = Double(layout.lines[0].width) / 20 * 2
        for (index, stem) in stems.enumerated() {
            XCTAssertEqual(stem, stems[0] + Double(index) * pitch, accuracy: 0.27)
        }
    }

    func testColoursOfRuns() {
        var red = TextAttributes(font: FontDescriptor(size: 30, weight: .black))
        red.color = TextColor(red: 1, green: 0, blue: 0)
        let request = TextLayoutRequest(
            string: "II", attributes: TextAttributes(font: FontDescriptor(size: 30, weight: .black)),
            runs: [TextRun(range: 1..<2, attributes: red)])
        let layout = TextLayout(request)
        let canvas = Canvas(width: 100, height: 60, scale: 1)
        canvas.draw(layout, at: .zero, color: TextColor(red: 0, green: 0, blue: 1))
        let y = Int(layout.firstBaseline) - 8
        XCTAssertEqual(canvas.pixel(Int(layout.firstRect(for: 0..<1).midX), y), 0xFF00_00FF)
        XCTAssertEqual(canvas.pixel(Int(layout.firstRect(for: 1..<2).midX), y), 0xFFFF_0000)
    }

    func testBackgroundUnderlineAndStrikethroughAreWholePixels() {
        var attributes = TextAttributes(font: FontDescriptor(size: 20))
        attributes.backgroundColor = TextColor(red: 1, green: 1, blue: 0)
        attributes.isUnderlined = true
        attributes.underlineColor = TextColor(red: 1, green: 0, blue: 0)
        attributes.isStruckThrough = true
        attributes.strikethroughColor = TextColor(red: 0, green: 1, blue: 0)
        let canvas = Canvas(width: 100, height: 60, scale: 1)
        let layout = TextLayout(TextLayoutRequest(string: "    ", attributes: attributes))
        canvas.draw(layout, at: .zero)
        let column = (0..<24).map { canvas.pixel(5, $0) }
        XCTAssertEqual(column.filter { $0 == 0xFFFF_0000 }.count, 1)
        XCTAssertEqual(column.filter { $0 == 0xFF00_FF00 }.count, 1)
        XCTAssertEqual(column.filter { $0 == 0xFFFF_FF00 }.count, 22)
    }

    func testEmojiAreColouredAndFadeWithTheText() {
        let layout = TextLayout(.text("😀", size: 40, scale: 1))
        let whole = Canvas(width: 80, height: 60, scale: 1)
        whole.draw(layout, at: .zero)
        let faint = Canvas(width: 80, height: 60, scale: 1)
        faint.draw(layout, at: .zero, color: TextColor(red: 0, green: 0, blue: 0, alpha: 0.25))
        let (x, y) = (Int(layout.size.width / 2), Int(layout.size.height / 2))
        let (full, quarter) = (whole.pixel(x, y), faint.pixel(x, y))
        XCTAssertGreaterThan(full >> 16 & 0xFF, 200)
        XCTAssertLessThan(full & 0xFF, 120)
        XCTAssertGreaterThan(quarter & 0xFF, 200)
        XCTAssertLessThan(layout.inkBounds.width, 60)
    }

    func testColoursOfTheTextsOwnFade() {
        var request = TextLayoutRequest.text("HHH", size: 40, scale: 1)
        request.attributes.color = TextColor(red: 0, green: 0, blue: 0)
        XCTAssertTrue(TextLayout(request).hasOwnColors)
        XCTAssertFalse(TextLayout(.text("HHH", size: 40, scale: 1)).hasOwnColors)
    }

    func testTextDrawsUnderAnyMatrix() {
        let canvas = Canvas(width: 200, height: 200, scale: 1)
        cairo_translate(canvas.cairo, 100, 100)
        cairo_rotate(canvas.cairo, .pi / 2)
        canvas.draw(TextLayout(.text("HHHH", scale: 1)), at: .zero)
        let ink = canvas.ink
        XCTAssertGreaterThan(ink.height, ink.width * 2)
        XCTAssertLessThanOrEqual(ink.maxX, 100)
        XCTAssertGreaterThanOrEqual(ink.minY, 100)
    }
}

/// White pixels to draw on.
private final class Canvas {
    let surface: OpaquePointer
    let cairo: OpaquePointer
    let width: Int
    let height: Int

    init(width: Int, height: Int, scale: Double) {
        (self.width, self.height) = (width, height)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        cairo = cairo_create(surface)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_scale(cairo, scale, scale)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    static func sample() -> Canvas {
        let canvas = Canvas(width: 900, height: 700, scale: 2)
        var y = 4.0
        for (index, weight) in FontWeight.allCases.enumerated() {
            canvas.draw(
                TextLayout(.text("Quick brown fox 10:30", size: 11 + 2 * Double(index), weight: weight)),
                at: CGPoint(x: 4.3, y: y))
            y += 20
        }
        // Letters of other scripts come from fonts that a machine may have or not.
        let strings = ["😀👍🏽👨‍👩‍👧‍👦🇫🇮❤️ ✓", "Жук бгпт", "ΑΒΓ αβγ", "ﬁ fi ffl AVATAR"]
        for string in strings {
            canvas.draw(TextLayout(.text(string)), at: CGPoint(x: 4, y: y))
            var mono = TextLayoutRequest.text(string)
            mono.attributes.font.family = .monospacedSystem
            mono.attributes.font.isItalic = true
            canvas.draw(TextLayout(mono), at: CGPoint(x: 230, y: y))
            y += 24
        }
        return canvas
    }

    func draw(_ layout: TextLayout, at point: CGPoint, color: TextColor = TextColor(red: 0, green: 0, blue: 0)) {
        layout.draw(in: cairo, at: point, defaultColor: color)
    }

    /// The pixel's value as 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        cairo_surface_flush(surface)
        let row = cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface))
        return UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self)
    }

    /// How dark a pixel is, from 0 to 1.
    private func coverage(_ x: Int, _ y: Int) -> Double { 1 - Double(pixel(x, y) & 0xFF) / 255 }

    /// FNV-1a of all pixels.
    var hash: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for y in 0..<height {
            for x in 0..<width {
                hash = (hash ^ UInt64(pixel(x, y))) &* 0x100_0000_01B3
            }
        }
        return hash
    }

    /// The bounding box of the ink in pixels, its edges placed by coverage.
    var ink: CGRect {
        let columns = (0..<width).map { x in (0..<height).map { coverage(x, $0) }.max()! }
        let rows = (0..<height).map { y in (0..<width).map { coverage($0, y) }.max()! }
        func edges(_ profile: [Double]) -> (Double, Double) {
            let first = profile.firstIndex { $0 > 0.02 } ?? 0
            let last = profile.lastIndex { $0 > 0.02 } ?? 0
            return (Double(first) + 1 - min(1, profile[first]), Double(last) + min(1, profile[last]))
        }
        let (left, right) = edges(columns)
        let (top, bottom) = edges(rows)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The centres of mass, in pixels, of runs of dark columns.
    var stemCentres: [Double] {
        var centres: [Double] = []
        var (mass, moment) = (0.0, 0.0)
        for x in 0..<width {
            let ink = (0..<height).reduce(0.0) { $0 + coverage(x, $1) }
            if ink > 0.3 {
                mass += ink
                moment += ink * (Double(x) + 0.5)
            } else if mass > 0 {
                centres.append(moment / mass)
                (mass, moment) = (0, 0)
            }
        }
        return centres
    }
}
