import CoreGraphics
import Foundation
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// Calendars whose days are decorated and selected.
@preconcurrency @MainActor final class CalendarViewTests: EventTestCase {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }()

    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
    {
        var log: (String) -> Void = { _ in }
        var refused: Set<Int?> = []
        var decorated: Set<Int> = []

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            guard let day = dateComponents.day, decorated.contains(day), dateComponents.calendar != nil else {
                return nil
            }
            return day == 3
                ? .customView {
                    let label = UILabel()
                    label.text = "!"
                    return label
                } : .default(color: .systemGreen, size: .large)
        }

        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) {
            log("from \(previousDateComponents.month ?? 0) to \(calendarView.visibleDateComponents.month ?? 0)")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) {
            log("select \(dateComponents?.day.map(String.init) ?? "none")")
        }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { !refused.contains(dateComponents?.day) }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { log("select \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { log("deselect \(dateComponents.day ?? 0)") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool { !refused.contains(dateComponents.day) }

        func weekOfYearSelection(
            _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
        ) { log("week \(weekOfYearComponents?.weekOfYear.map(String.init) ?? "none")") }
    }

    private var listener: Listener!

    override func begin() {
        super.begin()
        listener = Listener()
        listener.log = { [unowned self] in log.append($0) }
    }

    override func end() {
        listener = nil
        super.end()
    }

    /// A calendar of March 2023, which began on a Wednesday.
    private func view() -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 100, width: 393, height: 420))
        view.calendar = Self.calendar
        view.locale = Locale(identifier: "en_US")
        view.visibleDateComponents = DateComponents(year: 2023, month: 3)
        view.delegate = listener
        root.addSubview(view)
        settle()
        return view
    }

    private func tap(_ day: Int, of view: UICalendarView) {
        let cell = view.grid.days[day - 1]
        let point = cell.convert(CGPoint(x: cell.bounds.midX, y: 20), to: window)
        tap(point.x, point.y)
        settle()
    }

    private func selected(_ view: UICalendarView) -> [Int] { view.grid.days.filter(\.isSelected).map(\.day) }

    func testTheMonthIsShownAndTurned() {
        let view = view()
        XCTAssertEqual(view.grid.title, "March 2023")
        XCTAssertEqual(view.grid.days.count, 31)
        XCTAssertEqual(view.visibleDateComponents.year, 2023)
        view.grid.turn(by: 1)
        XCTAssertEqual(takeLog(), ["from 3 to 4"])
        view.setVisibleDateComponents(DateComponents(year: 2023, month: 2, day: 5), animated: true)
        settle()
        XCTAssertEqual(view.grid.title, "February 2023")
        XCTAssertEqual(takeLog(), ["from 4 to 2"])
    }

    func testWithoutASelectionTapsDoNothing() {
        let view = view()
        tap(10, of: view)
        XCTAssertEqual(selected(view), [])
    }

    func testOneDayIsSelectedAndGivenUp() {
        let view = view()
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        listener.refused = [12]
        selection.updateSelectableDates()
        XCTAssertFalse(view.grid.days[11].isEnabled)
        tap(12, of: view)
        tap(10, of: view)
        tap(11, of: view)
        XCTAssertEqual(takeLog(), ["select 10", "select 11"])
        XCTAssertEqual(selected(view), [11])
        XCTAssertEqual(selection.selectedDate?.day, 11)
        tap(11, of: view)
        XCTAssertEqual(takeLog(), ["select none"])
        XCTAssertNil(selection.selectedDate)
        selection.setSelected(DateComponents(year: 2023, month: 5, day: 2), animated: false)
        XCTAssertEqual(selected(view), [2])
        XCTAssertEqual(takeLog(), ["from 3 to 5"])
        listener.refused = [nil]
        tap(2, of: view)
        XCTAssertEqual(selected(view), [2])
        XCTAssertEqual(takeLog(), [])
    }

    func testSeveralDaysAreSelected() {
        let view = view()
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        selection.setSelectedDates([DateComponents(year: 2023, month: 3, day: 1)], animated: false)
        tap(7, of: view)
        XCTAssertEqual(selected(view), [1, 7])
        listener.refused = [1]
        tap(1, of: view)
        tap(7, of: view)
        XCTAssertEqual(takeLog(), ["select 7", "deselect 7"])
        XCTAssertEqual(selection.selectedDates.map(\.day), [1])
    }

    func testAWeekIsSelected() {
        let view = view()
        let selection = UICalendarSelectionWeekOfYear(delegate: listener)
        view.selectionBehavior = selection
        tap(8, of: view)
        XCTAssertEqual(selected(view), Array(5...11))
        XCTAssertEqual(takeLog(), ["week 10"])
        XCTAssertEqual(selection.selectedWeekOfYear?.yearForWeekOfYear, 2023)
        tap(5, of: view)
        XCTAssertEqual(selected(view), [])
        XCTAssertEqual(takeLog(), ["week none"])
    }

    func testDatesThatAreNotAvailableCannotBeSelectedNorTurnedTo() throws {
        let view = view()
        view.selectionBehavior = UICalendarSelectionSingleDate(delegate: listener)
        let start = try XCTUnwrap(Self.calendar.date(from: DateComponents(year: 2023, month: 3, day: 5)))
        let end = try XCTUnwrap(Self.calendar.date(from: DateComponents(year: 2023, month: 4, day: 10)))
        view.availableDateRange = DateInterval(start: start, end: end)
        XCTAssertEqual(view.grid.days.filter(\.isEnabled).map(\.day), Array(5...31))
        let buttons = view.grid.subviews.compactMap { $0 as? UIButton }
        XCTAssertEqual(buttons.map(\.isEnabled), [false, true])
        view.grid.turn(by: 1)
        XCTAssertEqual(buttons.map(\.isEnabled), [true, false])
        XCTAssertEqual(view.grid.days.filter(\.isEnabled).map(\.day), Array(1...9))
    }

    func testDecorationsAreShownAndAskedForAnew() {
        listener.decorated = [3, 4]
        let view = view()
        func decorated() -> [Int] { view.grid.days.filter { $0.decoration != nil }.map(\.day) }
        XCTAssertEqual(decorated(), [3, 4])
        XCTAssertEqual((view.grid.days[2].decoration as? UILabel)?.text, "!")
        listener.decorated = [5]
        view.reloadDecorations(
            forDateComponents: [3, 5].map { DateComponents(year: 2023, month: 3, day: $0) }, animated: false)
        XCTAssertEqual(decorated(), [4, 5])
        let height = view.intrinsicContentSize.height
        view.wantsDateDecorations = false
        XCTAssertEqual(decorated(), [])
        XCTAssertLessThan(view.intrinsicContentSize.height, height)
    }

    func testLooks() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            var stage = PictureStage(393, 852, scale: 3)
            stage.style = style
            listener.decorated = [3, 4, 17]
            let listener: Listener = self.listener
            let picture = try stage.draw("calendar-view-\(style == .dark ? "dark" : "light")") {
                let controller = UIViewController()
                controller.view.backgroundColor = .systemBackground
                let multi = UICalendarSelectionMultiDate(delegate: nil)
                multi.selectedDates = [7, 8, 20].map { DateComponents(year: 2023, month: 3, day: $0) }
                let week = UICalendarSelectionWeekOfYear(delegate: nil)
                week.selectedWeekOfYear = DateComponents(weekOfYear: 11, yearForWeekOfYear: 2023)
                for (index, selection) in [multi, week].enumerated() {
                    let view = UICalendarView(frame: CGRect(x: 0, y: 420 * index, width: 393, height: 420))
                    view.calendar = Self.calendar
                    view.locale = Locale(identifier: "en_US")
                    view.fontDesign = index == 0 ? .default : .rounded
                    view.visibleDateComponents = DateComponents(year: 2023, month: 3)
                    view.delegate = listener
                    view.selectionBehavior = selection
                    controller.view.addSubview(view)
                }
                return controller
            }
            XCTAssertNotNil(picture.ink(in: CGRect(x: 10, y: 70, width: 370, height: 300)))
        }
    }
}
