import UIKit

/// A way in which the children of a container come and go. The same value serves every container, animated or by a gesture.
@MainActor public struct ContainerTransition {
    /// In seconds.
    public var duration: TimeInterval
    /// The pace.
    public var timing: any UITimingCurveProvider
    /// Whether the motion goes the other way, as to an earlier page.
    public var isBackward = false
    /// Whether a person who asked for less motion gets a cross-fade in its place.
    public var yieldsToReducedMotion = true

    let prepare: (TransitionContext) -> Void

    /// Makes a transition of one's own.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - timing: The pace; nil slows down at both ends.
    ///   - prepare: Called when the children stand in their places, before anything moves. It sets where the motion begins, says
    ///     with `TransitionContext.animate(_:)` where it leads, and with `TransitionContext.atEnd(_:)` what is to be put away.
    ///     It changes nothing of the children's own views: their hosts are the context's.
    public init(
        duration: TimeInterval = 0.35, timing: (any UITimingCurveProvider)? = nil,
        prepare: @escaping @MainActor (TransitionContext) -> Void
    ) {
        self.duration = duration
        self.timing = timing ?? UICubicTimingParameters(animationCurve: .easeInOut)
        self.prepare = prepare
    }

    /// The same motion the other way round, as to an earlier page.
    public func backward(_ isBackward: Bool = true) -> ContainerTransition {
        var transition = self
        transition.isBackward = isBackward
        return transition
    }

    /// The same motion in another time, in seconds.
    public func lasting(_ duration: TimeInterval) -> ContainerTransition {
        var transition = self
        transition.duration = duration
        return transition
    }

    /// The transition as the person who holds the device wants it; nil where it takes no time.
    var suitingPerson: ContainerTransition? {
        guard duration > 0 else { return nil }
        return yieldsToReducedMotion && UIAccessibility.isReduceMotionEnabled ? .crossFade.lasting(duration) : self
    }
}

/// What a transition moves, and what it says about the motion.
@MainActor public final class TransitionContext {
    /// The view in which the children stand.
    public let contentView: UIView
    /// The hosts of the children that come in, at their places.
    public let entering: [UIView]
    /// The hosts of the children that go.
    public let leaving: [UIView]
    /// The children that come in, in the order of their hosts.
    public let enteringViewControllers: [UIViewController]
    /// The children that go, in the order of their hosts.
    public let leavingViewControllers: [UIViewController]
    /// Whether the motion goes the other way, as to an earlier page.
    public let isBackward: Bool

    private var animations: [() -> Void] = []
    private var endings: [(Bool) -> Void] = []

    init(
        contentView: UIView, entering: [UIView], leaving: [UIView], enteringViewControllers: [UIViewController],
        leavingViewControllers: [UIViewController], isBackward: Bool
    ) {
        self.contentView = contentView
        (self.entering, self.leaving) = (entering, leaving)
        (self.enteringViewControllers, self.leavingViewControllers) = (enteringViewControllers, leavingViewControllers)
        self.isBackward = isBackward
    }

    /// 1 where the later lies to the right, -1 where texts run from right to left.
    public var trailingSign: CGFloat { contentView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// Says where the motion leads; the closure changes properties of views that animate.
    public func animate(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    /// Says what is to be put away when the motion is over. The closure learns whether the change was finished, and not turned
    /// round. Place, transform and transparency of hosts need not be put back.
    public func atEnd(_ ending: @escaping (_ isFinished: Bool) -> Void) { endings.append(ending) }

    func runAnimations() {
        for animation in animations { animation() }
    }

    func end(isFinished: Bool) {
        for ending in endings { ending(isFinished) }
        (animations, endings) = ([], [])
    }
}
