import Foundation
import XCTest

@testable import CoreGraphics

final class TextMetricsTests: XCTestCase {
    func testWidthsAreThoseOfSFPro() {
        var squares = 0.0
        for row in MeasuredWidths.rows {
            let layout = TextLayout(.text(row.text, size: row.size, weight: row.weight))
            let width = Double(row.isInk ? layout.inkBounds.width : layout.lines[0].width)
            let measured = row.width - row.quantum / 2
            let error = (width - measured) / measured
            squares += error * error
            XCTAssertLessThan(abs(error), 0.03, "\(row.text) \(row.size) \(row.weight): \(width), iOS \(measured)")
        }
        XCTAssertLessThan((squares / Double(MeasuredWidths.rows.count)).squareRoot(), 0.01)
    }

    func testFontMetricsAreIOSsAndNotInters() {
        let metrics = FontDescriptor(size: 17).metrics
        XCTAssertEqual(metrics.ascender, 16.186516, accuracy: 1e-9)
        XCTAssertEqual(metrics.descender, -4.100587, accuracy: 1e-9)
        XCTAssertEqual(metrics.lineHeight, 20.287103, accuracy: 1e-9)
        XCTAssertEqual(metrics.leading, 0)
        XCTAssertEqual(metrics.capHeight, 11.9782, accuracy: 1e-9)
        XCTAssertEqual(FontDescriptor(family: .monospacedSystem, size: 17).metrics, metrics)
    }

    func testDrawnCapitalsHaveSFProsHeight() {
        for size in [12.0, 17, 28, 34] {
            let layout = TextLayout(.text("H", size: size))
            XCTAssertEqual(Double(layout.inkBounds.height), 0.7046 * size, accuracy: 0.0025 * size)
        }
    }

    func testLineHeightsAtThreePixelsAPoint() {
        let heights: [(Double, Double)] = [
            (11, 13 + 1.0 / 3), (12, 14 + 1.0 / 3), (13, 15 + 2.0 / 3), (14, 17), (15, 18), (16, 19 + 1.0 / 3),
            (17, 20 + 1.0 / 3), (20, 24), (22, 26 + 1.0 / 3), (25, 30), (26, 31 + 1.0 / 3), (27, 32 + 1.0 / 3),
            (28, 33 + 2.0 / 3), (30, 36), (32, 38 + 1.0 / 3), (34, 40 + 2.0 / 3), (38, 45 + 2.0 / 3),
            (43, 51 + 1.0 / 3),
            (48, 57 + 1.0 / 3), (53, 63 + 1.0 / 3), (58, 69 + 1.0 / 3),
        ]
        for (size, height) in heights {
            let layout = TextLayout(.text("Text", size: size, scale: 3))
            XCTAssertEqual(Double(layout.size.height), height, accuracy: 1e-9, "\(size)")
        }
    }

    func testLineHeightsAtTwoPixelsAPoint() {
        let heights: [(Double, Double)] = [
            (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (20, 24), (22, 26.5),
            (28, 33.5),
            (34, 41),
        ]
        for (size, height) in heights {
            XCTAssertEqual(TextLayout(.text("Text", size: size, scale: 2)).size.height, height, "\(size)")
        }
    }

    func testBaselinesAtThreePixelsAPoint() {
        let baselines: [(Double, Double)] = [
            (12, 11 + 1.0 / 3), (14, 13 + 1.0 / 3), (15, 14 + 1.0 / 3), (16, 15 + 1.0 / 3), (17, 16 + 1.0 / 3),
        ]
        for (size, baseline) in baselines {
            let layout = TextLayout(.text("Text", size: size, scale: 3))
            XCTAssertEqual(Double(layout.firstBaseline), baseline, accuracy: 1e-9, "\(size)")
            XCTAssertEqual(layout.firstBaseline, layout.lastBaseline)
        }
    }

    func testWidthIsRoundedUpToPixels() {
        for scale in [1.0, 2, 3] {
            let layout = TextLayout(.text("quick brown", size: 17, scale: scale))
            let pixels = Double(layout.size.width) * scale
            XCTAssertEqual(pixels, pixels.rounded(), accuracy: 1e-9)
            XCTAssertGreaterThanOrEqual(layout.size.width, layout.lines[0].width - 1e-4)
            XCTAssertLessThan(Double(layout.size.width - layout.lines[0].width), 1 / scale)
        }
    }

    func testTextStylesAdvanceByTheirLeading() {
        var request = TextLayoutRequest.text("one\ntwo\nthree", size: 16, scale: 3)
        request.linePitch = 21
        let layout = TextLayout(request)
        XCTAssertEqual(layout.lines.map(\.baseline)[1] - layout.firstBaseline, 21, accuracy: 1e-9)
        XCTAssertEqual(layout.lastBaseline - layout.firstBaseline, 42, accuracy: 1e-9)
        XCTAssertEqual(Double(layout.size.height), 61 + 1.0 / 3, accuracy: 1e-9)
    }

    func testMonospacedDigitsHaveOneWidth() {
        let widths = Set(
            (0...9).map { digit -> Double in
                var request = TextLayoutRequest.text("\(digit)", size: 17)
                request.attributes.font.family = .monospacedDigitSystem
                return Double(TextLayout(request).lines[0].width)
            })
        XCTAssertEqual(widths.count, 1)
        XCTAssertNotEqual(
            TextLayout(.text("1", size: 17)).lines[0].width, TextLayout(.text("0", size: 17)).lines[0].width)
    }

    func testMonospacedFontHasOneWidthAndEveryWeightHasItsOwn() {
        func width(_ text: String, _ font: FontDescriptor) -> Double {
            Double(TextLayout(TextLayoutRequest(string: text, attributes: TextAttributes(font: font))).lines[0].width)
        }
        let mono = FontDescriptor(family: .monospacedSystem, size: 17)
        XCTAssertEqual(width("iiii", mono), width("WWWW", mono))
        let widths = FontWeight.allCases.map { width("Hamburgefonts", FontDescriptor(size: 40, weight: $0)) }
        XCTAssertEqual(Set(widths).count, widths.count)
    }

    func testKern() {
        let plain = TextLayout(.text("AVAV", size: 17)).lines[0].width
        var request = TextLayoutRequest.text("AVAV", size: 17)
        request.attributes.kern = 2
        XCTAssertEqual(TextLayout(request).lines[0].width, plain + 8, accuracy: 1e-6)
        request.attributes.kern = 0
        XCTAssertGreaterThan(TextLayout(request).lines[0].width, plain + 1)
    }
}

extension TextLayoutRequest {
    static func text(
        _ string: String, size: Double = 17, weight: FontWeight = .regular, scale: Double = 2, width: Double? = nil
    ) -> TextLayoutRequest {
        var request = TextLayoutRequest(
            string: string, attributes: TextAttributes(font: FontDescriptor(size: size, weight: weight)))
        request.scale = scale
        request.maximumWidth = width.map { CGFloat($0) }
        return request
    }

    func with(_ change: (inout TextLayoutRequest) -> Void) -> TextLayoutRequest {
        var copy = self
        change(&copy)
        return copy
    }
}

extension TextLayout {
    /// The characters that each line shows.
    var shown: [String] {
        let units = Array(request.string.utf16)
        return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }
}
