import CoreLocation
import Foundation

/// Whether an alarm is for coming or for leaving.
public enum EKAlarmProximity: Int, Sendable {
    /// For neither.
    case none
    /// For coming.
    case enter
    /// For leaving.
    case leave
}

/// What reminds of an event: a time, or a place.
open class EKAlarm: NSObject, NSCopying, @unchecked Sendable {
    /// Seconds from the event's beginning; negative before it.
    open var relativeOffset: TimeInterval = 0
    /// A fixed time; nil for one that depends on the event.
    open var absoluteDate: Date?
    /// A place; nil for a time.
    open var structuredLocation: EKStructuredLocation?
    /// Whether the alarm is for coming to the place, or for leaving it.
    open var proximity = EKAlarmProximity.none

    /// Makes an alarm at the event's beginning.
    public override init() { super.init() }

    /// Makes an alarm so many seconds from the event's beginning.
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }

    /// Makes an alarm at a time.
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }

    /// An alarm of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKAlarm()
        (copy.relativeOffset, copy.absoluteDate) = (relativeOffset, absoluteDate)
        (copy.structuredLocation, copy.proximity) = (structuredLocation, proximity)
        return copy
    }
}
