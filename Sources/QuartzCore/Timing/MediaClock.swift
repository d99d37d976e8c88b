import Foundation
import Synchronization

/// The one clock that animation, display links and `CACurrentMediaTime` read.
///
/// A real clock follows the system's uptime; a virtual clock stands still until it is advanced, so that a test or a
/// headless flow lands on exact frames.
package final class MediaClock: Sendable {
    package static let shared = MediaClock()

    /// Seconds between two frames.
    package static let frameInterval = 1.0 / 60

    private enum Mode {
        case real
        case virtual(now: Double)
    }

    private let mode = Mutex(Mode.real)

    /// Seconds of media time.
    package var now: Double {
        mode.withLock { mode in
            switch mode {
            case .real: ProcessInfo.processInfo.systemUptime
            case .virtual(let now): now
            }
        }
    }

    package var isVirtual: Bool {
        mode.withLock { mode in
            if case .virtual = mode { true } else { false }
        }
    }

    /// Makes the clock stand still at `time` seconds until somebody advances it.
    package func becomeVirtual(at time: Double = 0) {
        mode.withLock { $0 = .virtual(now: time) }
    }

    /// Moves a virtual clock on; a real clock moves by itself.
    package func advance(by seconds: Double) {
        mode.withLock { mode in
            if case .virtual(let now) = mode { mode = .virtual(now: now + seconds) }
        }
    }

    /// Moves a virtual clock on to a time, never back.
    package func advance(to time: Double) {
        mode.withLock { mode in
            if case .virtual(let now) = mode { mode = .virtual(now: max(now, time)) }
        }
    }
}

/// The current media time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.shared.now
}

public typealias CFTimeInterval = Double
