import Foundation
import XCTest

@testable import CoreGraphics

final class TextLayoutTests: XCTestCase {
    private let text = "Hello, world. This is a long run of text that should wrap at some point."

    func testWordsWrap() {
        let layout = TextLayout(.text(text, width: 300))
        XCTAssertEqual(
            layout.shown, ["Hello, world. This is a long run of text ", "that should wrap at some point."])
        XCTAssertFalse(layout.isTruncated)
        XCTAssertLessThanOrEqual(layout.size.width, 300)
    }

    func testAMeasuredWidthHoldsTheTextAgain() {
        for string in ["Second", "What's the point?", "Wrap me", "a b c d e f"] {
            for scale in [1.0, 2, 3] {
                let size = TextLayout(.text(string, scale: scale)).size
                XCTAssertEqual(TextLayout(.text(string, scale: scale, width: size.width)).size, size)
            }
        }
    }

    func testAWordThatIsTooWideIsBroken() {
        let layout = TextLayout(.text("Donaudampfschifffahrtsgesellschaft", width: 100))
        XCTAssertGreaterThan(layout.lines.count, 2)
        XCTAssertEqual(layout.shown.joined(), "Donaudampfschifffahrtsgesellschaft")
        for line in layout.lines { XCTAssertLessThanOrEqual(line.width, 100.01) }
    }

    func testCharactersWrap() {
        let request = TextLayoutRequest.text(text, width: 300).with {
            $0.paragraphStyle.lineBreakMode = .byCharWrapping
        }
        let layout = TextLayout(request)
        XCTAssertEqual(layout.shown[0].count, "Hello, world. This is a long run of text t".count)
        XCTAssertEqual(layout.shown.joined(), text)
    }

    func testEveryCharacterHasALineHoweverNarrow() {
        let layout = TextLayout(.text("abc", width: 0))
        XCTAssertEqual(layout.shown, ["a", "b", "c"])
    }

    func testSeparatorsEndLines() {
        XCTAssertEqual(TextLayout(.text("a\nb\r\nc\u{2028}d\u{2029}e")).shown, ["a", "b", "c", "d", "e"])
        XCTAssertEqual(TextLayout(.text("a\n\nb")).shown, ["a", "", "b"])
        XCTAssertEqual(TextLayout(.text("a\n")).lines.count, 1)
        XCTAssertEqual(TextLayout(.text("a\n").with { $0.showsTrailingEmptyLine = true }).lines.count, 2)
    }

    func testEmptyTextHasTheHeightOfALine() {
        let layout = TextLayout(.text("", scale: 3))
        XCTAssertEqual(layout.size.width, 0)
        XCTAssertEqual(Double(layout.size.height), 20 + 1.0 / 3, accuracy: 1e-9)
        XCTAssertEqual(layout.lines.count, 1)
        XCTAssertEqual(layout.inkBounds, .null)
        XCTAssertFalse(layout.isTruncated)
    }

    // MARK: - Truncation

    private func truncated(_ mode: TextLineBreakMode, lines: Int, string: String? = nil) -> TextLayout {
        TextLayout(
            .text(string ?? text, width: 150).with {
                $0.maximumNumberOfLines = lines
                $0.paragraphStyle.lineBreakMode = mode
            })
    }

    /// Each line's text with an ellipsis where it is drawn.
    private func drawn(_ layout: TextLayout, line: Int) -> String {
        let units = Array(layout.request.string.utf16)
        let ellipsis = layout.paragraphs.count - 1
        return layout.placed[line].segments.map { segment in
            let clusters = layout.paragraphs[segment.paragraph].clusters[segment.clusters]
            if layout.isTruncated, segment.paragraph == ellipsis { return "…" }
            return String(decoding: units[Int(clusters.first!.start)..<Int(clusters.last!.end)], as: UTF16.self)
        }.joined()
    }

    func testTailIsTruncated() {
        let layout = truncated(.byTruncatingTail, lines: 1)
        XCTAssertTrue(layout.isTruncated)
        XCTAssertEqual(drawn(layout, line: 0), "Hello, world. This…")
        XCTAssertLessThanOrEqual(layout.lines[0].width, 150)
    }

    func testHeadIsTruncated() {
        let layout = truncated(.byTruncatingHead, lines: 1)
        XCTAssertEqual(drawn(layout, line: 0), "…ap at some point.")
        XCTAssertTrue(layout.isTruncated)
    }

    func testMiddleIsTruncated() {
        let layout = truncated(.byTruncatingMiddle, lines: 1)
        XCTAssertEqual(drawn(layout, line: 0), "Hello, w…me point.")
        XCTAssertTrue(layout.isTruncated)
    }

    func testAsMuchIsShownAsFits() {
        func width(_ string: String) -> Double { Double(TextLayout(.text(string)).lines[0].width) }
        XCTAssertLessThanOrEqual(width("Hello, world. This…"), 150)
        XCTAssertGreaterThan(width("Hello, world. This i…"), 150)
        XCTAssertLessThanOrEqual(width("…ap at some point."), 150)
        XCTAssertGreaterThan(width("…rap at some point."), 150)
        XCTAssertLessThanOrEqual(width("Hello, w…me point."), 150)
        XCTAssertGreaterThan(width("Hello, w…ome point."), 150)
        // White space before the ellipsis goes, so that the next word's first letter decides.
        for count in 1..<60 {
            let layout = TextLayout(
                .text(text, width: Double(count) * 8).with {
                    $0.maximumNumberOfLines = 1
                    $0.paragraphStyle.lineBreakMode = .byTruncatingTail
                })
            XCTAssertLessThanOrEqual(layout.lines[0].width, max(CGFloat(count) * 8, width("…")) + 0.01)
        }
    }

    func testOnlyTheLastLineIsTruncated() {
        let layout = truncated(.byTruncatingTail, lines: 2)
        XCTAssertEqual(layout.shown[0], "Hello, world. This is ")
        XCTAssertEqual(drawn(layout, line: 1), "a long run of text…")
        XCTAssertEqual(layout.lines.count, 2)
    }

    func testTextThatFitsIsNotTruncated() {
        for mode in [TextLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping] {
            let layout = truncated(mode, lines: 1, string: "Short")
            XCTAssertFalse(layout.isTruncated)
            XCTAssertEqual(drawn(layout, line: 0), "Short")
        }
    }

    func testAHiddenParagraphIsTruncation() {
        let layout = truncated(.byTruncatingTail, lines: 1, string: "a\nb")
        XCTAssertEqual(drawn(layout, line: 0), "a…")
        XCTAssertTrue(layout.isTruncated)
    }

    func testWrappingAndClippingModesDrawNoEllipsis() {
        for mode in [TextLineBreakMode.byWordWrapping, .byCharWrapping] {
            let layout = truncated(mode, lines: 1)
            XCTAssertTrue(layout.isTruncated)
            XCTAssertLessThanOrEqual(layout.lines[0].width, 150)
            XCTAssertEqual(layout.placed[0].segments.count, 1)
        }
        let clipped = truncated(.byClipping, lines: 1)
        XCTAssertEqual(clipped.shown, [text])
        XCTAssertTrue(clipped.isTruncated)
    }

    func testLinesThatDoNotFitTheHeightAreTruncated() {
        let layout = TextLayout(
            .text(text, width: 150).with {
                $0.maximumHeight = 45
                $0.paragraphStyle.lineBreakMode = .byTruncatingTail
            })
        XCTAssertEqual(layout.lines.count, 2)
        XCTAssertTrue(layout.isTruncated)
        XCTAssertEqual(TextLayout(.text(text, width: 150).with { $0.maximumHeight = 1 }).lines.count, 1)
    }

    // MARK: - Alignment and paragraph style

    func testAlignment() {
        func x(_ alignment: TextAlignment, _ string: String = "abc") -> Double {
            Double(TextLayout(.text(string, width: 200).with { $0.paragraphStyle.alignment = alignment }).lines[0].x)
        }
        let width = Double(TextLayout(.text("abc")).lines[0].width)
        XCTAssertEqual(x(.left), 0)
        XCTAssertEqual(x(.natural), 0)
        XCTAssertEqual(x(.justified), 0)
        XCTAssertEqual(x(.center), (200 - width) / 2, accuracy: 1e-9)
        XCTAssertEqual(x(.right), 200 - width, accuracy: 1e-9)
        XCTAssertGreaterThan(x(.natural, "שלום"), 100)
        XCTAssertEqual(x(.left, "שלום"), 0)
    }

    func testJustifiedLinesFillTheWidthButTheLastDoesNot() {
        let layout = TextLayout(.text(text, width: 220).with { $0.paragraphStyle.alignment = .justified })
        XCTAssertGreaterThan(layout.lines.count, 2)
        for line in layout.lines.dropLast() { XCTAssertEqual(line.width, 220, accuracy: 1e-9) }
        XCTAssertLessThan(layout.lines.last!.width, 219)
        XCTAssertEqual(layout.rects(for: layout.lines[0].range)[0].maxX, 220, accuracy: 1e-6)
    }

    func testParagraphStyle() {
        let plain = TextLayout(.text("one\ntwo", scale: 1))
        func gap(_ change: (inout TextParagraphStyle) -> Void) -> (first: Double, pitch: Double) {
            let layout = TextLayout(.text("one\ntwo", scale: 1000).with { change(&$0.paragraphStyle) })
            return (Double(layout.firstBaseline), Double(layout.lastBaseline - layout.firstBaseline))
        }
        let natural = 1.193359 * 17
        let ascender = 0.952148 * 17
        XCTAssertEqual(plain.lines.count, 2)
        XCTAssertEqual(gap { _ in }.pitch, natural, accuracy: 0.002)
        XCTAssertEqual(gap { $0.lineSpacing = 5 }.pitch, natural + 5, accuracy: 0.002)
        XCTAssertEqual(gap { $0.paragraphSpacing = 7 }.pitch, natural + 7, accuracy: 0.002)
        XCTAssertEqual(gap { $0.lineHeightMultiple = 2 }.pitch, natural * 2, accuracy: 0.002)
        XCTAssertEqual(gap { $0.minimumLineHeight = 30 }.pitch, 30, accuracy: 0.002)
        XCTAssertEqual(gap { $0.minimumLineHeight = 30 }.first, ascender + 30 - natural, accuracy: 0.002)
        XCTAssertEqual(gap { $0.maximumLineHeight = 12 }.pitch, 12, accuracy: 0.002)
        let indented = TextLayout(
            .text(text, width: 150).with {
                $0.paragraphStyle.firstLineHeadIndent = 20
                $0.paragraphStyle.headIndent = 8
            })
        XCTAssertEqual(indented.lines.prefix(3).map(\.x), [20, 8, 8])
    }

    func testLargestFontOfALineSetsItsHeight() {
        var big = TextAttributes(font: FontDescriptor(size: 34))
        big.color = TextColor(red: 1, green: 0, blue: 0)
        let request = TextLayoutRequest(
            string: "small BIG", attributes: TextAttributes(font: FontDescriptor(size: 17)),
            runs: [TextRun(range: 6..<9, attributes: big)])
        let layout = TextLayout(request.with { $0.scale = 3 })
        XCTAssertEqual(Double(layout.size.height), 40 + 2.0 / 3, accuracy: 1e-9)
    }

    // MARK: - Unicode

    func testAnEmojiSequenceIsOneCluster() {
        for emoji in ["👨‍👩‍👧‍👦", "👍🏽", "🇫🇮", "❤️", "1️⃣"] {
            let layout = TextLayout(.text("a" + emoji + "b"))
            XCTAssertEqual(layout.paragraphs[0].clusters.count, 3, emoji)
            XCTAssertEqual(layout.paragraphs[0].clusters[1].glyphCount, 1, emoji)
        }
    }

    func testTextIsNeverSplitInsideACharacter() {
        let string = "👨‍👩‍👧‍👦é🇫🇮👍🏽e\u{301}"
        for width in stride(from: 1.0, to: 100, by: 7) {
            let layout = TextLayout(.text(string, width: width))
            XCTAssertEqual(layout.shown.joined(), string)
            for line in layout.shown { XCTAssertFalse(line.unicodeScalars.first!.properties.isGraphemeExtend) }
            XCTAssertLessThanOrEqual(layout.lines.count, string.count)
        }
    }

    func testRightToLeftText() {
        let string = "שלום abc"
        let layout = TextLayout(.text(string, width: 200))
        XCTAssertTrue(layout.paragraphs[0].isRightToLeft)
        let hebrew = layout.firstRect(for: 0..<4)
        let latin = layout.firstRect(for: 5..<8)
        XCTAssertEqual(hebrew.maxX, 200, accuracy: 1e-6)
        XCTAssertLessThan(latin.maxX, hebrew.minX)
        XCTAssertGreaterThan(layout.caretRect(at: 0).minX, layout.caretRect(at: 3).minX)
        XCTAssertLessThan(layout.caretRect(at: 5).minX, layout.caretRect(at: 7).minX)
    }

    func testOddTextIsLaidOut() {
        for string in ["\0", "\u{FFFF}", "\u{202E}abc", "\t", "a\tb", " ", "   ", "\u{200B}", "\u{E000}", "中文", "\r"] {
            let layout = TextLayout(.text(string, width: 50))
            XCTAssertGreaterThan(layout.size.height, 0)
            XCTAssertTrue(layout.size.width.isFinite)
        }
        for size in [0.0, -5, .nan, .infinity, 1e9] {
            XCTAssertGreaterThanOrEqual(TextLayout(.text("a", size: size)).lines.count, 1)
        }
    }

    func testTabsStopEvery28Points() {
        let layout = TextLayout(.text("a\tb"))
        XCTAssertEqual(layout.caretRect(at: 2).minX, 28, accuracy: 1e-9)
    }

    func testALongTextIsLaidOutWhole() {
        let string = String(repeating: "The quick brown fox jumps over it. ", count: 2858)
        let layout = TextLayout(.text(string, width: 320))
        XCTAssertGreaterThan(layout.lines.count, 2000)
        XCTAssertEqual(layout.lines.last!.range.upperBound, string.utf16.count)
        XCTAssertGreaterThan(TextLayout(.text(String(repeating: "x", count: 100_000), width: 320)).lines.count, 2000)
    }

    // MARK: - Positions

    func testCaretPositionsRoundTrip() {
        let layout = TextLayout(.text(text, width: 150))
        for line in layout.lines {
            for offset in line.range {
                let caret = layout.caretRect(at: offset)
                XCTAssertEqual(layout.index(closestTo: CGPoint(x: caret.minX, y: caret.midY)), offset)
            }
        }
        XCTAssertEqual(layout.index(closestTo: CGPoint(x: -10, y: -10)), 0)
        XCTAssertEqual(layout.index(closestTo: CGPoint(x: 1e6, y: 1e6)), text.utf16.count)
    }

    func testRectsOfARangeCoverItsLines() {
        let layout = TextLayout(.text(text, width: 150))
        let rects = layout.rects(for: 0..<text.utf16.count)
        XCTAssertEqual(rects.count, layout.lines.count)
        XCTAssertEqual(rects.map(\.width), layout.lines.map(\.width), accuracy: 1e-6)
        XCTAssertEqual(layout.firstRect(for: 500..<600), .null)
    }

    func testCacheReturnsTheSameLayoutAndIsBounded() {
        let cache = TextLayoutCache(capacity: 8)
        let first = cache.layout(for: .text("x"))
        XCTAssertTrue(first === cache.layout(for: .text("x")))
        XCTAssertFalse(first === cache.layout(for: .text("x", width: 10)))
        for number in 0..<100 { _ = cache.layout(for: .text("\(number)")) }
        XCTAssertLessThanOrEqual(cache.count, 8)
        XCTAssertFalse(first === cache.layout(for: .text("x")))
    }
}

private func XCTAssertEqual(
    _ left: [CGFloat], _ right: [CGFloat], accuracy: CGFloat, file: StaticString = #filePath, line: UInt = #line
) {
    XCTAssertEqual(left.count, right.count, file: file, line: line)
    for (left, right) in zip(left, right) { XCTAssertEqual(left, right, accuracy: accuracy, file: file, line: line) }
}
