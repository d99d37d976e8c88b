import Foundation

/// The place of an animator in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started; its animations run or are held.
    case active = 1
    /// Stopped for good; it waits for `finishAnimation(at:)`.
    case stopped = 2
}

/// The point at which an animator leaves the values that it animated.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The values that the changes lead to.
    case end = 0
    /// The values from before the changes.
    case start = 1
    /// The values that are shown now.
    case current = 2
}

/// Animations that can be started, held, and moved to any point.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    /// The place of the animator in its life.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are on their way, and not held.
    var isRunning: Bool { get }
    /// Whether they go to where they began.
    var isReversed: Bool { get set }
    /// How far the animations have come in the direction in which they go, from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Starts the animations, or lets them go on.
    func startAnimation()
    /// - Parameter delay: In seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the animations where they are.
    func pauseAnimation()
    /// - Parameter withoutFinishing: Whether that is all; false lets `finishAnimation(at:)` decide about the values.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations, with the values of a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations made of the changes that closures make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: After which part of the remaining time the changes begin, from 0 to 1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that begin without a delay.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is told where the animations ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets held animations go on.
    ///
    /// - Parameters:
    ///   - parameters: The pace of the rest; nil for the animator's own.
    ///   - durationFactor: How long the rest takes, as a part of the whole duration; 0 for what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
