import Foundation
import QuartzCore

/// A notification that the app schedules for itself. Deprecated in iOS 10 in favour of UserNotifications.
///
/// A notification that is due while the app is in front is handed to the delegate.
@preconcurrency @MainActor open class UILocalNotification: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UILocalNotification") }

    public override init() { super.init() }

    /// The date at which the notification is due; nil for at once.
    open var fireDate: Date?
    /// The time zone in which the date stays the same wall time; nil for a moment that is the same everywhere.
    open var timeZone: TimeZone?
    /// The span after which the notification is due again; nil for one that is due once.
    open var repeatInterval: NSCalendar.Unit = []
    /// The calendar of `repeatInterval`; nil for the current one.
    open var repeatCalendar: Calendar?
    /// The notification's text; nil for none.
    open var alertBody: String?
    /// Whether the notification has a button or slider besides its text.
    open var hasAction = true
    /// The title of the button or slider; nil for the system's.
    open var alertAction: String?
    /// The title of the notification; nil for none.
    open var alertTitle: String?
    /// The name of the launch picture for an app that is opened by the notification; nil for the usual one.
    open var alertLaunchImage: String?
    /// The name of the sound; nil for none.
    open var soundName: String?
    /// The number for the app's icon; 0 leaves it as it is.
    open var applicationIconBadgeNumber = 0
    /// What the app wants to know when the notification is due.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the category whose actions the notification offers; nil for none.
    open var category: String?

    /// The next date at which the notification is due after one; nil for one that is not repeated.
    func next(after date: Date) -> Date? {
        guard let fireDate, let step = Self.components.first(where: { repeatInterval.contains($0.0) })?.1 else {
            return nil
        }
        let calendar = repeatCalendar ?? Calendar.current
        var next = fireDate
        while next <= date, let later = calendar.date(byAdding: step, value: 1, to: next) { next = later }
        return next > date ? next : nil
    }

    private static let components: [(NSCalendar.Unit, Calendar.Component)] = [
        (.second, .second), (.minute, .minute), (.hour, .hour), (.day, .day), (.weekOfYear, .weekOfYear),
        (.weekday, .weekOfYear), (.month, .month), (.quarter, .quarter), (.year, .year),
    ]

}

/// The sound of the system for local notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The notifications that wait for their dates.
@MainActor final class LocalNotifications: SessionPart {
    private var waiting: [(notification: UILocalNotification, ticket: TimedCalls.Ticket)] = []

    var scheduled: [UILocalNotification] { waiting.map(\.notification) }

    func schedule(_ notification: UILocalNotification) {
        // Choice (local notifications): one without a date, or with one that is past, is due at once.
        plan(notification, in: max(0, notification.fireDate?.timeIntervalSinceNow ?? 0))
    }

    func cancel(_ notification: UILocalNotification?) {
        for entry in waiting where notification == nil || entry.notification === notification {
            TimedCalls.shared.cancel(entry.ticket)
        }
        waiting.removeAll { notification == nil || $0.notification === notification }
    }

    private func plan(_ notification: UILocalNotification, in delay: TimeInterval) {
        let ticket = TimedCalls.shared.schedule(at: CACurrentMediaTime() + delay) { [weak self] in
            self?.isDue(notification)
        }
        waiting.append((notification, ticket))
    }

    private func isDue(_ notification: UILocalNotification) {
        waiting.removeAll { $0.notification === notification }
        let now = notification.fireDate ?? Date()
        if let next = notification.next(after: now) { plan(notification, in: next.timeIntervalSince(now)) }
        deliver(notification)
    }

    // Choice (local notifications): nobody taps on one that is due in the background, so the app does not hear of it.
    func deliver(_ notification: UILocalNotification) {
        let application = UIApplication.shared
        if notification.applicationIconBadgeNumber > 0 {
            application.applicationIconBadgeNumber = notification.applicationIconBadgeNumber
        }
        guard application.applicationState != .background else { return }
        application.delegate?.application(application, didReceive: notification)
    }
}
