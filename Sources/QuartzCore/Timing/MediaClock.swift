import Foundation
import Synchronization

/// The one clock that animation, display links and `CACurrentMediaTime` read.
///
/// A real clock follows the system's uptime, at a pace that can be changed; a virtual clock stands still until it is
/// advanced, so that a test or a headless flow lands on exact frames.
package final class MediaClock: Sendable {
    package static let shared = MediaClock()

    /// Seconds between two frames.
    package static let frameInterval = 1.0 / 60

    private enum Mode {
        case real(MediaPace)
        case virtual(now: Double)
    }

    private let mode = Mutex(Mode.real(MediaPace()))
    /// The system's uptime, in seconds.
    private let uptime: @Sendable () -> Double

    /// A real clock.
    ///
    /// - Parameter uptime: What the clock follows, in seconds; the system's uptime but in tests.
    package init(uptime: @escaping @Sendable () -> Double = { ProcessInfo.processInfo.systemUptime }) {
        self.uptime = uptime
    }

    /// Seconds of media time.
    package var now: Double {
        mode.withLock { mode in
            switch mode {
            case .real(let pace): pace.mediaTime(at: uptime())
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

    /// Moves a virtual or a paused clock on; one that runs moves by itself.
    package func advance(by seconds: Double) {
        advance { $0 + seconds }
    }

    /// Moves a virtual or a paused clock on to a time, never back.
    package func advance(to time: Double) {
        advance { max($0, time) }
    }

    private func advance(_ change: (Double) -> Double) {
        mode.withLock { mode in
            switch mode {
            case .virtual(let now): mode = .virtual(now: change(now))
            case .real(var pace) where pace.isPaused:
                pace.origin = change(pace.origin)
                mode = .real(pace)
            case .real: break
            }
        }
    }

    // MARK: Pace of a real clock

    /// Whether a real clock was told to stand still.
    package var isPaused: Bool { pace?.isPaused ?? false }

    /// Seconds of media time in a second, of a clock that is not paused.
    package var speed: Double { pace?.speed ?? 1 }

    /// Lets a real clock run at another pace, or stand still, from now on; nil stays as it is.
    package func setPace(isPaused: Bool? = nil, speed: Double? = nil) {
        mode.withLock { mode in
            guard case .real(let pace) = mode else { return }
            mode = .real(pace.changed(at: uptime(), isPaused: isPaused, speed: speed))
        }
    }

    /// How many seconds pass until a media time, 0 for one that has passed; nil if it does not come by itself.
    package func seconds(until time: Double) -> Double? {
        mode.withLock { mode in
            switch mode {
            case .real(let pace): pace.seconds(until: time, at: uptime())
            case .virtual(let now): time <= now ? 0 : nil
            }
        }
    }

    /// The media time at a moment of the system's uptime; of one before the clock got its pace, the time at that change,
    /// since frames' times never go back.
    package func time(atUptime moment: Double) -> Double {
        mode.withLock { mode in
            switch mode {
            case .real(let pace): pace.mediaTime(at: max(moment, pace.start))
            case .virtual(let now): now
            }
        }
    }

    private var pace: MediaPace? {
        mode.withLock { mode in
            if case .real(let pace) = mode { pace } else { nil }
        }
    }
}

/// How a real clock's media time follows the system's uptime.
private struct MediaPace {
    /// The media time at `start`, in seconds.
    var origin = 0.0
    /// The uptime from which the pace holds, in seconds.
    var start = 0.0
    var speed = 1.0
    var isPaused = false

    func mediaTime(at uptime: Double) -> Double {
        isPaused ? origin : origin + (uptime - start) * speed
    }

    func seconds(until time: Double, at uptime: Double) -> Double? {
        let missing = time - mediaTime(at: uptime)
        if missing <= 0 { return 0 }
        return isPaused ? nil : missing / speed
    }

    /// The pace from a moment on; media time does not jump.
    func changed(at uptime: Double, isPaused: Bool?, speed: Double?) -> MediaPace {
        MediaPace(
            origin: mediaTime(at: uptime), start: uptime, speed: speed ?? self.speed,
            isPaused: isPaused ?? self.isPaused)
    }
}

/// The current media time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaClock.shared.now
}

/// A time in seconds.
public typealias CFTimeInterval = Double
