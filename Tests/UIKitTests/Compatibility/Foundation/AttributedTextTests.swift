import UIKit
import XCTest

/// Attributes whose values are objects of Swift's, which Foundation took for its own.
final class AttributedTextTests: XCTestCase {
    /// An object without properties: what lies behind it in memory says nothing.
    private final class Empty: NSObject {}
    private final class Number: NSObject {
        let number: Int
        init(_ number: Int) { self.number = number }
        override func isEqual(_ object: Any?) -> Bool { (object as? Number)?.number == number }
        override var hash: Int { number }
    }

    private let mark = NSAttributedString.Key("mark")

    func testAttributesAreAddedToTextFromAnotherText() {
        for _ in 0..<200 {
            let source = NSAttributedString(
                string: "abcdef", attributes: [mark: Empty(), .font: UIFont.systemFont(ofSize: 9)])
            let text = NSMutableAttributedString(attributedString: source)
            text.append(source)
            text.addAttribute(mark, value: Empty(), range: NSRange(location: 2, length: 6))
            text.addAttributes([mark: Empty(), .foregroundColor: UIColor.red], range: NSRange(location: 1, length: 9))
            text.setAttributes([mark: Empty()], range: NSRange(location: 3, length: 2))
            text.replaceCharacters(in: NSRange(location: 0, length: 2), with: source)
            text.insert(NSAttributedString(string: "x", attributes: [mark: Number(3)]), at: 4)
            text.addAttribute(mark, value: Empty(), range: NSRange(location: 0, length: text.length))
            XCTAssertEqual(text.string, "abcdxefcdefabcdef")
        }
    }

    func testEqualValuesAreOneRun() {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(mark, value: Number(0), range: NSRange(location: 0, length: 1))
        text.addAttribute(mark, value: Number(0), range: NSRange(location: 1, length: 1))
        var range = NSRange()
        _ = text.attribute(mark, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
        XCTAssertEqual(range, NSRange(location: 0, length: 2))
        text.addAttribute(mark, value: Number(1 << 8), range: NSRange(location: 1, length: 1))
        _ = text.attribute(mark, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
        XCTAssertEqual(range, NSRange(location: 0, length: 1))
    }
}
