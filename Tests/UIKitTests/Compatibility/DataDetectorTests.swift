import Foundation
import XCTest

@testable import UIKit

/// Links and telephone numbers that are found in texts.
final class DataDetectorTests: XCTestCase {
    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType = [.link, .phoneNumber]) throws
        -> [String]
    {
        let detector = try NSDataDetector(types: types.rawValue)
        let range = NSRange(location: 0, length: text.utf16.count)
        return detector.matches(in: text, options: [], range: range).map { match in
            "\((text as NSString).substring(with: match.range)) \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
        }
    }

    func testAddressesOfPagesAndMail() throws {
        XCTAssertEqual(
            try found("See https://a.org/b?c=1, or www.b.com. Write to me@c.de!"),
            ["https://a.org/b?c=1 https://a.org/b?c=1", "www.b.com http://www.b.com", "me@c.de mailto:me@c.de"])
        XCTAssertEqual(try found("(see http://a.org/x_(y))"), ["http://a.org/x_(y) http://a.org/x_(y)"])
        XCTAssertEqual(try found("report.pdf and 3.5 and e.g. that"), [])
    }

    func testTelephoneNumbers() throws {
        XCTAssertEqual(
            try found("Call +49 30 1234567 or (555) 123-4567 before 2024."),
            ["+49 30 1234567 +49 30 1234567", "(555) 123-4567 (555) 123-4567"])
        XCTAssertEqual(try found("5551234567", .link), [])
    }

    func testKindsThatAreNotKnownAreRefused() {
        XCTAssertThrowsError(try NSDataDetector(types: NSTextCheckingResult.CheckingType.spelling.rawValue))
    }

    func testResultsAreMadeAsDetectorsMakeThem() {
        let address = URL(string: "https://a.org")!
        let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 1, length: 2), url: address)
        XCTAssertEqual(link.resultType, .link)
        XCTAssertEqual(link.url, address)
        XCTAssertEqual(link.range, NSRange(location: 1, length: 2))
        let number = NSTextCheckingResult.phoneNumberCheckingResult(
            range: NSRange(location: 0, length: 3), phoneNumber: "110")
        XCTAssertEqual(number.resultType, .phoneNumber)
        XCTAssertEqual(number.phoneNumber, "110")
        XCTAssertNil(number.url)
    }
}
