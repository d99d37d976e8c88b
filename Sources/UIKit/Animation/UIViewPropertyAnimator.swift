import CoreGraphics
import Foundation
import QuartzCore

/// Animates the changes of closures, and lets them be held, scrubbed, turned round and stopped on the way.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, ObjectiveCExposed, UIViewImplicitlyAnimating {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIViewPropertyAnimator") }

    /// The pace of the whole animation.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// In seconds; a spring by its physics takes its own time.
    open private(set) var duration: TimeInterval
    /// Seconds between the start and the first change.
    open private(set) var delay: TimeInterval = 0
    /// The place of the animator in its life; inactive at first and when it has finished.
    open private(set) var state = UIViewAnimatingState.inactive

    /// Whether views get touches while they are animated.
    open var isUserInteractionEnabled = true
    /// Whether the app finds the views under touches itself while they are animated. False, as it is at first, has them
    /// touched where they show; true, where they will be.
    open var isManualHitTestingEnabled = false
    /// Whether the animations may be held or stopped once they run.
    open var isInterruptible = true
    /// Whether a held animation goes as evenly as `fractionComplete` does, and not by the animator's pace.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, held, so that it can be turned round.
    open var pausesOnCompletion = false

    private var animations: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var driver: AnimationDriver?
    /// What decides about the values after a stop.
    private var leave: ((AnimationDriver.Position) -> Void)?
    private var storedIsReversed = false

    // MARK: Making

    /// Makes an inactive animator with a pace.
    ///
    /// - Parameter duration: In seconds; a spring by its physics takes its own time.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = parameters.duration(for: duration)
        timingParameters = parameters
        super.init()
    }

    /// Makes an inactive animator that takes no time.
    public override convenience init() { self.init(duration: 0, curve: .easeInOut) }

    /// Makes an inactive animator with the pace of a named curve; the duration is in seconds.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an inactive animator with the pace of a curve's control points; the duration is in seconds.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an inactive animator with the pace of a spring.
    ///
    /// - Parameter ratio: 1 comes to rest without swinging, less swings.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator that runs already.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - options: Of which the curve and `allowUserInteraction` count.
    @discardableResult open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    isolated deinit {
        guard state == .stopped || driver?.isOver == false else { return }
        // Nobody could ever go on with it.
        NSException.raise(
            .internalInconsistencyException,
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.")
        driver?.finish(at: .current, finished: false)
    }

    // MARK: What is animated

    /// Adds changes: those of an inactive animator are made when it starts, those of an active one at once.
    ///
    /// - Parameter delayFactor: After which part of the remaining time the changes begin, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else {
            return raise("It is an error to add animations to a stopped property animator.")
        }
        if driver != nil {
            capture(animation, delayFactor: delayFactor)
        } else {
            animations.append((animation, delayFactor))
        }
    }

    /// Adds changes that begin without a delay; those of an inactive animator are made when it starts.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a closure that is told where the animations ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    private func activate(delay: TimeInterval, paused: Bool) {
        // Without animations the changes are made, and the end comes with the next frame.
        let length = UIView.areAnimationsEnabled ? duration : 0
        let driver = AnimationDriver(
            duration: length, curve: pace, delay: length > 0 ? delay : 0, reversed: storedIsReversed)
        self.driver = driver
        state = .active
        driver.completion = { [weak self] in self?.ended(at: $0) }
        driver.holdsAtEnd = { [weak self] in self?.holdAtEnd() ?? false }
        if paused { driver.scrub(to: storedIsReversed ? 1 : 0) } else { isKeptAlive = true }
        let pending = animations
        animations = []
        for animation in pending { capture(animation.body, delayFactor: animation.delayFactor) }
    }

    /// Makes changes that the animator's driver animates during what is left of its time.
    private func capture(_ body: @escaping () -> Void, delayFactor: CGFloat) {
        guard let driver else { return }
        // Animations that are added later begin where the animator is; on the way back they have had their time.
        let begin = storedIsReversed ? 0 : min(max(driver.fraction, 0), 1)
        // Choice: the delay is right in time as long as the animator runs at its own pace.
        let time = pace.fraction(ofProgress: begin, of: duration)
        let factor = min(max(Double(delayFactor), 0), 1)
        let first = factor > 0 ? pace.progress(at: time + (1 - time) * factor, of: duration) : begin
        let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
        let block = AnimationBlock(
            duration: max(0, 1 - first) * driver.duration, delay: (first - begin) * driver.duration,
            options: options, pace: .driven)
        block.isHitWhereItShows = !isManualHitTestingEnabled
        driver.capture(atStart: storedIsReversed) { AnimationBlock.push(block, body) }
    }

    private var pace: AnimationCurve { timingParameters?.curve(over: duration) ?? .linear }

    // MARK: Starting and holding

    /// Starts the animations, or lets held ones go on.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animations after some seconds; the changes are made at once, and show from then on.
    open func startAnimation(afterDelay delay: TimeInterval) {
        switch state {
        case .inactive:
            self.delay = delay
            activate(delay: delay, paused: false)
        case .active:
            if driver?.isRunning == false { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        case .stopped: raise("It is an error to start a stopped property animator.")
        }
    }

    /// Holds the animations where they are; an inactive animator gets active and is held at its beginning.
    open func pauseAnimation() {
        switch state {
        case .inactive: activate(delay: 0, paused: true)
        case .active:
            guard mayBeInterrupted else { return }
            driver?.pause()
            isKeptAlive = false
        case .stopped: raise("It is an error to pause a stopped property animator.")
        }
    }

    /// Lets held animations go on; an inactive animator gets active first, and a stopped one does nothing.
    ///
    /// The pace of the rest is the one given, or the animator's own (nil). It takes `durationFactor` of the whole
    /// duration, or with 0 what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        if state == .inactive { activate(delay: 0, paused: true) }
        guard let driver, !driver.isOver else { return }
        let left = 1 - Double(fractionComplete)
        let seconds = durationFactor > 0 ? duration * Double(durationFactor) : duration * left
        isKeptAlive = true
        if let parameters {
            let length = parameters.duration(for: seconds)
            driver.run(reversed: storedIsReversed, over: length, curve: parameters.curve(over: length))
        } else {
            driver.run(
                reversed: storedIsReversed, over: seconds,
                curve: timingParameters?.curve(over: seconds) ?? .linear)
        }
    }

    /// Whether the animations are on their way, and not held.
    open var isRunning: Bool { driver?.isRunning ?? false }

    /// Turns round on the way, and says in which direction held animations will go on.
    open var isReversed: Bool {
        get { storedIsReversed }
        set {
            guard newValue != storedIsReversed else { return }
            storedIsReversed = newValue
            guard let driver, driver.isRunning, !driver.turnRound() else { return }
            continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }

    /// How far the animations have come in the direction in which they go; setting it holds them there.
    open var fractionComplete: CGFloat {
        get {
            guard let driver else { return 0 }
            let progress = min(max(driver.fraction, 0), 1)
            let fraction = scrubsLinearly ? progress : pace.fraction(ofProgress: progress, of: duration)
            return CGFloat(storedIsReversed ? 1 - fraction : fraction)
        }
        set {
            guard state != .stopped else {
                return raise("It is an error to scrub a stopped property animator.")
            }
            if state == .inactive { activate(delay: 0, paused: true) }
            let value = min(max(Double(newValue), 0), 1)
            let fraction = storedIsReversed ? 1 - value : value
            driver?.scrub(to: scrubsLinearly ? fraction : pace.progress(at: fraction, of: duration))
            isKeptAlive = false
        }
    }

    // MARK: Ending

    /// Ends the animations and leaves what is shown.
    ///
    /// - Parameter withoutFinishing: Whether the animator is inactive then, and tells nobody. False makes it wait for
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, mayBeInterrupted, let driver else { return }
        leave = driver.stop()
        self.driver = nil
        isKeptAlive = false
        if withoutFinishing {
            leave = nil
            state = .inactive
            completions = []
        } else {
            state = .stopped
        }
    }

    /// Ends a stopped animator: sets the values and calls the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else {
            return raise("finishAnimationAtPosition: should only be called on a stopped animator!")
        }
        leave?(AnimationDriver.Position(finalPosition))
        leave = nil
        tellCompletions(finalPosition)
    }

    private func ended(at position: AnimationDriver.Position) {
        driver = nil
        isKeptAlive = false
        let place: UIViewAnimatingPosition =
            switch position {
            case .start: .start
            case .end: .end
            case .current: .current
            }
        tellCompletions(place)
    }

    private func tellCompletions(_ position: UIViewAnimatingPosition) {
        state = .inactive
        let handlers = completions
        completions = []
        for handler in handlers { handler(position) }
    }

    private func holdAtEnd() -> Bool {
        guard pausesOnCompletion else { return false }
        isKeptAlive = false
        return true
    }

    private var mayBeInterrupted: Bool {
        guard isInterruptible || driver?.isRunning != true else {
            raise("It is an error to pause or stop a property animator that is not interruptible.")
            return false
        }
        return true
    }

    private func raise(_ reason: String) { NSException.raise(.internalInconsistencyException, reason) }

    /// Whether the animator lives on without anybody who holds it, as while it runs.
    private var isKeptAlive = false {
        didSet { keeper = isKeptAlive ? self : nil }
    }
    private var keeper: UIViewPropertyAnimator?
}

extension AnimationDriver.Position {
    init(_ position: UIViewAnimatingPosition) {
        self =
            switch position {
            case .start: .start
            case .end: .end
            case .current: .current
            }
    }
}
