import UIKit
import XCTest

/// What NSLocale says of its parts, as Objective-C's.
final class LocalePartsTests: XCTestCase {
    func test_partsAndNames() {
        let locale = NSLocale(localeIdentifier: "en_GB")
        XCTAssertEqual(locale.languageCode, "en")
        XCTAssertEqual(locale.countryCode, "GB")
        XCTAssertEqual(locale.currencyCode, "GBP")
        XCTAssertEqual(locale.decimalSeparator, ".")
        XCTAssertEqual(locale.localizedString(forCountryCode: "DE"), "Germany")
        XCTAssertEqual(locale.localizedString(forLanguageCode: "de"), "German")
        XCTAssertNil(NSLocale(localeIdentifier: "de").countryCode)
    }

    func test_matchesAreListedToClosuresThatAreNotKept() throws {
        let expression = try NSRegularExpression(pattern: "[a-z]")
        func list(_ text: String, _ block: (Int) -> Bool) {
            let range = NSRange(location: 0, length: text.utf16.count)
            expression.__enumerateMatches(in: text, range: range) { match, _, stop in
                guard let match else { return }
                stop.pointee = ObjCBool(block(match.range.location))
            }
        }
        var found: [Int] = []
        list("a-b-c") { place in
            found.append(place)
            return place == 2
        }
        XCTAssertEqual(found, [0, 2])
    }
}
