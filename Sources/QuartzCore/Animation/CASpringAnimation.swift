import CoreGraphics
import Foundation

/// An animation that overshoots its end like a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring; more of it swings longer and further.
    open var mass: CGFloat = 1
    /// The stiffness of the spring; more of it swings faster.
    open var stiffness: CGFloat = 100
    /// The friction against the movement; more of it ends the swinging sooner.
    open var damping: CGFloat = 10
    /// The speed with which the value sets out, in whole ways per second; a negative one moves away from the goal
    /// first.
    open var initialVelocity: CGFloat = 0
    /// Whether the spring may creep; otherwise a damping above the critical one counts as the critical one.
    open var allowsOverdamping = false

    /// Makes a spring by how long its motion seems to take, in seconds, and how far it overshoots.
    ///
    /// - Parameter bounce: From 1, without end, over 0, just not, to -1, which creeps.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = PerceptualSpring(duration: perceptualDuration, bounce: Double(bounce))
        (stiffness, damping) = (CGFloat(spring.stiffness), CGFloat(spring.damping))
        allowsOverdamping = bounce < 0
        duration = settlingDuration
    }

    /// How long the motion seems to take, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / Double(stiffness / mass).squareRoot() }

    /// How far the spring overshoots: 0 is just not, 1 is without end.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Seconds until the spring is taken to rest: until it stays within a thousandth of its way.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    override func curve(from start: AnimatableValue, to end: AnimatableValue) -> AnimationEffect.Curve {
        .spring(start, end, spring)
    }
}
