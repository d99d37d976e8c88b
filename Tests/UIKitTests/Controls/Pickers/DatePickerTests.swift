import Foundation
import XCTest

@_spi(Testing) @testable import UIKit

@preconcurrency @MainActor final class DatePickerTests: EventTestCase {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        Self.calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
    }

    private func picker(
        _ mode: UIDatePicker.Mode, style: UIDatePickerStyle = .wheels, language: String = "en_US"
    ) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.calendar = Self.calendar
        picker.timeZone = Self.calendar.timeZone
        picker.locale = Locale(identifier: language)
        picker.frame = CGRect(x: 20, y: 100, width: 353, height: 216)
        picker.addAction(
            UIAction { [unowned self, unowned picker] _ in
                log.append(ISO8601DateFormatter().string(from: picker.date))
            }, for: .valueChanged)
        root.addSubview(picker)
        settle()
        return picker
    }

    /// The titles of the rows in the middle.
    private func titles(_ picker: UIDatePicker) -> [String] {
        guard let wheels = picker.wheels, let view = picker.picker else { return [] }
        return wheels.wheels.enumerated().map { index, wheel in
            wheels.title(wheel, row: view.selectedRow(inComponent: index))
        }
    }

    /// Turns a wheel by some rows as a tap below or above the middle does.
    private func turn(_ picker: UIDatePicker, _ component: Int, by rows: CGFloat) {
        guard let column = picker.picker?.columns[component],
            let place = PickerMetrics.place(rows: rows, rowHeight: 32)
        else { return XCTFail("no wheel \(component)") }
        let point = column.convert(CGPoint(x: column.bounds.midX, y: column.bounds.midY + place.offset), to: window)
        tap(point.x, point.y)
        settle()
    }

    func testTheTitlesColourIsSetByName() throws {
        let picker = picker(.date)
        picker.setValue(UIColor.purple, forKey: "textColor")
        settle()
        let labels = try XCTUnwrap(picker.picker?.columns.first).subviews.compactMap { $0 as? UILabel }
        XCTAssertFalse(labels.isEmpty)
        XCTAssertTrue(labels.allSatisfy { $0.textColor == .purple })
        picker.datePickerMode = .time
        settle()
        XCTAssertEqual(picker.picker?.titleColor, .purple)
    }

    func testACompactPickerIsAsWideAsItsLabels() {
        let picker = UIDatePicker()
        let wide = picker.bounds.width
        picker.datePickerMode = .date
        XCTAssertEqual(picker.bounds.size, picker.intrinsicContentSize)
        XCTAssertLessThan(picker.bounds.width, wide)
        picker.frame.size = CGSize(width: 300, height: 50)
        picker.datePickerMode = .time
        XCTAssertEqual(picker.bounds.size, CGSize(width: 300, height: 50))
    }

    func testAPickerKeepsTheSizeThatItWasGiven() {
        let frame = CGRect(x: 10, y: 20, width: PickerMetrics.width, height: PickerMetrics.height)
        let picker = UIDatePicker(frame: frame)
        picker.datePickerMode = .date
        XCTAssertEqual(picker.frame, frame)
        picker.preferredDatePickerStyle = .wheels
        picker.preferredDatePickerStyle = .compact
        XCTAssertEqual(picker.frame, frame)
    }

    func testAPickerOfItsOwnSizeStaysInItsPlace() {
        let picker = UIDatePicker(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        func check(line: UInt = #line) {
            XCTAssertEqual(picker.frame.minX, 10, accuracy: 1e-9, line: line)
            XCTAssertEqual(picker.frame.minY, 20, accuracy: 1e-9, line: line)
            XCTAssertEqual(picker.bounds.size, picker.intrinsicContentSize, line: line)
        }
        check()
        picker.datePickerMode = .date
        check()
        // Another date's words are longer.
        for month in 1...12 {
            picker.date = date(2024, month, 28, 12)
            check()
        }
        let wheels = UIPickerView(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        XCTAssertEqual(wheels.frame.origin, CGPoint(x: 10, y: 20))
    }

    func testDatesInTheOrderOfTheLanguage() {
        let american = picker(.date)
        american.date = date(2024, 2, 29)
        XCTAssertEqual(american.wheels?.wheels, [.month, .day, .year])
        XCTAssertEqual(titles(american), ["February", "29", "2024"])
        let german = picker(.date, language: "de_DE")
        german.date = date(2024, 2, 29)
        XCTAssertEqual(titles(german), ["29", "Februar", "2024"])
    }

    func testTimesWithAndWithoutHalvesOfTheDay() {
        let american = picker(.time)
        american.date = date(2024, 2, 29, 15, 7)
        XCTAssertEqual(titles(american), ["3", "07", "PM"])
        let german = picker(.time, language: "de_DE")
        german.date = date(2024, 2, 29, 15, 7)
        XCTAssertEqual(titles(german), ["15", "07"])
    }

    func testATurnOfAWheelChangesTheDate() {
        let picker = picker(.date)
        picker.date = date(2024, 1, 31)
        settle()
        XCTAssertEqual(takeLog(), [])
        turn(picker, 0, by: 1)
        // February has no 31st.
        XCTAssertEqual(takeLog(), ["2024-02-29T00:00:00Z"])
        XCTAssertEqual(titles(picker), ["February", "29", "2024"])
        turn(picker, 2, by: 1)
        XCTAssertEqual(takeLog(), ["2025-02-28T00:00:00Z"])
    }

    func testDaysGoRound() {
        let picker = picker(.date)
        picker.date = date(2024, 1, 31)
        settle()
        turn(picker, 1, by: 1)
        XCTAssertEqual(takeLog(), ["2024-01-01T00:00:00Z"])
    }

    func testHalvesOfTheDay() {
        let picker = picker(.time)
        picker.date = date(2024, 1, 1, 15, 30)
        settle()
        turn(picker, 2, by: -1)
        XCTAssertEqual(takeLog(), ["2024-01-01T03:30:00Z"])
        picker.date = date(2024, 1, 1, 11, 30)
        settle()
        turn(picker, 0, by: 1)
        XCTAssertEqual(takeLog(), ["2024-01-01T12:30:00Z"])
        XCTAssertEqual(titles(picker), ["12", "30", "PM"])
    }

    func testDatesStayBetweenTheEnds() {
        let picker = picker(.date)
        picker.minimumDate = date(2024, 1, 10)
        picker.maximumDate = date(2024, 1, 20)
        picker.date = date(2030, 1, 1)
        XCTAssertEqual(picker.date, date(2024, 1, 20))
        settle()
        turn(picker, 1, by: 1)
        XCTAssertEqual(picker.date, date(2024, 1, 20))
        XCTAssertEqual(titles(picker), ["January", "20", "2024"])
        // The wrong way round, they hold nothing.
        picker.minimumDate = date(2025, 1, 1)
        picker.date = date(2030, 1, 1)
        XCTAssertEqual(picker.date, date(2030, 1, 1))
    }

    func testMinutesInSteps() {
        let picker = picker(.time)
        picker.minuteInterval = 15
        picker.date = date(2024, 1, 1, 8, 50)
        XCTAssertEqual(titles(picker), ["8", "45", "AM"])
        picker.minuteInterval = 7
        XCTAssertEqual(picker.minuteInterval, 1)
        XCTAssertEqual(titles(picker), ["8", "50", "AM"])
    }

    func testDateAndTime() {
        let picker = picker(.dateAndTime)
        picker.date = date(2024, 7, 4, 9, 5)
        XCTAssertEqual(titles(picker), ["Thu Jul 4", "9", "05", "AM"])
        settle()
        turn(picker, 0, by: -1)
        XCTAssertEqual(takeLog(), ["2024-07-03T09:05:00Z"])
    }

    func testCountDown() {
        let picker = picker(.countDownTimer, style: .automatic)
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        picker.countDownDuration = 3 * 3600 + 25 * 60 + 10
        XCTAssertEqual(titles(picker), ["3 hours", "25 min"])
        settle()
        turn(picker, 0, by: -2)
        XCTAssertEqual(picker.countDownDuration, 3600 + 25 * 60)
        turn(picker, 0, by: -1)
        XCTAssertEqual(titles(picker), ["0 hours", "25 min"])
        picker.countDownDuration = 99 * 3600
        XCTAssertEqual(picker.countDownDuration, 24 * 3600 - 60)
    }

    private func tapDay(_ day: Int, in picker: UIDatePicker, file: StaticString = #filePath, line: UInt = #line) {
        guard let cell = picker.grid?.days.first(where: { $0.day == day }) else {
            return XCTFail("no day \(day)", file: file, line: line)
        }
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: window)
        tap(point.x, point.y)
        settle()
    }

    func testACalendarOfAMonth() throws {
        let picker = picker(.dateAndTime, style: .inline)
        picker.date = date(2024, 2, 29, 9, 5)
        picker.frame.size = picker.intrinsicContentSize
        settle()
        let grid = try XCTUnwrap(picker.grid)
        XCTAssertEqual(grid.title, "February 2024")
        XCTAssertEqual(grid.days.map(\.day), Array(1...29))
        // The first was a Thursday; weeks begin on Sundays.
        XCTAssertEqual(grid.days[0].frame.minX, grid.days[7].frame.minX)
        XCTAssertGreaterThan(grid.days[3].frame.minY, grid.days[2].frame.minY)
        XCTAssertEqual(grid.days.filter(\.isSelected).map(\.day), [29])
        tapDay(10, in: picker)
        XCTAssertEqual(takeLog(), ["2024-02-10T09:05:00Z"])
        grid.turn(by: 1)
        XCTAssertEqual(grid.title, "March 2024")
        XCTAssertEqual(grid.days.filter(\.isSelected).map(\.day), [])
        XCTAssertEqual(takeLog(), [])
        picker.maximumDate = date(2024, 2, 20)
        tapDay(25, in: picker)
        XCTAssertEqual(takeLog(), [])
        XCTAssertEqual(picker.labels.map(\.accessibilityValue), ["9:05\u{202f}AM"])
    }

    func testACompactPickerOpensACalendar() throws {
        let picker = picker(.dateAndTime, style: .automatic)
        picker.date = date(2024, 7, 4, 9, 5)
        settle()
        XCTAssertEqual(picker.datePickerStyle, .compact)
        XCTAssertEqual(picker.labels.map(\.accessibilityValue).first, "Jul 4, 2024")
        let label = picker.labels[0]
        let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window)
        tap(point.x, point.y)
        settle()
        let popup = try XCTUnwrap(window.subviews.last as? DatePopup)
        let inner = try XCTUnwrap(Self.find(UIDatePicker.self, in: popup))
        XCTAssertEqual(inner.datePickerStyle, .inline)
        tapDay(5, in: inner)
        XCTAssertEqual(takeLog(), ["2024-07-05T09:05:00Z"])
        XCTAssertEqual(picker.labels[0].accessibilityValue, "Jul 5, 2024")
        tap(10, 820)
        settle()
        XCTAssertFalse(window.subviews.contains { $0 is DatePopup })
    }

    private static func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        if let view = view as? View { return view }
        for subview in view.subviews {
            if let found = find(type, in: subview) { return found }
        }
        return nil
    }
}
