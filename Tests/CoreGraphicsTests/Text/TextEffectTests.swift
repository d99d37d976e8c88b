import Foundation
import XCTest

@testable import CoreGraphics

/// Outlines, patterns of lines, attachments, tabs and the rules of single paragraphs.
final class TextEffectTests: XCTestCase {
    private final class Picture: Sendable {}

    private func layout(
        _ string: String, width: CGFloat? = nil, _ change: (inout TextAttributes) -> Void
    ) -> TextLayout {
        var attributes = TextAttributes(font: FontDescriptor(size: 20))
        change(&attributes)
        var request = TextLayoutRequest(string: string, attributes: attributes)
        request.scale = 65536
        request.maximumWidth = width
        return TextLayout(request)
    }

    private let black = TextColor(red: 0, green: 0, blue: 0)

    // MARK: Lines

    func testPatternsOfLines() {
        func rules(_ style: Int, _ string: String = "one two") -> [TextRule] {
            layout(string) { $0.underline = TextLineStyle(rawValue: style) }.rules(of: 0, defaultColor: black)
        }
        let single = rules(0x01)
        XCTAssertEqual(single.count, 1)
        XCTAssertEqual(rules(0x02).map(\.height), [single[0].height * 2])
        let double = rules(0x09)
        XCTAssertEqual(double.map(\.width), [single[0].width, single[0].width])
        XCTAssertEqual(double[1].y - double[0].y, 2 * single[0].height, accuracy: 1e-9)
        let dots = rules(0x0101)
        XCTAssertGreaterThan(dots.count, 10)
        XCTAssertEqual(dots[1].x - dots[0].x, 4, accuracy: 1e-9)
        XCTAssertEqual(rules(0x0201)[0].width, 6, accuracy: 1e-9)
        XCTAssertEqual(rules(0x0301)[1].width, 2, accuracy: 1e-9)
        XCTAssertEqual(Set(rules(0x0401).prefix(3).map { ($0.width * 10).rounded() }), [60, 20])
        XCTAssertEqual(rules(0x8001).count, 2)
        XCTAssertLessThan(rules(0x8001).reduce(0) { $0 + $1.width }, single[0].width)
        XCTAssertEqual(rules(0x0100).count, 0)
    }

    // MARK: Glyphs

    func testOutlinesSlantsAndWidths() {
        let plain = layout("HHH") { _ in }
        let bold = layout("HHH") { $0.strokeWidth = -10 }
        XCTAssertLessThan(bold.inkBounds.minX, plain.inkBounds.minX)
        XCTAssertEqual(bold.lines[0].width, plain.lines[0].width)
        let slanted = layout("HHH") { $0.obliqueness = 0.5 }
        XCTAssertGreaterThan(slanted.inkBounds.maxX, plain.inkBounds.maxX + 4)
        let wide = layout("HHH") { $0.expansion = CGFloat(log(2.0)) }
        XCTAssertEqual(Double(wide.lines[0].width), 2 * Double(plain.lines[0].width), accuracy: 1)
        XCTAssertEqual(wide.inkBounds.maxX, plain.inkBounds.maxX * 2, accuracy: 1.5)
    }

    func testAStrokeAloneLeavesTheInsideEmpty() {
        func shape(_ width: CGFloat) -> GlyphShape? {
            layout("I") { $0.strokeWidth = width }.glyphRuns(of: 0).first?.shape
        }
        XCTAssertNil(shape(0))
        XCTAssertEqual(shape(5)?.isFilled, false)
        XCTAssertEqual(shape(5)?.strokeWidth, 1)
        XCTAssertEqual(shape(-5)?.isFilled, true)
    }

    // MARK: Attachments

    func testAnAttachmentTakesRoom() {
        let plain = layout("ab") { _ in }
        let picture = TextAttachment(size: CGSize(width: 40, height: 50), rise: -10, content: Picture())
        var attributes = TextAttributes(font: FontDescriptor(size: 20))
        attributes.attachment = picture
        var request = plain.request
        request.string = "a\u{FFFC}b"
        request.runs = [TextRun(range: 1..<2, attributes: attributes)]
        let set = TextLayout(request)
        XCTAssertEqual(set.lines[0].width, plain.lines[0].width + 40, accuracy: 1)
        XCTAssertEqual(set.firstBaseline, 40, accuracy: 0.01)
        XCTAssertEqual(set.lines[0].bottom, 50, accuracy: 0.01)
        XCTAssertEqual(set.attachments.count, 1)
        XCTAssertEqual(set.attachments[0].frame.size, picture.size)
        XCTAssertEqual(set.attachments[0].frame.minY, 0, accuracy: 0.01)
        XCTAssertEqual(set.attachments[0].frame.minX, set.firstRect(for: 1..<2).minX)
        XCTAssertEqual(plain.attachments.count, 0)
    }

    // MARK: Paragraphs

    func testEachParagraphHasItsRules() {
        var request = TextLayoutRequest.text("left\nright\nlast", scale: 65536, width: 200)
        var right = TextParagraphStyle()
        right.alignment = .right
        right.paragraphSpacingBefore = 9
        right.firstLineHeadIndent = 5
        request.paragraphRuns = [
            TextParagraphRun(range: 0..<5, style: TextParagraphStyle()), TextParagraphRun(range: 5..<11, style: right),
            TextParagraphRun(range: 11..<15, style: TextParagraphStyle()),
        ]
        let set = TextLayout(request)
        XCTAssertEqual(set.lines[0].x, 0)
        XCTAssertEqual(set.lines[1].x + set.lines[1].width, 200, accuracy: 0.01)
        XCTAssertEqual(set.lines[2].x, 0)
        XCTAssertEqual(set.lines[1].top - set.lines[0].bottom, 9, accuracy: 0.01)
        XCTAssertEqual(set.lines[2].top - set.lines[1].bottom, 0, accuracy: 0.01)
        var first = request
        first.paragraphRuns = [TextParagraphRun(range: 0..<15, style: right)]
        XCTAssertEqual(TextLayout(first).lines[0].top, 0, accuracy: 0.01)
    }

    func testAParagraphReadsAsItIsTold() {
        func x(_ isRightToLeft: Bool?) -> CGFloat {
            TextLayout(.text("abc", width: 200).with { $0.paragraphStyle.isRightToLeft = isRightToLeft }).lines[0].x
        }
        XCTAssertEqual(x(nil), 0)
        XCTAssertEqual(x(false), 0)
        XCTAssertGreaterThan(x(true), 100)
    }

    func testTabsLeadToTheirStops() {
        let stops = [
            TextTabStop(location: 60, alignment: .left), TextTabStop(location: 140, alignment: .center),
            TextTabStop(location: 220, alignment: .right),
        ]
        func rects(_ change: (inout TextParagraphStyle) -> Void) -> [CGRect] {
            let text = TextLayout(.text("a\tbb\tcc\tdd\te").with { change(&$0.paragraphStyle) })
            return [2..<4, 5..<7, 8..<10, 11..<12].map { text.firstRect(for: $0) }
        }
        let set = rects { $0.tabStops = stops }
        XCTAssertEqual(set[0].minX, 60, accuracy: 0.01)
        XCTAssertEqual(set[1].midX, 140, accuracy: 0.01)
        XCTAssertEqual(set[2].maxX, 220, accuracy: 0.01)
        XCTAssertEqual(set[3].minX, 224, accuracy: 0.01)
        let far = rects {
            $0.tabStops = Array(stops.prefix(1))
            $0.tabInterval = 100
        }
        XCTAssertEqual(far.map { ($0.minX * 100).rounded() / 100 }, [60, 100, 200, 300])
        // Stops count from the margin, whatever the indent.
        let indented = rects {
            $0.tabStops = stops
            $0.firstLineHeadIndent = 30
        }
        XCTAssertEqual(indented[0].minX, 60, accuracy: 0.01)
    }

    func testNoWordStandsAlone() {
        let text = "Several words that leave one alone"
        let width = TextLayout(.text("Several words that leave one ")).lines[0].width + 1
        XCTAssertEqual(TextLayout(.text(text, width: width)).shown.last, "alone")
        let pushed = TextLayout(.text(text, width: width).with { $0.paragraphStyle.pushesWordsOut = true })
        XCTAssertEqual(pushed.shown.last, "one alone")
        XCTAssertEqual(TextLayout(.text("alone").with { $0.paragraphStyle.pushesWordsOut = true }).shown, ["alone"])
    }
}
