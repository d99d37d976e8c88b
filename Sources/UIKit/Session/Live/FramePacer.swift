import QuartzCore

/// When frames are due on a real clock: at once after a rest, and otherwise on a grid of frame intervals, which does not
/// drift however late each frame begins.
struct FramePacer {
    /// When the last frame was due, as system uptime in seconds.
    private var last = -Double.infinity

    /// The earliest moment of the next frame, as system uptime in seconds.
    var next: Double { last + MediaClock.frameInterval }

    /// A frame begins.
    ///
    /// - Returns: When it was due: in between two frames of an animation, times are a frame interval apart.
    mutating func begin(at uptime: Double) -> Double {
        let due = next
        last = uptime - due < MediaClock.frameInterval ? due : uptime
        return last
    }
}
