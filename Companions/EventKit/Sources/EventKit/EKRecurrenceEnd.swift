import Foundation

/// When something recurs no more: at a time, or after a number of times.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
    /// The last time at the latest; nil for a number of times.
    public let endDate: Date?
    /// How many times; 0 for a time.
    public let occurrenceCount: Int

    /// Ends at a time.
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    /// Ends after a number of times.
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
