import XCTest

@testable import Displays

final class PageTokenTests: XCTestCase {
    func test_tokensAre128RandomBits() {
        let tokens = Set((0..<1000).map { _ in PageToken().text })
        XCTAssertEqual(tokens.count, 1000)
        XCTAssertTrue(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
    }

    func test_onlyTheWholeTokenMatches() {
        let token = PageToken()
        XCTAssertTrue(token.matches(token.text))
        XCTAssertFalse(token.matches(""))
        XCTAssertFalse(token.matches(token.text + "0"))
        XCTAssertFalse(token.matches(token.text.dropLast()))
        XCTAssertFalse(token.matches(token.text.dropLast() + (token.text.hasSuffix("0") ? "1" : "0")))
    }
}
