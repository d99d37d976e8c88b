import XCTest

@testable import XMLReading

final class XMLWalkTests: XCTestCase {
    private enum Failure: Error, Equatable {
        case mistake(XMLMistake)
        case refused(String)
    }

    /// The events of a walk that refuses elements named "bad".
    private func events(_ text: String, deepest: Int = 10) throws -> [String] {
        var events: [String] = []
        try XMLWalk.walk(
            Data(text.utf8), deepest: deepest,
            start: { (tag) throws(Failure) in
                if tag.name == "bad" { throw .refused(tag.name) }
                let attributes = tag.attributes.sorted { $0.key < $1.key }.map { " \($0)=\($1)" }.joined()
                events.append("\(tag.line): <\(tag.name)\(attributes)>")
            }, end: { (name, text) throws(Failure) in events.append("</\(name)> \(text)") },
            failure: { .mistake($0) })
        return events
    }

    private func failure(_ text: String, deepest: Int = 10) -> Failure? {
        do {
            _ = try events(text, deepest: deepest)
            return nil
        } catch {
            return error as? Failure
        }
    }

    func testElementsComeInOrderWithTheirOwnText() throws {
        XCTAssertEqual(
            try events("<a x='1' y='2'>one\n<b><![CDATA[<two>]]></b>, three</a>"),
            ["1: <a x=1 y=2>", "2: <b>", "</b> <two>", "</a> one\n, three"])
    }

    func testMistakesAreToldInWords() {
        for (text, reason) in [
            ("<a><b></a></b>", "end tag does not match"), ("<a x='1' x='2'/>", "attribute given twice"),
            ("<a>&nothing;</a>", "unknown entity"), ("<a><b/>", "unexpected end"), ("<a x/>", "bad attribute"),
            ("<a>< b/></a>", "bad name"),
        ] {
            XCTAssertEqual(failure(text), .mistake(.malformed(line: 1, reason: reason)), text)
        }
    }

    func testATextWithoutElementsIsNone() {
        XCTAssertEqual(failure("<a>"), .mistake(.noElement(line: 1)))
    }

    func testElementsThatLieTooDeepEndTheWalk() throws {
        XCTAssertEqual(failure("<a>\n<a>\n<a/></a></a>", deepest: 2), .mistake(.tooDeep(line: 3)))
        XCTAssertEqual(try events("<a><a/></a>", deepest: 2).count, 4)
    }

    func testTheReadersOwnErrorEndsTheWalk() {
        XCTAssertEqual(failure("<a><bad/><"), .refused("bad"))
    }
}
