/// The controller that a navigation controller shows, which follows the stack one transition after the other.
struct NavigationShowing {
    /// The way to what the stack has on top now.
    struct Change {
        var operation: UINavigationController.Operation
        var isAnimated: Bool
    }

    /// The controller whose view is in place; a popped one stays alive here until its transition has ended (fact 5.32).
    var controller: UIViewController?
    /// The transition that the next layout begins.
    var pending: Change?
    /// Stands for the transition that waits, for apps that ask for its coordinator right after a push.
    var announced: TransitionCoordinator?
    var running: ControllerTransition?
    /// Whether the running transition animates a push.
    var isPushing = false
    /// The destination of the running transition.
    var next: UIViewController?
    /// The stack of what is on view, which comes back where a gesture goes back; nil if the stack is that.
    var before: [UIViewController]?
    /// Controllers that were popped and are still to disappear.
    var leaving: [UIViewController] = []
    /// Controllers that have not heard `didMove(toParent:)` yet.
    var arriving: [UIViewController] = []

    /// Whether a controller's view is in place or on its way.
    func involves(_ other: UIViewController) -> Bool {
        controller === other || running != nil && next === other
    }
}

extension Array where Element == UIViewController {
    func holds(_ controller: UIViewController) -> Bool { contains { $0 === controller } }
    mutating func drop(_ controller: UIViewController) { removeAll { $0 === controller } }
}
