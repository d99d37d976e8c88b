import Foundation

/// Events one after the other.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    /// The events.
    let events: [CHHapticEvent]

    /// Makes a pattern with parameters that change it.
    ///
    /// - Throws: Nothing here.
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }

    /// Makes a pattern with curves that change it.
    ///
    /// - Throws: Nothing here.
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }

    /// How long the pattern is, in seconds.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
