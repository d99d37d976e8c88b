import Foundation

// Objective-C's calendar writes the beginnings of intervals into variables of NSDate, where the one on Linux returns intervals.

extension NSCalendar {
    /// Finds the unit of time that a date is in: when it begins, and its length in seconds.
    ///
    /// - Returns: Whether the calendar has such an interval.
    public func range(
        of unit: Unit, start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool {
        Self.put(range(of: unit, for: date), into: start, interval)
    }

    /// Finds the weekend that a date is in: when it begins, and its length in seconds.
    ///
    /// - Returns: Whether the date is in a weekend.
    public func range(
        ofWeekendStart start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool {
        Self.put(range(ofWeekendContaining: date), into: start, interval)
    }

    /// Finds the next weekend after a date, or the last one before it with `.searchBackwards`.
    public func nextWeekendStart(
        _ start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [], after date: Date
    ) -> Bool {
        Self.put(nextWeekendAfter(date, options: options), into: start, interval)
    }

    /// What there is not leaves the variables as they are.
    private static func put(
        _ found: DateInterval?, into start: UnsafeMutablePointer<NSDate?>?,
        _ interval: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let found else { return false }
        start?.pointee = found.start as NSDate
        interval?.pointee = found.duration
        return true
    }
}
