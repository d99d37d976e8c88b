import UIKit
import XCTest

/// Methods of Foundation that write into variables of Objective-C's objects.
final class FoundationPointerTests: XCTestCase {
    func testAScannerWritesIntoVariablesOfObjects() {
        let scanner = Scanner(string: "rgba(12, x)")
        var value: NSString? = ""
        XCTAssertTrue(scanner.scanString("rgba", into: &value))
        XCTAssertEqual(value, "rgba")
        XCTAssertTrue(scanner.scanString("(", into: nil))
        XCTAssertFalse(scanner.scanUpTo("12", into: &value))
        XCTAssertEqual(value, "rgba", "what is not read leaves the variable as it is")
        XCTAssertTrue(scanner.scanCharacters(from: .decimalDigits, into: &value))
        XCTAssertEqual(value, "12")
        XCTAssertTrue(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ")"), into: &value))
        XCTAssertEqual(value, ", x")
        var text: String?
        XCTAssertTrue(scanner.scanString(")", into: &text))
        XCTAssertEqual(text, ")")
    }

    func testACalendarWritesTheBeginningsOfUnits() throws {
        let calendar = try XCTUnwrap(NSCalendar(calendarIdentifier: .gregorian))
        calendar.timeZone = try XCTUnwrap(TimeZone(secondsFromGMT: 0))
        // A Friday.
        let date = Date(timeIntervalSince1970: 100_000)
        var (start, length): (NSDate?, TimeInterval) = (nil, 0)
        XCTAssertTrue(calendar.range(of: .day, start: &start, interval: &length, for: date))
        XCTAssertEqual(start, NSDate(timeIntervalSince1970: 86_400))
        XCTAssertEqual(length, 86_400)
        XCTAssertFalse(calendar.range(ofWeekendStart: &start, interval: &length, containing: date))
        XCTAssertEqual(start, NSDate(timeIntervalSince1970: 86_400))
        XCTAssertTrue(calendar.nextWeekendStart(&start, interval: &length, after: date))
        XCTAssertEqual(start, NSDate(timeIntervalSince1970: 2 * 86_400))
        XCTAssertEqual(length, 2 * 86_400)
        XCTAssertTrue(calendar.range(of: .month, start: nil, interval: &length, for: date))
        XCTAssertEqual(length, 31 * 86_400)
    }
}
