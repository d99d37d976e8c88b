import UIKit
import XCTest

/// Attributed strings made of web pages.
@preconcurrency @MainActor final class HTMLImportTests: XCTestCase {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ], documentAttributes: nil)
    }

    /// The runs with what a closure says of their attributes.
    private func runs(
        _ html: String, _ describe: ([NSAttributedString.Key: Any]) -> String
    ) throws -> [String] {
        let text = try read(html)
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append("\(text.attributedSubstring(from: range).string)|\(describe(attributes))")
        }
        return runs
    }

    func testBlocksAndSpaces() throws {
        XCTAssertEqual(try read("plain  text\n here ").string, "plain text here")
        XCTAssertEqual(try read("<p>One</p>\n<p>Two<p>Three").string, "One\nTwo\nThree\n")
        XCTAssertEqual(try read("a <b> b</b> c<br/>d<br>e").string, "a b c\nd\ne")
        XCTAssertEqual(try read("<div>a<div>b</div>c</div>d").string, "a\nb\nc\nd")
        XCTAssertEqual(
            try read("<html><head><title>T</title><script>if (a < b) {}</script></head><body><h1>H</h1>x</body></html>")
                .string, "H\nx")
        XCTAssertEqual(try read("<pre>a  b\n c</pre>").string, "a  b\n c\n")
        XCTAssertEqual(
            try read("1 < 2 <!-- no --> &amp; &lt;3&gt; &eacute;&#8217;&#x41;&nbsp;&unknown;").string,
            "1 < 2 & <3> é’A\u{A0}&unknown;")
    }

    func testLists() throws {
        XCTAssertEqual(
            try read("x<ul><li>One<li><p>Two</p></li><ul><li>In</ul></ul><ol start=3><li>A</li><li>B</li></ol>").string,
            "x\n\t•\tOne\n\t•\tTwo\n\t◦\tIn\n\t3.\tA\n\t4.\tB\n")
        let style = try XCTUnwrap(
            read("<ul><li>One").attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
        XCTAssertEqual(style.headIndent, 36)
        XCTAssertEqual(style.tabStops.map(\.location), [11, 36])
    }

    func testFonts() throws {
        let found = try runs("a<b>b<i>c</i></b><h1>d</h1><span style='font-size: 20px; font-style: italic'>e</span>") {
            let font = $0[.font] as! UIFont
            let traits = font.fontDescriptor.symbolicTraits
            return "\(font.pointSize)\(traits.contains(.traitBold) ? " bold" : "")"
                + (traits.contains(.traitItalic) ? " italic" : "")
        }
        XCTAssertEqual(
            found, ["a|12.0", "b|12.0 bold", "c|12.0 bold italic", "\n|12.0", "d\n|24.0 bold", "e|20.0 italic"])
        let system = try XCTUnwrap(
            read("<style>body { font-family: -apple-system, Arial; font-size: 17px }</style>x")
                .attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
        XCTAssertEqual(system, UIFont.systemFont(ofSize: 17))
    }

    func testColoursLinesAndLinks() throws {
        let found = try runs(
            """
            <font color="#ff0000">a</font><u>b</u><s>c</s><a href="https://example.com/?a=1&amp;b=2">d</a>\
            <span class="n" style="background-color: rgba(0, 0, 255, .5)">e</span><style>.n { color: lime }</style>\
            <span class=n>f</span>
            """
        ) { attributes in
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            (attributes[.foregroundColor] as! UIColor).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            let line = attributes[.underlineStyle] == nil ? "" : " under"
            let through = attributes[.strikethroughStyle] == nil ? "" : " through"
            let link = (attributes[.link] as? URL).map { " \($0)" } ?? ""
            let back = attributes[.backgroundColor] == nil ? "" : " back"
            return "\(Int(red * 255)) \(Int(green * 255)) \(Int(blue * 255))\(line)\(through)\(link)\(back)"
        }
        XCTAssertEqual(
            found,
            [
                "a|255 0 0", "b|0 0 0 under", "c|0 0 0 through", "d|0 0 238 under https://example.com/?a=1&b=2",
                "e|0 0 0 back", "f|0 255 0",
            ])
    }

    func testParagraphs() throws {
        let text = try read("<p style='text-align: center'>a</p><div align=right>b</div>")
        let styles = [0, 2].compactMap {
            text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle
        }
        XCTAssertEqual(styles.map(\.alignment), [.center, .right])
        XCTAssertEqual(styles.map(\.paragraphSpacing), [12, 0])
    }

    func testOtherFormsOfTheInitialiser() throws {
        let changeable = try NSMutableAttributedString(
            data: "<b>ü</b>".data(using: .unicode)!, options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil)
        changeable.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(changeable.string, "ü")
        var attributes: NSDictionary?
        let plain = try NSAttributedString(
            data: Data("<b>".utf8), options: [.documentType: NSAttributedString.DocumentType.plain],
            documentAttributes: &attributes)
        XCTAssertEqual(plain.string, "<b>")
        XCTAssertEqual(attributes, ["DocumentType": "NSPlainText"])
        XCTAssertEqual(
            try NSAttributedString(data: Data("<!DOCTYPE html><i>x</i>".utf8), documentAttributes: nil).string, "x")
        XCTAssertThrowsError(
            try NSAttributedString(
                data: Data("{\\rtf1}".utf8),
                options: [.documentType: NSAttributedString.DocumentType(rawValue: "NSRTF")], documentAttributes: nil)
        ) { XCTAssertEqual($0.localizedDescription, "documents of the kind 'NSRTF' cannot be read") }
    }
}
