import XCTest

@_spi(Testing) @testable import UIKit

/// The text behind fields and views.
@preconcurrency @MainActor final class EditedTextTests: XCTestCase {
    func testWords() {
        var text = EditedText()
        text.assign("It's 2 words, 👍🏽 ok")
        func word(_ offset: Int) -> String { text.substring(text.word(at: offset)) }
        XCTAssertEqual(word(0), "It's")
        XCTAssertEqual(word(4), "It's", "the word before a space")
        XCTAssertEqual(word(5), "2")
        XCTAssertEqual(word(9), "words")
        XCTAssertEqual(word(100), "ok")
        text.assign("")
        XCTAssertEqual(text.word(at: 3), NSRange(location: 0, length: 0))
    }

    func testBackspaceTakesWholeCharacters() {
        var text = EditedText()
        text.assign("e\u{301}👍🏽")
        XCTAssertEqual(text.rangeBeforeCaret, NSRange(location: 2, length: 4))
        text.replace(text.rangeBeforeCaret!, with: "")
        XCTAssertEqual(text.rangeBeforeCaret, NSRange(location: 0, length: 2))
        text.replace(text.rangeBeforeCaret!, with: "")
        XCTAssertNil(text.rangeBeforeCaret)
    }

    /// Whatever is replaced by whatever: the text, its attributes and the selection agree, and the rest keeps its look.
    func testRandomEdits() {
        var generator = Steps(state: 7)
        let colors: [UIColor] = [.red, .green, .blue]
        for _ in 0..<200 {
            let start = NSMutableAttributedString(string: "abcdefghij")
            for index in 0..<10 {
                start.setAttributes(
                    [.foregroundColor: colors[generator.next(3)]], range: NSRange(location: index, length: 1))
            }
            var text = EditedText()
            text.assign(start)
            // What each character is and looks like, kept apart.
            var model = (0..<10).map { index in
                (
                    (start.string as NSString).substring(with: NSRange(location: index, length: 1)),
                    start.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
                )
            }
            for _ in 0..<10 {
                let location = generator.next(model.count + 1)
                let length = generator.next(model.count - location + 1)
                let new = String("XYZ".prefix(generator.next(4)))
                let look = location > 0 ? model[location - 1].1 : model.first?.1
                text.replace(NSRange(location: location, length: length), with: new)
                model.replaceSubrange(location..<(location + length), with: new.map { (String($0), look) })
                XCTAssertEqual(text.string, model.map(\.0).joined())
                XCTAssertEqual(text.rich?.string, text.string)
                XCTAssertEqual(text.selection, NSRange(location: location + new.count, length: 0))
                for (index, character) in model.enumerated() {
                    let color = text.rich?.attributes(at: index, effectiveRange: nil)[.foregroundColor] as? UIColor
                    XCTAssertEqual(color, character.1, "\(text.string) at \(index)")
                }
                if model.isEmpty { break }
            }
        }
    }

    private struct Steps {
        var state: UInt64

        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }
}
