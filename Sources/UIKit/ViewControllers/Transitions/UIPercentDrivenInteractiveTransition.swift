import CoreGraphics
import Foundation
import QuartzCore

/// Drives an animator's transition by a fraction that a gesture sets, whatever the animator animates with.
///
/// The animator's animations are held and follow the fraction. Let go, they run to the end, or back to the start, where the
/// views get back what they had before; then the animator's completion is called, which ends the transition.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, ObjectiveCExposed,
    UIViewControllerInteractiveTransitioning
{
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPercentDrivenInteractiveTransition") }

    private enum Outcome { case finish, cancel }

    private weak var transition: ControllerTransition?
    private var driver: AnimationDriver?
    /// The step of a gesture that came before the transition's start, which the next layout brings.
    private var early: (percent: CGFloat, outcome: Outcome?, time: Double)?
    /// Seconds by which a gesture may be ahead; what it did before was meant for another transition.
    private static let longestLead = 0.1

    public override init() {
        super.init()
    }

    /// How long the animator's transition takes, in seconds; 0 before it has begun.
    open var duration: CGFloat { CGFloat(driver?.duration ?? 0) }
    /// How far the gesture has come, from 0 to 1; 0 again when the transition has ended.
    open var percentComplete: CGFloat { early != nil || transition?.isRunning == true ? percent : 0 }
    private var percent: CGFloat = 0

    /// How fast the rest goes when the gesture lets go; 1 is the animator's own pace.
    open var completionSpeed: CGFloat = 1
    /// The course of the rest when the gesture lets go.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the rest, in place of `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition is held when it begins; false lets it run until `pause()`.
    open var wantsInteractiveStart = true

    /// Begins to drive a transition: takes the animator's animations, and holds them if the transition begins under the
    /// gesture.
    ///
    /// Called by UIKit when the transition begins; an override calls super. What a gesture did shortly before counts. A
    /// context of the app's own is ignored.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? ControllerTransition else { return }
        self.transition = transition
        let driver = AnimationDriver(duration: transition.coordinator.transitionDuration)
        self.driver = driver
        // What is over without the driver, as the views have left the screen, is not to go back with it.
        transition.coordinator.animate(alongsideTransition: nil) { _ in driver.finish(at: .end) }
        if transition.isInteractive { driver.pause() }
        driver.capture { transition.runAnimator(isInterruptible: true) }
        guard transition.isInteractive else { return }
        let early = early.flatMap { CACurrentMediaTime() - $0.time <= Self.longestLead ? $0 : nil }
        self.early = nil
        update(early?.percent ?? 0)
        early?.outcome.map(letGo)
    }

    /// Holds a transition that is running, so that a gesture can take it over.
    open func pause() {
        guard let transition, transition.isRunning, let driver, !driver.isOver else { return }
        driver.pause()
        percent = CGFloat(driver.fraction)
        transition.pauseInteractiveTransition()
        transition.updateInteractiveTransition(percent)
    }

    /// Shows the transition at a fraction, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        percent = min(max(percentComplete, 0), 1)
        guard let transition, transition.isRunning else {
            early = (percent, nil, CACurrentMediaTime())
            return
        }
        guard transition.isInteractive else { return }
        driver?.scrub(to: Double(percent))
        transition.updateInteractiveTransition(percent)
    }

    /// Lets the transition run back to its start.
    open func cancel() { letGo(.cancel) }

    /// Lets the transition run to its end.
    open func finish() { letGo(.finish) }

    private func letGo(_ outcome: Outcome) {
        guard let transition, transition.isRunning, let driver else {
            early = (early?.percent ?? 0, outcome, CACurrentMediaTime())
            return
        }
        guard transition.isInteractive else { return }
        if outcome == .finish {
            transition.finishInteractiveTransition()
        } else {
            transition.cancelInteractiveTransition()
        }
        let way = outcome == .cancel ? driver.fraction : 1 - driver.fraction
        let seconds = driver.duration * way / Double(max(completionSpeed, 0.001))
        let parameters = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        let length = parameters.duration(for: seconds)
        driver.run(reversed: outcome == .cancel, over: length, curve: parameters.curve(over: length))
    }
}
