import CoreLocationEngine
import QuartzCore
@_spi(Framework) import UIKit

/// Decides which positions are significantly far from the one before.
@MainActor final class SignificantChanges {
    /// Metres, as documented.
    private static let distance = 500.0
    /// Seconds between two changes, as documented.
    private static let interval = 300.0

    private var last: PositionFix?
    private var call: MediaCalls.Ticket?

    isolated deinit { MediaCalls.cancel(call) }

    /// Whether the delegate is to be told of a position; a change that comes too early is measured again in time.
    func take(_ fix: PositionFix) -> Bool {
        MediaCalls.cancel(call)
        if let last {
            guard last.point.distance(to: fix.point) >= Self.distance else { return false }
            guard fix.time - last.time >= Self.interval - MediaCalls.tolerance else {
                call = MediaCalls.schedule(at: last.time + Self.interval) { LocationServices.shared.measureSoon() }
                return false
            }
        }
        last = fix
        return true
    }
}
