import Foundation

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// When to begin; nil for any time.
    open var startDateComponents: DateComponents? { didSet { isChanged = true } }
    /// When to be done; nil for any time.
    open var dueDateComponents: DateComponents? { didSet { isChanged = true } }
    /// When it was done; nil while it was not.
    open var completionDate: Date? { didSet { isChanged = true } }
    /// How important it is, from 1 to 9; 0 for nothing.
    open var priority = 0 { didSet { isChanged = true } }

    /// Makes a reminder that is in no store yet.
    public convenience init(eventStore: EKEventStore) { self.init(identifier: UUID().uuidString) }

    override init(identifier: String) { super.init(identifier: identifier) }

    /// Whether it was done.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
}
