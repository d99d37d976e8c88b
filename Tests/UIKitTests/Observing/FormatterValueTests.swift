import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

/// A formatter as the translation leaves it, whose own method throws.
private final class Cents: NumberFormatter, ObjectiveCExposed, @unchecked Sendable {
    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Cents",
            methods: [
                "getObjectValue:forString:range:error:": { object, arguments in
                    guard let place = arguments[0] as? UnsafeMutablePointer<AnyObject?>,
                        let value = Int(arguments[1] as? String ?? "")
                    else { return CocoaError(.formatting) }
                    place.pointee = NSNumber(value: Double(value) / 100)
                    return nil
                }
            ])
    }
}

/// A formatter as the translation leaves it, whose own methods use those of its superclass.
private final class Euros: NumberFormatter, ObjectiveCExposed, @unchecked Sendable {
    static var __objectiveC: ObjectiveCTable {
        ObjectiveCTable(
            name: "Euros",
            methods: [
                "getObjectValue:forString:errorDescription:": { object, arguments in
                    (object as! Euros).read(
                        arguments[0] as? UnsafeMutablePointer<AnyObject?>, arguments[1] as? String ?? "",
                        arguments[2] as? UnsafeMutablePointer<NSString?>)
                }
            ])
    }

    private func read(
        _ place: UnsafeMutablePointer<AnyObject?>?, _ text: String, _ error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        super.__getObjectValue(place, for: text.replacingOccurrences(of: "€", with: ""), errorDescription: error)
    }
}

/// The way from a text to a value that formatters have for fields.
@preconcurrency @MainActor final class FormatterValueTests: ScreenTestCase {
    private func value(_ text: String, by formatter: Formatter) -> AnyObject? {
        let place = UnsafeMutablePointer<Double>.allocate(capacity: 1)
        defer { place.deallocate() }
        let value = UnsafeMutablePointer<AnyObject?>(place)
        guard formatter.getObjectValue(value, for: text, errorDescription: nil) else { return nil }
        let object = value.pointee
        value.pointee = nil
        return object
    }

    func testAFormatterReadsItsValue() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        XCTAssertEqual(value("12", by: formatter) as? NSNumber, 12)
        XCTAssertNil(value("twelve", by: formatter))
        var object: AnyObject?
        XCTAssertThrowsError(try formatter.getObjectValue(&object, for: "x", range: nil))
    }

    func testAnAppsFormatterIsAsked() {
        XCTAssertEqual(value("250", by: Cents()) as? NSNumber, 2.5)
        XCTAssertNil(value("x", by: Cents()))
    }

    func testAnAppsFormatterReachesItsSuperclass() {
        XCTAssertEqual(value("€12", by: Euros()) as? NSNumber, 12)
        XCTAssertNil(value("twelve", by: Euros()))
        var object: AnyObject?
        // Whoever knows the superclass alone reaches the app's own method.
        XCTAssertNoThrow(try (Cents() as NumberFormatter).getObjectValue(&object, for: "250", range: nil))
        XCTAssertEqual(object as? NSNumber, 2.5)
    }

    func testWhatStandsForNoValueIsExplained() {
        var (object, explanation): (AnyObject?, NSString?)
        XCTAssertFalse(NumberFormatter().getObjectValue(&object, for: "twelve", errorDescription: &explanation))
        XCTAssertEqual(explanation, "The value “twelve” is invalid.")
        explanation = nil
        XCTAssertFalse(NumberFormatter().getObjectValue(&object, for: "12 apples", errorDescription: &explanation))
        XCTAssertNotNil(explanation)
        XCTAssertNil(object)
    }

    func testAPartOfATextIsRead() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        var object: AnyObject?
        for (text, range, expected, read) in [
            ("buy 12 apples", NSRange(location: 4, length: 9), 12.0, NSRange(location: 4, length: 2)),
            ("buy 12.50 and", NSRange(location: 4, length: 9), 12.5, NSRange(location: 4, length: 5)),
            ("buy 1234", NSRange(location: 4, length: 2), 12, NSRange(location: 4, length: 2)),
        ] {
            var range = range
            try formatter.getObjectValue(&object, for: text, range: &range)
            XCTAssertEqual(object as? NSNumber, NSNumber(value: expected), text)
            XCTAssertEqual(range, read, text)
        }
        var range = NSRange(location: 0, length: 6)
        XCTAssertThrowsError(try formatter.getObjectValue(&object, for: "buy 12", range: &range))
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US_POSIX")
        dates.dateFormat = "yyyy-MM-dd"
        range = NSRange(location: 3, length: 17)
        try dates.getObjectValue(&object, for: "on 2024-01-02 at noon", range: &range)
        XCTAssertEqual(range, NSRange(location: 3, length: 10))
        XCTAssertTrue(object is NSDate)
    }

    func testAnObjectInAPlaceStaysUntilAnotherComes() {
        weak var first: NSObject?
        let place = UnsafeMutablePointer<NSObject?>.allocate(capacity: 1)
        defer { place.deallocate() }
        do {
            let object = NSObject()
            first = object
            place.initialize(to: object)
        }
        let objects = UnsafeMutablePointer<AnyObject?>(place)
        XCTAssertNotNil(place.pointee)
        XCTAssertNotNil(first)
        objects.pointee = NSString("second")
        XCTAssertNil(first)
        XCTAssertEqual(place.pointee, NSString("second"))
        place.deinitialize(count: 1)
    }
}
