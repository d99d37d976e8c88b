import CoreGraphics
import Foundation

extension CALayer {
    /// What is on the screen now, animations included.
    package var presentationState: LayerState { presentationState(at: MediaClock.shared.now) }

    package func presentationState(at time: Double) -> LayerState {
        guard !running.isEmpty else { return modelState }
        var state = modelState
        let own = localTime(at: time)
        for animation in running {
            animation.apply(to: &state, at: animation.driver.map { localTime(at: $0.time(at: time)) } ?? own)
        }
        return state
    }

    /// A copy of the layer with the values that are on the screen.
    ///
    /// It is made by the class's `init(layer:)`, which has to copy what a subclass adds.
    public func presentation() -> Self? {
        let copy = makeCopy()
        copy.adopt(presentationState)
        copyAnimatedNames(to: copy)
        copy.presented = model()
        return copy
    }

    /// The layer with the values that the app has set: for a copy that `presentation()` made, the layer that was asked
    /// for it; for every other layer, the layer itself.
    public func model() -> Self { unsafeDowncast((presented ?? self) as AnyObject, to: Self.self) }

    /// The function must not be inlined: the optimiser would take the result for a `__LayerMaker`.
    @inline(never) private func makeCopy() -> Self {
        let maker = unsafeBitCast(type(of: self), to: __LayerMaker.Type.self)
        return unsafeDowncast(maker.init(layer: self) as AnyObject, to: Self.self)
    }

    func start(_ animation: CAAnimation, forKey key: String?) {
        let key = key ?? "animation-\(ObjectIdentifier(animation).hashValue)"
        removeAnimation(forKey: key)
        if let transition = animation as? CATransition {
            beginTransition(transition)
            return
        }
        let driver = AnimationDriver.capturing
        let now = MediaClock.shared.now
        var timing = animation.resolvedTiming(parentBegin: beginning(of: driver, at: now), isRoot: true)
        // Beginnings that the app gives are in the time of the clock.
        if animation.beginTime > 0, driver != nil {
            timing.begin += beginning(of: driver, at: now) - localTime(at: now)
        }
        var effects: [TimedEffect] = []
        collectEffects(of: animation, timing: timing, groups: [], into: &effects)
        let groups = CATransaction.openCompletions
        for group in groups { group.add() }
        running.append(
            RunningAnimation(
                key: key, original: animation, effects: effects, timing: timing,
                isRemovedOnCompletion: animation.isRemovedOnCompletion, delegate: animation.delegate, groups: groups,
                driver: driver))
        driver?.captured(effects, of: self)
        AnimationTimeline.shared.register(self)
        animation.delegate?.animationDidStart(animation)
        noteChange()
    }

    private func collectEffects(
        of animation: CAAnimation, timing: AnimationTiming, groups: [TimedEffect.Frame],
        into effects: inout [TimedEffect]
    ) {
        if let group = animation as? CAAnimationGroup {
            let frame = TimedEffect.Frame(timing: timing, pace: group.timingFunction)
            for member in group.animations ?? [] {
                var inner = member.resolvedTiming(parentBegin: 0, isRoot: false)
                if member.duration == 0 { inner.duration = timing.duration }
                collectEffects(of: member, timing: inner, groups: groups + [frame], into: &effects)
            }
        } else if let effect = animation.effect(on: modelState) ?? effectOfNamed(animation) {
            let pace = animation.timingFunction ?? (groups.isEmpty ? CATransaction.animationTimingFunction() : nil)
            effects.append(TimedEffect(effect: effect, own: .init(timing: timing, pace: pace), groups: groups))
        }
    }

    /// The effect on a property of the app's own.
    private func effectOfNamed(_ animation: CAAnimation) -> AnimationEffect? {
        guard let key = (animation as? CAPropertyAnimation)?.keyPath, modelState[value: key] == nil else { return nil }
        takeUp(key)
        return animation.effect(on: modelState)
    }

    func stopAnimation(forKey key: String) {
        guard let index = running.firstIndex(where: { $0.key == key }) else { return }
        stop(running.remove(at: index), finished: false)
    }

    func stopAnimations() {
        let stopped = running
        running = []
        for animation in stopped { stop(animation, finished: false) }
    }

    /// Stops the animations of this layer and all below it, as happens when they leave the screen.
    package func stopAnimationsInSubtree() {
        removeAllAnimations()
        endTransition(finished: false)
        for layer in storedSublayers { layer.stopAnimationsInSubtree() }
    }

    /// Drops what runs, and whoever waits for it, without a word.
    func forgetAnimations() {
        running = []
        contentTransition = nil
    }

    func resumeAnimations() {
        if !running.isEmpty { AnimationTimeline.shared.register(self) }
    }

    /// Ends what is over. Returns whether any animation is left that will still change something.
    func updateAnimations(at time: Double) -> Bool {
        guard isAdvancing else { return hasUnfinishedAnimation }
        noteChange()
        var ended: [RunningAnimation] = []
        for index in running.indices.reversed()
        where running[index].endsByItself && running[index].timing.end <= self.time(of: running[index].driver, at: time)
        {
            // What a driver may play backwards stays until the driver has finished.
            if running[index].isRemovedOnCompletion, running[index].driver == nil {
                ended.append(running.remove(at: index))
            } else {
                running[index].isFinished = true
                ended.append(running[index])
            }
        }
        drawAnimatedNames()
        for animation in ended.reversed() {
            stop(animation, finished: true)
            if animation.effects.contains(where: { modelState.added[$0.effect.keyPath] != nil }) { setNeedsDisplay() }
        }
        if let transition = contentTransition, transition.isAdvancing,
            transition.timing.end <= self.time(of: transition.driver, at: time)
        {
            if transition.driver == nil {
                endTransition(finished: true)
            } else {
                contentTransition?.isFinished = true
                tellEnd(of: transition, finished: true)
            }
        }
        return hasUnfinishedAnimation
    }

    private var hasUnfinishedAnimation: Bool {
        contentTransition.map { !$0.isFinished } ?? false || running.contains { !$0.isFinished }
    }

    /// Whether anything changes as time passes.
    var isAdvancing: Bool {
        guard contentTransition?.isAdvancing ?? false || running.contains(where: \.isAdvancing) else { return false }
        return rate != 0
    }

    /// Whether any animation is left that will be over at some time.
    var hasEndingAnimation: Bool {
        guard contentTransition?.isEnding ?? false || running.contains(where: \.isEnding) else { return false }
        return rate > 0
    }

    func stop(_ animation: RunningAnimation, finished: Bool) {
        noteChange()
        guard !animation.isFinished || finished else { return }
        if let delegate = animation.delegate {
            delegate.animationDidStop(animation.original, finished: finished)
        }
        for group in animation.groups { group.finish(completed: finished) }
    }
}

extension CAAnimation {
    /// The timing with the transaction's values filled in where the animation leaves them open.
    func resolvedTiming(parentBegin: Double, isRoot: Bool) -> AnimationTiming {
        let length = duration > 0 || !isRoot ? duration : CATransaction.animationDuration()
        let cycle = length * (autoreverses ? 2 : 1)
        var repetitions = Double(repeatCount > 0 ? repeatCount : 1)
        if repeatDuration > 0, cycle > 0 { repetitions = repeatDuration / cycle }
        if repeatCount.isInfinite || repeatCount >= .greatestFiniteMagnitude { repetitions = .infinity }
        let begin = isRoot ? (beginTime > 0 ? beginTime : parentBegin) : parentBegin + beginTime
        return AnimationTiming(
            begin: begin, duration: length, speed: Double(speed), offset: timeOffset, repetitions: repetitions,
            autoreverses: autoreverses, fillsBackwards: fillMode == .backwards || fillMode == .both,
            fillsForwards: fillMode == .forwards || fillMode == .both,
            isUnbounded: extrapolates)
    }
}
