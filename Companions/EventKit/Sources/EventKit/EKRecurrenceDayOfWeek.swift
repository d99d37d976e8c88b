import Foundation

/// A day of the week, perhaps of a certain week.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
    /// The day.
    public let dayOfTheWeek: EKWeekday
    /// The week; 0 for every one.
    public let weekNumber: Int

    /// Makes a day of every week.
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    /// Makes a day of a week.
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
}
