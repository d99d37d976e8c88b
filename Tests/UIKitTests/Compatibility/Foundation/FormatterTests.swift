import Foundation
import XCTest

@testable import UIKit

/// Formatters that Foundation on Linux does not have.
final class FormatterTests: XCTestCase {
    private let english = Locale(identifier: "en_US")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = english
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return calendar
    }

    private func length(
        _ seconds: TimeInterval, _ style: UIKit.DateComponentsFormatter.UnitsStyle,
        _ units: NSCalendar.Unit = [.hour, .minute, .second],
        zero: UIKit.DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
        let formatter = UIKit.DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.zeroFormattingBehavior = zero
        return formatter.string(from: seconds)
    }

    func testLengthsOfTime() {
        XCTAssertEqual(length(4205, .positional), "1:10:05")
        XCTAssertEqual(length(65, .positional), "1:05")
        XCTAssertEqual(length(65, .positional, [.minute, .second], zero: .pad), "01:05")
        XCTAssertEqual(length(4200, .abbreviated), "1h 10m")
        XCTAssertEqual(length(4200, .short), "1 hr, 10 min")
        XCTAssertEqual(length(4200, .full), "1 hour, 10 minutes")
        XCTAssertEqual(length(4200, .brief), "1hr 10min")
        XCTAssertEqual(length(4200, .spellOut), "one hour, ten minutes")
        XCTAssertEqual(length(3600, .abbreviated, zero: .pad), "1h 0m 0s")
        XCTAssertEqual(length(0, .full), "0 seconds")
        XCTAssertEqual(length(-90, .full), "-1 minute, 30 seconds")
        XCTAssertEqual(length(1, .full, []), nil)
    }

    func testTheLargestUnits() {
        let formatter = UIKit.DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = .full
        formatter.maximumUnitCount = 2
        XCTAssertEqual(formatter.string(from: 86400 * 400 + 3600), "1 year, 1 month")
        XCTAssertEqual(formatter.string(from: DateComponents(day: 9, hour: 5)), "1 week, 2 days")
        formatter.includesTimeRemainingPhrase = true
        XCTAssertEqual(formatter.string(from: 61), "1 minute, 1 second remaining")
    }

    private func relative(
        _ seconds: TimeInterval, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full, locale: String = "en_US"
    ) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.calendar = calendar
        formatter.dateTimeStyle = style
        formatter.unitsStyle = units
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return formatter.localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
    }

    func testTimesBeforeAndAfter() {
        XCTAssertEqual(relative(-7200), "2 hours ago")
        XCTAssertEqual(relative(-5400), "1 hour ago")
        XCTAssertEqual(relative(60), "in 1 minute")
        XCTAssertEqual(relative(0), "in 0 seconds")
        XCTAssertEqual(relative(-86400), "1 day ago")
        XCTAssertEqual(relative(-86400, .named), "yesterday")
        XCTAssertEqual(relative(86400 * 14), "in 2 weeks")
        XCTAssertEqual(relative(-7200, .numeric, .short), "2 hr. ago")
        XCTAssertEqual(relative(-7200, .numeric, .spellOut), "two hours ago")
        XCTAssertEqual(relative(-7200, locale: "de_DE"), "vor 2 Stunden")
    }

    func testLists() {
        let formatter = ListFormatter()
        formatter.locale = english
        XCTAssertEqual(formatter.string(from: ["a"]), "a")
        XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
        XCTAssertEqual(formatter.string(from: [1, 2]), "1 and 2")
        formatter.locale = Locale(identifier: "de_DE")
        XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b und c")
    }

    func testTextsToBeTranslated() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".bundle")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("en.lproj"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try """
        "Hello" = "Hallo";
        "%lld files of %@" = "%2$@: %1$lld";
        "key" = "Wert";
        """.write(
            to: folder.appendingPathComponent("en.lproj/Localizable.strings"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(url: folder))
        let (count, name) = (3, "A")
        XCTAssertEqual(String(localized: "Hello", bundle: bundle), "Hallo")
        XCTAssertEqual(String(localized: "\(count) files of \(name)", bundle: bundle, comment: "Files."), "A: 3")
        XCTAssertEqual(String(localized: "100% of \(name)", bundle: bundle), "100% of A")
        XCTAssertEqual(String(localized: "100%", bundle: bundle), "100%")
        XCTAssertEqual(String(localized: "key", defaultValue: "Value", bundle: bundle), "Wert")
        XCTAssertEqual(String(localized: "other", defaultValue: "Value \(count)", bundle: bundle), "Value 3")
        XCTAssertEqual(String(localized: LocalizedStringResource("Hello", bundle: .atURL(folder))), "Hallo")
        XCTAssertEqual("\(1.5, specifier: "%.2f")" as String.LocalizationValue, "\(1.5, specifier: "%.2f")")
    }

    private func measure<U: Dimension>(
        _ value: Double, _ unit: U, _ locale: String = "en_US", _ style: Formatter.UnitStyle = .medium,
        _ options: UIKit.MeasurementFormatter.UnitOptions = []
    ) -> String {
        let formatter = UIKit.MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitStyle = style
        formatter.unitOptions = options
        // Which kind of space stands between is the words' affair.
        return formatter.string(from: Measurement(value: value, unit: unit))
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    func testMeasurements() {
        XCTAssertEqual(measure(25.5, UnitTemperature.celsius, "de_DE"), "25,5 °C")
        XCTAssertEqual(measure(25, UnitTemperature.celsius), "77°F")
        XCTAssertEqual(measure(25, UnitTemperature.celsius, "en_US", .medium, .providedUnit), "25°C")
        XCTAssertEqual(measure(25, UnitTemperature.celsius, "en_US", .short, .temperatureWithoutUnit), "77°")
        XCTAssertEqual(measure(10, UnitLength.kilometers, "en_GB"), "6.214 mi")
        XCTAssertEqual(measure(10, UnitLength.kilometers, "fr_FR", .long), "10 kilomètres")
        XCTAssertEqual(measure(5, UnitLength.meters, "en_US", .long, .providedUnit), "5 meters")
        XCTAssertEqual(measure(2500, UnitLength.meters, "de_DE", .medium, .naturalScale), "2,5 km")
        XCTAssertEqual(measure(36, UnitSpeed.kilometersPerHour, "en_US", .medium, .providedUnit), "36 km/h")
        let formatter = UIKit.MeasurementFormatter()
        formatter.locale = english
        formatter.numberFormatter.maximumFractionDigits = 0
        XCTAssertEqual(formatter.string(from: Measurement(value: 10.4, unit: UnitMass.pounds)), "10 lb")
        formatter.unitStyle = .long
        XCTAssertEqual(formatter.string(from: UnitLength.kilometers), "kilometers")
    }
}
