import Foundation
import QuartzCore

/// How often a display link is to be called, in calls a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least number of calls a second; it has no effect here.
    public var minimum: Float
    /// The greatest number of calls a second; it counts where no preferred number is given.
    public var maximum: Float
    /// The preferred number of calls a second; 0 leaves it to `maximum`.
    public var preferred: Float

    /// Makes a range of numbers of calls a second; without a preferred one `maximum` counts.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred ?? 0)
    }

    /// Whatever suits the screen.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method before each frame, until it is invalidated.
///
/// It keeps its target alive for as long. Whoever waits for the app to become idle waits for a link as well, but not for
/// one that goes on and on.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    /// Seconds after which a link is taken to be one that never ends.
    private static let patience = 5.0

    private var target: AnyObject?
    private let selector: Selector
    private var modes: Set<RunLoop.Mode> = []
    private var callback: Int?
    private var firstFrame: Double?
    private var isEndless = false

    /// Makes a link that calls nobody.
    public override init() {
        target = nil
        selector = Selector("")
        super.init()
    }

    /// Makes a link that calls once it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
        super.init()
    }

    /// Starts the calls; there is one run loop that shows frames, that of the main thread.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        modes.insert(mode)
        update()
    }

    /// Ends the calls for one of the modes; the link can be added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        update()
    }

    /// Ends the calls for good and lets go of the target.
    open func invalidate() {
        modes = []
        target = nil
        update()
    }

    /// Whether the calls pause; false by default.
    open var isPaused = false { didSet { update() } }

    /// The time of the frame that was made last, in seconds of media time.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time at which the frame that is being made will be replaced, in seconds of media time.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    /// The time between two frames of the screen, in seconds; 0 before the first call.
    open var duration: CFTimeInterval { timestamp > 0 || targetTimestamp > 0 ? MediaClock.frameInterval : 0 }

    /// The number of calls a second; 0, the default, leaves it to `preferredFrameRateRange`.
    open var preferredFramesPerSecond = 0
    /// The range of calls a second; counts where `preferredFramesPerSecond` is 0.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// How many frames of the screen there are to a call; counts where no number of calls a second is given. Deprecated.
    open var frameInterval = 1

    /// How many frames go by from one call to the next.
    private var framesPerCall: Double {
        let wish =
            preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond)
            : Double(
                preferredFrameRateRange.preferred > 0
                    ? preferredFrameRateRange.preferred : preferredFrameRateRange.maximum)
        return wish > 0 ? max(1, (1 / MediaClock.frameInterval / wish).rounded()) : Double(max(1, frameInterval))
    }

    private func update() {
        let runs = !modes.isEmpty && !isPaused && target != nil
        if runs, callback == nil {
            callback = AnimationTimeline.shared.addFrameCallback(isEndless: isEndless) { [self] in frame(at: $0) }
        } else if !runs, let callback {
            AnimationTimeline.shared.removeFrameCallback(callback)
            self.callback = nil
        }
    }

    private func frame(at time: Double) {
        let length = framesPerCall * MediaClock.frameInterval
        // A frame that nobody's clock made comes at the time of the one before.
        guard time >= targetTimestamp - 1e-6, time > timestamp || firstFrame == nil, let target else { return }
        timestamp = time
        targetTimestamp = time + length
        let first = firstFrame ?? time
        firstFrame = first
        if !isEndless, time - first > Self.patience {
            isEndless = true
            if let callback { AnimationTimeline.shared.removeFrameCallback(callback) }
            callback = nil
            update()
        }
        MessageSending.send(selector, to: target, arguments: [self])
    }
}

extension UIScreen {
    /// A link that calls a method before each frame of the screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
