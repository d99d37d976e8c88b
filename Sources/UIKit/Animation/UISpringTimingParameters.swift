import CoreGraphics
import Foundation
import QuartzCore

/// A pace as of a mass on a spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, ObjectiveCExposed, UITimingCurveProvider {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UISpringTimingParameters") }

    private enum Kind {
        /// Rests after the animator's duration.
        case resting(dampingRatio: CGFloat)
        /// Takes its own time.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    /// At the start, in ways per second, for each direction.
    public let initialVelocity: CGVector
    private let kind: Kind

    /// Makes the spring that UIKit's own transitions have, which does not overshoot.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring that rests after the animator's duration.
    ///
    /// - Parameter ratio: 1 comes to rest without swinging, less swings.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        (kind, initialVelocity) = (.resting(dampingRatio: ratio), velocity)
        super.init()
    }

    /// Makes a spring by its damping ratio, without an initial velocity: 1 comes to rest without swinging, less swings.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring by its physics, which takes its own time whatever the animator's duration. One that would creep is
    /// critically damped.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(
            .physical(mass: mass, stiffness: stiffness, damping: min(damping, critical)), initialVelocity: velocity)
    }

    private init(_ kind: Kind, initialVelocity: CGVector) {
        (self.kind, self.initialVelocity) = (kind, initialVelocity)
        super.init()
    }

    /// Makes a spring by how its motion looks.
    ///
    /// - Parameters:
    ///   - duration: How long the motion seems to take, in seconds.
    ///   - bounce: From 1, which swings without end, over 0, which just does not overshoot, to -1, which creeps.
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let spring = PerceptualSpring(duration: duration, bounce: Double(min(bounce, 0.99)))
        self.init(
            .physical(mass: 1, stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping)),
            initialVelocity: initialVelocity)
    }

    /// The kind of pace: `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// The cubic curve: nil, as there is none.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// How long it takes to rest, in seconds; nil when that is up to the animator.
    var ownDuration: TimeInterval? {
        guard case .physical(let mass, let stiffness, let damping) = kind else { return nil }
        let animation = CASpringAnimation(keyPath: nil)
        (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
        animation.allowsOverdamping = true
        return animation.settlingDuration
    }

    /// The motion within a duration in seconds.
    func curve(over duration: TimeInterval) -> AnimationCurve {
        switch kind {
        case .resting(let ratio):
            let spring = RestingSpring(dampingRatio: Double(ratio), duration: duration)
            return .spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
        case .physical(let mass, let stiffness, let damping):
            return .spring(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: velocity)
        }
    }

    // Choice: one motion moves everything, with the greater of both velocities.
    private var velocity: Double {
        Double(abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy)
    }
}
