import Foundation

/// Steps that were counted.
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// Since when.
    public let startDate: Date
    /// Until when.
    public let endDate: Date
    /// How many.
    open var numberOfSteps: NSNumber { 0 }
    /// How far, in metres.
    open var distance: NSNumber? { nil }
    /// How many floors up.
    open var floorsAscended: NSNumber? { nil }
    /// How many floors down.
    open var floorsDescended: NSNumber? { nil }
    /// In seconds a metre.
    open var currentPace: NSNumber? { nil }
    /// In steps a second.
    open var currentCadence: NSNumber? { nil }
    /// In seconds a metre, on average.
    open var averageActivePace: NSNumber? { nil }

    init(from start: Date, to end: Date) {
        startDate = start
        endDate = end
    }
}
