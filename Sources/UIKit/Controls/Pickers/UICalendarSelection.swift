import Foundation

/// The way in which the days of a calendar are selected. Apps use one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UICalendarSelection") }

    /// The calendar that the behaviour serves.
    weak var view: UICalendarView?

    override init() { super.init() }

    /// Asks the delegate anew which dates can be selected.
    open func updateSelectableDates() { view?.grid.reload() }

    // MARK: What the calendar asks; days are given by their first moment

    /// Whether whole weeks are selected.
    var selectsWeeks: Bool { false }
    func isSelected(_ day: Date) -> Bool { false }
    /// Whether a tap on a day would change the selection.
    func canTap(_ day: Date) -> Bool { true }
    func tap(_ day: Date) {}

    /// Whether components stand for a day.
    func stands(_ components: DateComponents, for day: Date) -> Bool {
        guard let view, let date = view.date(of: components) else { return false }
        return view.shownCalendar.isDate(date, inSameDayAs: day)
    }

    func selectionDidChange() { view?.grid.reload() }
}
