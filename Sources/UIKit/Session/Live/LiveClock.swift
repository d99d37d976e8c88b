import DisplayProtocol
import QuartzCore

/// A person's hand on the clock.
@MainActor enum LiveClock {
    /// The paces that can be asked for, in seconds of media time a second.
    private static let speeds = 0.001...100.0
    /// How many frames one step passes at most: ten seconds.
    private static let longestStep = 600

    static func set(_ change: DisplayMessage.SetClock) {
        let speed = change.speed.map { min(max($0, speeds.lowerBound), speeds.upperBound) }
        MediaClock.shared.setPace(isPaused: change.isPaused, speed: speed)
        tell()
    }

    /// Lets a paused clock pass some frames, with the timers that are due in them.
    static func step(_ step: DisplayMessage.Step) {
        if MediaClock.shared.isPaused {
            for _ in 0..<min(max(step.frames, 0), longestStep) {
                VirtualTime.advance(by: MediaClock.frameInterval, passRealTime: false)
            }
        }
        tell()
    }

    private static func tell() {
        let clock = MediaClock.shared
        DisplayClient.current?.send(
            AppMessage.ClockState(isPaused: clock.isPaused, speed: clock.speed, time: clock.now))
    }
}
