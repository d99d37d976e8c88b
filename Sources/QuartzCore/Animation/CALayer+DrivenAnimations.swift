import Foundation

/// The animations of a layer that a driver gives their time.
extension CALayer {
    /// What an animation takes for the time of the layer.
    func time(of driver: AnimationDriver?, at mediaTime: Double) -> Double {
        localTime(at: driver?.time(at: mediaTime) ?? mediaTime)
    }

    /// The layer's time at which an animation begins that is added now.
    func beginning(of driver: AnimationDriver?, at mediaTime: Double) -> Double {
        localTime(at: driver?.beginning(at: mediaTime) ?? mediaTime)
    }

    func keyPaths(drivenBy driver: AnimationDriver) -> [String] {
        running.filter { $0.driver === driver }.flatMap { $0.effects.map(\.effect.keyPath) }
    }

    /// Ends a driver's animations that are over at a time, or all of them.
    ///
    /// - Parameter time: In the driver's time.
    func endAnimations(drivenBy driver: AnimationDriver, at time: Double?, finished: Bool) {
        let local = time.map { localTime(at: $0) + 1e-9 } ?? .infinity
        let isOver = { (animation: RunningAnimation) in
            animation.driver === driver && (animation.isFinished || time == nil || animation.timing.end <= local)
        }
        let ended = running.filter(isOver)
        running.removeAll(where: isOver)
        for var animation in ended {
            if animation.isRemovedOnCompletion || time == nil {
                stop(animation, finished: finished && !animation.isFinished)
            } else {
                let wasFinished = animation.isFinished
                animation.isFinished = true
                animation.driver = nil
                running.append(animation)
                if !wasFinished { stop(animation, finished: finished) }
            }
        }
        if let transition = contentTransition, transition.driver === driver,
            transition.isFinished || transition.timing.end <= local
        {
            endTransition(finished: finished)
        }
    }

    /// Lets a driver's animations follow another driver, or the media clock, whose time differs by some seconds.
    func hand(animationsOf driver: AnimationDriver, to other: AnimationDriver?, by seconds: Double) {
        let moved = localTime(at: seconds) - localTime(at: 0)
        for index in running.indices where running[index].driver === driver {
            running[index].move(to: other, by: moved)
        }
        if contentTransition?.driver === driver {
            contentTransition?.driver = other
            contentTransition?.timing.begin += moved
        }
        if other !== driver { other?.captured(self) }
        resumeAnimations()
    }
}
