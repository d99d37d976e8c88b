import Foundation

/// Local time for a set of animations, which can be held, scrubbed, and played backwards.
///
/// Everything that is animated while `capture` runs a closure follows the driver's time in place of the media clock's.
/// The two are the same until the driver is paused, so that a driven animation shows what an undriven one would.
@MainActor package final class AnimationDriver {
    /// Where a driver's animations are left.
    package enum Position: Sendable {
        /// The layers have the values from before the animations.
        case start
        /// They keep what is on the screen.
        case current
        /// They have the values that the animations led to.
        case end
    }

    private enum Course {
        case running(AnimationStretch)
        case paused(elapsed: Double)
        case over
    }

    /// Seconds of local time from fraction 0 to 1.
    package let duration: Double
    /// Called once after the commit, when the driver has finished.
    package var completion: ((Position) -> Void)?
    /// Called when the driver has come to an end of its way, to ask whether it is to be held there in place of finishing.
    package var holdsAtEnd: (() -> Bool)?

    private var course: Course
    /// Media time, or the time of the driver around this one, at which local time was 0.
    private var start: Double
    private var parent: AnimationDriver?
    private var children: [WeakDriver] = []
    private var layers: [WeakLayer] = []
    private var changes = CapturedChanges()
    private var callback: Int?

    private static var stack: [AnimationDriver] = []

    /// The driver that new animations belong to.
    static var capturing: AnimationDriver? { stack.last }

    /// Makes a driver that starts to run now, inside the driver that is capturing if there is one.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - curve: How local time passes in the course of the duration.
    ///   - delay: Seconds until local time begins to pass.
    ///   - reversed: Whether to run from the end to the start.
    package init(duration: Double, curve: AnimationCurve = .linear, delay: Double = 0, reversed: Bool = false) {
        self.duration = duration
        parent = Self.capturing
        let now = MediaClock.shared.now
        let begin = parent?.time(at: now) ?? now
        start = begin
        course = .running(
            AnimationStretch(
                begin: begin + delay, from: reversed ? duration : 0, to: reversed ? 0 : duration, length: duration,
                curve: curve, isReversed: reversed))
        parent?.children.append(WeakDriver(driver: self))
        updateCallback()
    }

    /// Runs a closure whose animations follow this driver; once it has finished, just runs it.
    ///
    /// - Parameter atStart: Whether the animations begin with the driver, wherever it is now.
    package func capture(atStart: Bool = false, _ body: () -> Void) {
        guard !isOver else { return body() }
        Self.stack.append(self)
        capturesAtStart = atStart
        body()
        capturesAtStart = false
        Self.stack.removeLast()
    }

    private var capturesAtStart = false

    /// The time at which an animation begins that is captured now.
    func beginning(at mediaTime: Double) -> Double { capturesAtStart ? start : time(at: mediaTime) }

    // MARK: Time

    package var isOver: Bool {
        if case .over = course { true } else { false }
    }

    /// Whether local time passes, forwards or backwards, as far as this driver is concerned.
    package var isRunning: Bool {
        if case .running = course { true } else { false }
    }

    /// Whether local time runs towards the start.
    package var isReversed: Bool {
        if case .running(let stretch) = course { stretch.isReversed } else { false }
    }

    /// How much of the duration has passed, from 0 to 1; outside of them where a spring overshoots.
    package var fraction: Double { fraction(at: MediaClock.shared.now) }

    func fraction(at mediaTime: Double) -> Double { duration > 0 ? elapsed(at: mediaTime) / duration : 1 }

    /// Whether time passes for the animations, that is for this driver and those around it.
    var isAdvancing: Bool { isRunning && parent?.isAdvancing ?? true }

    /// What the captured animations take for the media time.
    func time(at mediaTime: Double) -> Double {
        let source = sourceTime(at: mediaTime)
        // Not by way of the elapsed time, which would round.
        if case .running(let stretch) = course, stretch.begin == start, stretch.isEven, source >= start {
            return source
        }
        return start + elapsed(atSource: source)
    }

    private func sourceTime(at mediaTime: Double) -> Double { parent?.time(at: mediaTime) ?? mediaTime }

    private func elapsed(at mediaTime: Double) -> Double { elapsed(atSource: sourceTime(at: mediaTime)) }

    private func elapsed(atSource source: Double) -> Double {
        switch course {
        case .running(let stretch): stretch.elapsed(at: source)
        case .paused(let elapsed): elapsed
        case .over: duration
        }
    }

    // MARK: Control

    /// Holds local time.
    package func pause() {
        guard isRunning else { return }
        hold(at: min(max(elapsed(at: MediaClock.shared.now), 0), duration))
    }

    /// Holds local time at a fraction of the duration, from 0 to 1.
    package func scrub(to fraction: Double) {
        guard !isOver else { return }
        hold(at: min(max(fraction, 0), 1) * duration)
    }

    private func hold(at elapsed: Double) {
        course = .paused(elapsed: elapsed)
        updateCallback()
        CATransaction.noteChange()
    }

    /// Lets local time pass from where it is to the end or, reversed, back to the start, where the driver finishes.
    ///
    /// - Parameters:
    ///   - speed: How fast local time passes on the average against the clock; more than 0.
    ///   - curve: How it passes in the course of the rest.
    ///   - completion: Called in addition to the driver's own.
    package func resume(
        reversed: Bool = false, speed: Double = 1, curve: AnimationCurve = .linear,
        completion: ((Position) -> Void)? = nil
    ) {
        let elapsed = elapsed(at: MediaClock.shared.now)
        let way = reversed ? elapsed : duration - elapsed
        run(reversed: reversed, over: max(0, way) / max(speed, 1e-6), curve: curve, completion: completion)
    }

    /// Lets local time pass to the end or back to the start within some seconds.
    package func run(
        reversed: Bool = false, over seconds: Double, curve: AnimationCurve = .linear,
        completion: ((Position) -> Void)? = nil
    ) {
        guard !isOver else { return }
        if let completion {
            let own = self.completion
            self.completion = { position in
                own?(position)
                completion(position)
            }
        }
        let now = MediaClock.shared.now
        course = .running(
            AnimationStretch(
                begin: sourceTime(at: now), from: elapsed(at: now), to: reversed ? 0 : duration, length: seconds,
                curve: curve, isReversed: reversed))
        updateCallback()
        CATransaction.noteChange()
    }

    /// Turns round on the way: goes back as it came, or on as it would have gone.
    ///
    /// - Returns: False if it did not, as the driver is not on its first way through.
    @discardableResult package func turnRound() -> Bool {
        guard case .running(let stretch) = course, stretch.spans(duration),
            let mirrored = stretch.mirrored(at: sourceTime(at: MediaClock.shared.now))
        else { return false }
        course = .running(mirrored)
        CATransaction.noteChange()
        return true
    }

    /// Ends the animations and leaves the layers' models as they were, as they are shown or as they were to become.
    ///
    /// Those that last longer than the driver go on by the media clock, unless the driver goes back to its start.
    ///
    /// - Parameter finished: What the animations' completions are told.
    package func finish(at position: Position, finished: Bool = true) {
        guard !isOver else { return }
        let now = MediaClock.shared.now
        let last = max(start + duration, time(at: now))
        let inner = children.compactMap(\.driver).filter { !$0.isOver }
        let captured = layers.compactMap(\.layer)
        if position == .current {
            for layer in captured { changes.keep(of: layer, in: layer.presentationState, drivenBy: self) }
        }
        // While there is still a time for them to be at.
        if position != .end { for driver in inner { driver.finish(at: position, finished: finished) } }
        course = .over
        updateCallback()
        parent?.children.removeAll { $0.driver == nil || $0.driver === self }
        switch position {
        case .end:
            let outside = parent.map { $0.time(at: now) } ?? now
            for driver in inner { driver.move(to: parent, by: outside - last) }
            for layer in captured {
                layer.endAnimations(drivenBy: self, at: last, finished: finished)
                layer.hand(animationsOf: self, to: parent, by: outside - last)
            }
        case .start, .current:
            changes.restore()
            for layer in captured { layer.endAnimations(drivenBy: self, at: nil, finished: finished) }
        }
        changes = CapturedChanges()
        layers = []
        children = []
        CATransaction.noteChange()
        guard let completion else { return }
        self.completion = nil
        CATransaction.afterCommit { completion(position) }
    }

    /// Ends the animations and leaves what is on the screen, for the time being.
    ///
    /// - Returns: What leaves the layers at another position. The driver's completion is not called.
    package func stop(finished: Bool = false) -> (Position) -> Void {
        let start = changes
        var end = CapturedChanges()
        for layer in layers.compactMap(\.layer) { end.keep(of: layer, in: layer.modelState, drivenBy: self) }
        completion = nil
        finish(at: .current, finished: finished)
        return { position in
            switch position {
            case .start: start.restore()
            case .end: end.restore()
            case .current: break
            }
        }
    }

    /// Continues inside another driver, or by the media clock, whose time differs.
    private func move(to driver: AnimationDriver?, by seconds: Double) {
        parent = driver
        driver?.children.append(WeakDriver(driver: self))
        shift(by: seconds)
        updateCallback()
    }

    private func shift(by seconds: Double) {
        guard seconds != 0 else { return }
        start += seconds
        if case .running(var stretch) = course {
            stretch.begin += seconds
            course = .running(stretch)
        }
        for layer in layers.compactMap(\.layer) { layer.hand(animationsOf: self, to: self, by: seconds) }
        for driver in children.compactMap(\.driver) { driver.shift(by: seconds) }
    }

    // MARK: Frames

    private func updateCallback() {
        if isAdvancing, callback == nil {
            callback = AnimationTimeline.shared.addFrameCallback(describedAs: "driven animations") { [self] in
                update(at: $0)
            }
        } else if !isAdvancing, let callback {
            AnimationTimeline.shared.removeFrameCallback(callback)
            self.callback = nil
        }
        for child in children { child.driver?.updateCallback() }
    }

    private func update(at mediaTime: Double) {
        guard case .running(let stretch) = course else { return }
        CATransaction.noteChange()
        guard stretch.isOver(at: sourceTime(at: mediaTime)) else { return }
        guard holdsAtEnd?() != true else { return hold(at: stretch.to) }
        finish(at: stretch.isReversed ? .start : .end)
    }

    // MARK: What is captured

    /// Notes that a layer has an animation of this driver's.
    func captured(_ layer: CALayer) {
        if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
    }

    func captured(_ effects: [TimedEffect], of layer: CALayer) {
        captured(layer)
        changes.noteAnimation(of: layer, effects)
    }

    /// Says that the change that is under way will be shown by an animation that is added later.
    package static func noteAnimatedChange() { capturing?.changes.noteAnimatedChange() }

    /// Runs a change of a layer's model with what it starts.
    func whileChanging<Value: Equatable>(
        _ layer: CALayer, _ key: String, _ path: WritableKeyPath<LayerState, Value>, _ change: () -> Void
    ) {
        let before = layer.modelState[keyPath: path]
        changes.begin(layer, key) { $0[keyPath: path] = before }
        change()
        changes.endChange()
    }
}

private struct WeakDriver {
    weak var driver: AnimationDriver?
}

private struct WeakLayer {
    weak var layer: CALayer?
}
