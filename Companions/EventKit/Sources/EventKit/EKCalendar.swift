import Foundation
@_spi(Framework) import UIKit

/// A calendar of events, or a list of reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    private let entity: EKEntityType
    /// What the calendar is known by.
    public let calendarIdentifier = UUID().uuidString
    /// The name.
    open var title = ""
    /// Where the calendar comes from.
    open var source: EKSource!
    /// The colour of the calendar's events.
    open var cgColor: CGColor! = UIColor.systemBlue.cgColor
    /// Where the calendar comes from.
    open var type: EKCalendarType { .local }
    /// What the calendar holds.
    open var allowedEntityTypes: EKEntityMask { entity == .event ? .event : .reminder }
    /// Whether events can be added.
    open var allowsContentModifications: Bool { true }
    /// Whether the calendar is a subscription.
    open var isSubscribed: Bool { false }
    /// Whether the calendar itself cannot be changed.
    open var isImmutable: Bool { false }

    init(_ entity: EKEntityType) { self.entity = entity }

    /// Makes a calendar that is in no store yet.
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init(entityType) }

    func type(of entityType: EKEntityType) -> Bool { entity == entityType }
}
