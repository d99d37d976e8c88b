import Foundation
@_spi(Framework) import AudioToolbox
@_spi(Framework) import UIKit

/// A call that is made as a player's time passes.
final class TimeObserver: @unchecked Sendable {
    enum Moments {
        /// In seconds.
        case period(Double)
        /// In seconds, growing.
        case places([Double])
    }

    let moments: Moments
    private let queue: DispatchQueue?
    private let call: @Sendable (Double) -> Void
    /// Only touched on the main thread.
    var ticket: MediaCalls.Ticket?

    init(_ moments: Moments, _ queue: DispatchQueue?, call: @escaping @Sendable (Double) -> Void) {
        self.moments = moments
        self.queue = queue
        self.call = call
    }

    func tell(_ seconds: Double) {
        let call = call
        // Calls of the main queue are made in the turn that they are due in.
        guard let queue, queue !== DispatchQueue.main else { return call(seconds) }
        queue.async { call(seconds) }
    }

    /// The next place at which to call, played from one at a rate.
    func next(from place: Double, rate: Double) -> Double? {
        let near = 1e-6
        switch moments {
        case .period(let interval):
            guard interval > 0 else { return nil }
            let count = place / interval
            return rate > 0
                ? ((count + near).rounded(.down) + 1) * interval : ((count - near).rounded(.up) - 1) * interval
        case .places(let places):
            return rate > 0 ? places.first { $0 > place + near } : places.last { $0 < place - near }
        }
    }
}
