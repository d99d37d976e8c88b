import Foundation

/// How something recurs.
open class EKRecurrenceRule: NSObject, NSCopying, @unchecked Sendable {
    /// How often.
    public let frequency: EKRecurrenceFrequency
    /// How many days, weeks, months or years lie between.
    public let interval: Int
    /// When it recurs no more; nil for always.
    open var recurrenceEnd: EKRecurrenceEnd?
    /// The days of the week; nil for that of the first time.
    public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    /// The days of the month; nil for that of the first time.
    public let daysOfTheMonth: [NSNumber]?
    /// The months of the year; nil for that of the first time.
    public let monthsOfTheYear: [NSNumber]?
    /// The weeks of the year; nil for all.
    public let weeksOfTheYear: [NSNumber]?
    /// The days of the year; nil for that of the first time.
    public let daysOfTheYear: [NSNumber]?
    /// Which of the days that fit; nil for all.
    public let setPositions: [NSNumber]?

    /// Makes a rule of a frequency.
    public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        self.init(
            recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil,
            weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
    }

    /// Makes a rule of a frequency and of days.
    public init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        (frequency, self.interval, recurrenceEnd) = (type, max(interval, 1), end)
        (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
        (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    }

    /// The rule itself: but for its end it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The name of the calendar that the rule counts by.
    open var calendarIdentifier: String { "gregorian" }
    /// The first day of the week, from 1 for Sunday; 0 for the usual.
    open var firstDayOfTheWeek: Int { 0 }

    /// The times from the first one on up to another.
    ///
    /// Choice (EventKit): days of the week count for weeks and days of the month for months; other conditions are kept, and
    /// make no difference to when an event takes place.
    func dates(from first: Date, upTo end: Date) -> [Date] {
        let calendar = Calendar(identifier: .gregorian)
        let limit = recurrenceEnd?.occurrenceCount ?? 0
        let last = min(end, recurrenceEnd?.endDate ?? end)
        var dates: [Date] = []
        // No rule is followed for longer than ten thousand times.
        for step in 0..<10_000 {
            guard let base = calendar.date(byAdding: unit, value: step * interval, to: first) else { break }
            for date in days(around: base, calendar) where date >= first {
                if date > last || limit > 0 && dates.count >= limit { return dates }
                dates.append(date)
            }
            if base > last { break }
        }
        return dates
    }

    private var unit: Calendar.Component {
        switch frequency {
        case .daily: .day
        case .weekly: .weekOfYear
        case .monthly: .month
        case .yearly: .year
        }
    }

    private func days(around base: Date, _ calendar: Calendar) -> [Date] {
        func moved(_ component: Calendar.Component, _ days: [Int]) -> [Date] {
            let today = calendar.component(component, from: base)
            return days.sorted().compactMap { calendar.date(byAdding: .day, value: $0 - today, to: base) }
        }
        if frequency == .weekly, let days = daysOfTheWeek, !days.isEmpty {
            return moved(.weekday, days.map(\.dayOfTheWeek.rawValue))
        }
        if frequency == .monthly, let days = daysOfTheMonth, !days.isEmpty {
            let count = calendar.range(of: .day, in: .month, for: base)?.count ?? 31
            // A negative day counts from the month's end.
            return moved(.day, days.map(\.intValue).map { $0 < 0 ? count + 1 + $0 : $0 }.filter { $0 <= count })
        }
        return [base]
    }
}
