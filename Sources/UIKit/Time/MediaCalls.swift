import QuartzCore

/// Calls at times of the media clock, for the frameworks that stand beside UIKit.
///
/// With a virtual clock they come as time is let pass, in step with animations and the app's timers; a test that begins
/// drops the calls of the one before.
@_spi(Framework) public enum MediaCalls {
    /// A call that can be taken back.
    public struct Ticket: Sendable {
        fileprivate let ticket: TimedCalls.Ticket
    }

    /// Seconds by which sums of frames may miss a time.
    public static let tolerance = TimedCalls.tolerance

    /// Whether media time only passes as a flow or a test lets it: then nobody listens either.
    public static var isVirtual: Bool { MediaClock.shared.isVirtual }

    /// Makes a call on the main actor, in a turn of the run loop of its own. Any thread may ask for one.
    ///
    /// - Parameter time: In seconds of media time, as `CACurrentMediaTime()` has them; one that is over means as soon as
    ///   possible.
    @discardableResult public static func schedule(
        at time: Double, _ call: @escaping @MainActor @Sendable () -> Void
    ) -> Ticket {
        Ticket(ticket: TimedCalls.shared.schedule(at: time, call))
    }

    /// Takes a call back; nil, or one that was made, has no effect.
    public static func cancel(_ ticket: Ticket?) { TimedCalls.shared.cancel(ticket?.ticket) }
}
