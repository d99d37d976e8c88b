import Foundation

/// A date, or parts of one, that brings a notification.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The parts that the date has to have.
    public let dateComponents: DateComponents

    /// Makes a trigger for the next date that has some parts, or for each.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When the notification comes next; nil for never.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        var parts = dateComponents
        (parts.calendar, parts.timeZone) = (nil, nil)
        return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
    }
}
