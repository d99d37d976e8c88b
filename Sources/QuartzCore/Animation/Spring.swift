import Foundation

/// A spring's motion from 0 to 1.
struct Spring: Equatable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    var initialVelocity: Double

    /// - Parameter allowsOverdamping: Whether the spring may creep; otherwise it is critically damped at most.
    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, allowsOverdamping: Bool = true) {
        (self.mass, self.stiffness, self.initialVelocity) = (mass, stiffness, initialVelocity)
        let critical = Self.criticalDamping(mass: mass, stiffness: stiffness)
        self.damping = allowsOverdamping ? damping : min(damping, critical)
    }

    /// The damping that just does not overshoot.
    static func criticalDamping(mass: Double, stiffness: Double) -> Double { 2 * (stiffness * mass).squareRoot() }

    /// The damping in parts of the critical one.
    var dampingRatio: Double { damping / Self.criticalDamping(mass: mass, stiffness: stiffness) }

    func progress(at time: Double) -> Double {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        // The distance left starts at 1 and the velocity points at the goal.
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let envelope = exp(-ratio * frequency * time)
            let b = (ratio * frequency - initialVelocity) / damped
            return 1 - envelope * (cos(damped * time) + b * sin(damped * time))
        }
        if ratio == 1 {
            return 1 - exp(-frequency * time) * (1 + (frequency - initialVelocity) * time)
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (fast, slow) = (-ratio * frequency - root, -ratio * frequency + root)
        let b = (-initialVelocity - slow) / (fast - slow)
        return 1 - ((1 - b) * exp(slow * time) + b * exp(fast * time))
    }

    var settlingDuration: Double {
        guard damping > 0 else { return .infinity }
        let frequency = (stiffness / mass).squareRoot()
        let ratio = dampingRatio
        // What creeps is held up by its slower part.
        let decay = ratio <= 1 ? ratio : ratio - (ratio * ratio - 1).squareRoot()
        return -log(0.001) / (decay * frequency)
    }
}

/// A spring with mass 1, by how its motion looks.
package struct PerceptualSpring {
    package let stiffness: Double
    package let damping: Double

    /// - Parameters:
    ///   - duration: How long the motion seems to take, in seconds.
    ///   - bounce: From -1 to 1; more than 0 overshoots.
    package init(duration: Double, bounce: Double) {
        let frequency = 2 * .pi / max(duration, 1e-6)
        let bounce = min(max(bounce, -0.999), 1)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        stiffness = frequency * frequency
        damping = 2 * max(ratio, 0.001) * frequency
    }

    /// Seconds until it rests.
    package var settlingDuration: Double {
        Spring(mass: 1, stiffness: stiffness, damping: damping, initialVelocity: 0).settlingDuration
    }
}
