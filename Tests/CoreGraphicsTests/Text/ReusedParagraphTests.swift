import Foundation
import XCTest

@testable import CoreGraphics

/// A text that was edited takes its unchanged paragraphs over from its last layout, and looks as if it had not.
final class ReusedParagraphTests: XCTestCase {
    private func request(_ string: String, _ runs: [TextRun] = []) -> TextLayoutRequest {
        var request = TextLayoutRequest(
            string: string, attributes: TextAttributes(font: FontDescriptor(size: 15)), runs: runs)
        request.maximumWidth = 200
        request.showsTrailingEmptyLine = true
        return request
    }

    private func check(
        _ layout: TextLayout, _ request: TextLayoutRequest, _ words: @autoclosure () -> String = "",
        line: UInt = #line
    ) {
        let fresh = TextLayout(request)
        XCTAssertEqual(layout.lines, fresh.lines, words(), line: line)
        XCTAssertEqual(layout.size, fresh.size, words(), line: line)
        XCTAssertEqual(layout.paragraphs.count, fresh.paragraphs.count, words(), line: line)
        for (one, two) in zip(layout.paragraphs, fresh.paragraphs) {
            XCTAssertEqual(one.range, two.range, words(), line: line)
            XCTAssertEqual(one.next, two.next, words(), line: line)
            XCTAssertEqual(one.isRightToLeft, two.isRightToLeft, words(), line: line)
            XCTAssertEqual(one.clusters.map(\.start), two.clusters.map(\.start), words(), line: line)
            XCTAssertEqual(one.clusters.map(\.end), two.clusters.map(\.end), words(), line: line)
            XCTAssertEqual(one.clusters.map(\.attributes), two.clusters.map(\.attributes), words(), line: line)
            XCTAssertEqual(one.clusters.map(\.advance), two.clusters.map(\.advance), words(), line: line)
            XCTAssertEqual(one.glyphs.map(\.id), two.glyphs.map(\.id), words(), line: line)
        }
    }

    /// How many paragraphs have their glyphs in common with another layout.
    private func sharedCount(_ layout: TextLayout, _ other: TextLayout) -> Int {
        func places(_ layout: TextLayout) -> [UnsafeRawPointer?] {
            layout.paragraphs.filter { !$0.glyphs.isEmpty }.map { paragraph in
                paragraph.glyphs.withUnsafeBytes { $0.baseAddress }
            }
        }
        let known = Set(places(other))
        return places(layout).filter(known.contains).count
    }

    func testAKeyShapesOneParagraphHoweverManyThereAre() {
        for count in [10, 40] {
            let lines = (0..<count).map { "Paragraph number \($0) has some words." }
            let before = TextLayout(request(lines.joined(separator: "\n")))
            var edited = lines
            edited[count / 2] += "x"
            let after = request(edited.joined(separator: "\n"))
            let layout = TextLayout(after, after: before)
            XCTAssertEqual(sharedCount(layout, before), count - 1)
            check(layout, after)
        }
    }

    func testAttributesThatDifferAreShapedAnew() {
        let bold = TextAttributes(font: FontDescriptor(size: 15, weight: .bold))
        let large = TextAttributes(font: FontDescriptor(size: 22))
        let text = "first line\nsecond line\nthird line"
        let before = TextLayout(request(text, [TextRun(range: 11..<17, attributes: bold)]))
        for run in [
            TextRun(range: 11..<17, attributes: large), TextRun(range: 11..<22, attributes: bold),
            TextRun(range: 12..<17, attributes: bold),
        ] {
            let after = request(text, [run])
            let layout = TextLayout(after, after: before)
            XCTAssertEqual(sharedCount(layout, before), 2)
            check(layout, after)
        }
    }

    func testTextsThatUnicodeTakesForEqualAreShapedAnew() {
        let before = TextLayout(request("caf\u{E9}\nline"))
        let after = request("cafe\u{301}\nline")
        let layout = TextLayout(after, after: before)
        XCTAssertEqual(sharedCount(layout, before), 1)
        check(layout, after)
    }

    func testAParagraphThatWasCutOffIsShapedAnew() {
        var short = request("one\ntwo\nthree\nfour")
        short.maximumNumberOfLines = 2
        short.paragraphStyle.lineBreakMode = .byTruncatingTail
        let before = TextLayout(short)
        let after = request("one\ntwo\nthree\nfour")
        check(TextLayout(after, after: before), after)
        check(TextLayout(short, after: TextLayout(after)), short)
    }

    func testRandomEditsLookAsIfTheTextHadBeenSetAnew() {
        let pieces = [
            "word ", "\n", "\r\n", "12:30", "e\u{301}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{1F468}\u{200D}\u{1F469}",
            "\t", "end", "\u{2029}", "",
        ]
        let bold = TextAttributes(font: FontDescriptor(size: 17, weight: .bold))
        for seed in 1...30 {
            var random = SeededGenerator(seed: UInt64(seed))
            var units = Array("some words\nand a second line\nthe third one".utf16)
            var layout = TextLayout(request(String(decoding: units, as: UTF16.self)))
            for step in 0..<12 {
                let place = Int.random(in: 0...units.count, using: &random)
                let end = min(units.count, place + Int.random(in: 0...3, using: &random))
                units.replaceSubrange(place..<end, with: Array(pieces.randomElement(using: &random)!.utf16))
                // Halves of a pair become signs of their own.
                let string = String(decoding: units, as: UTF16.self)
                units = Array(string.utf16)
                let start = Int.random(in: 0...units.count, using: &random)
                let after = request(
                    string,
                    [TextRun(range: start..<Int.random(in: start...units.count, using: &random), attributes: bold)])
                layout = TextLayout(after, after: layout)
                check(layout, after, "seed \(seed), step \(step)")
            }
        }
    }
}
