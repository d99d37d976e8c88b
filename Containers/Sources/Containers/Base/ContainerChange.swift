import UIKit

/// A wish to show controllers, until it is carried out.
@MainActor struct ContainerRequest {
    var controllers: [UIViewController]
    /// Nil where nothing is to be animated.
    var transition: ContainerTransition?
    var completions: [(Bool) -> Void]
}

/// A change of a container's children that is being animated.
@MainActor final class ContainerChange {
    private(set) var from: [UIViewController]
    private(set) var to: [UIViewController]
    private(set) var entering: [ContainedChild]
    private(set) var leaving: [ContainedChild]
    let context: TransitionContext
    let animator: UIViewPropertyAnimator
    var completions: [(Bool) -> Void]
    private(set) var isReversed = false
    /// Whether a gesture has the change in hand.
    weak var hand: InteractiveChange?

    init(
        from: [UIViewController], request: ContainerRequest, entering: [ContainedChild], leaving: [ContainedChild],
        context: TransitionContext, animator: UIViewPropertyAnimator
    ) {
        (self.from, to) = (from, request.controllers)
        (self.entering, self.leaving) = (entering, leaving)
        (self.context, self.animator) = (context, animator)
        completions = request.completions
    }

    /// The controllers that are shown when the change ends as it goes now.
    var goal: [UIViewController] { isReversed ? from : to }

    /// Leads neither way to a controller that is gone.
    func forget(_ controller: UIViewController) {
        from.removeAll { $0 === controller }
        to.removeAll { $0 === controller }
    }

    /// Lets what came in go out again, and the other way round.
    func turn() {
        isReversed.toggle()
        swap(&entering, &leaving)
    }
}

/// The hold of a gesture on a change that a container animates.
///
/// While it is held, the change stands still but for `update(_:)`. A change that was completed by other means, as when the
/// screen was turned, is no longer held; the calls then do nothing.
@MainActor public final class InteractiveChange {
    private weak var container: ContainerViewController?
    private weak var change: ContainerChange?

    init(_ change: ContainerChange, of container: ContainerViewController) {
        (self.change, self.container) = (change, container)
    }

    /// Whether the gesture still moves the change.
    public var isActive: Bool { held != nil }

    private var held: ContainerChange? {
        guard let change, change.hand === self, container?.change === change else { return nil }
        return change
    }

    /// The part of the way that is done, from 0 to 1.
    public var fraction: CGFloat {
        guard let held else { return 0 }
        let fraction = held.animator.fractionComplete
        return held.isReversed ? 1 - fraction : fraction
    }

    /// Moves the change to a part of its way, from 0 to 1.
    public func update(_ fraction: CGFloat) {
        guard let held else { return }
        let fraction = min(max(fraction, 0), 1)
        held.animator.fractionComplete = held.isReversed ? 1 - fraction : fraction
    }

    /// Lets the change go on to its end.
    public func finish() { letGo(cancels: false) }

    /// Lets the change go back to where it began.
    public func cancel() { letGo(cancels: true) }

    private func letGo(cancels: Bool) {
        guard let held else { return }
        held.hand = nil
        container?.release(held, cancels: cancels)
    }
}
