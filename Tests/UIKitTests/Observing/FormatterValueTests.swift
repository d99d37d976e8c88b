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
}
