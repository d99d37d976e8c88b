import UIKit
import XCTest

/// The texts of `NSNumber`, whose formats Apple's documentation lists.
final class NumberTextTests: XCTestCase {
    func testTextsHaveTheirKindsFormat() {
        let numbers: [(NSNumber, String)] = [
            (NSNumber(value: 5.0), "5"), (NSNumber(value: 0.0), "0"), (NSNumber(value: 1.25), "1.25"),
            (NSNumber(value: 0.1 + 0.2), "0.3"), (NSNumber(value: 1e17), "1e+17"),
            (NSNumber(value: -9_999_999_991_999_999_999_999_999.9), "-9.999999991999999e+24"),
            (NSNumber(value: Float(0.1)), "0.1"), (NSNumber(value: Float(3)), "3"),
            (NSNumber(value: 42), "42"), (NSNumber(value: Int8(-3)), "-3"), (NSNumber(value: true), "1"),
            (NSNumber(value: UInt64.max), "18446744073709551615"), (NSNumber(value: Int.min), "-9223372036854775808"),
            (NSDecimalNumber(string: "1.50"), "1.5"),
        ]
        XCTAssertEqual(numbers.map(\.0.stringValue), numbers.map(\.1))
        XCTAssertEqual(numbers.map { "\($0.0)" }, numbers.map(\.1))
        XCTAssertEqual(numbers.map(\.0.description), numbers.map(\.1))
    }

    func testNumbersOfJSONAreWrittenSo() throws {
        let text = Data(#"{"price": 5.0, "count": 3, "rate": 0.5}"#.utf8)
        let values = try XCTUnwrap(JSONSerialization.jsonObject(with: text) as? [String: Any])
        XCTAssertEqual(values.sorted { $0.key < $1.key }.map { "\($0.value)" }, ["3", "5", "0.5"])
    }
}
