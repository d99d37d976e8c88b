import QuartzCore

extension ControllerTransition {
    /// What the owner decides before the start.
    @MainActor struct Plan {
        /// The container whose children come and go, or the controller that presents.
        var owner: UIViewController?
        /// Where the views are; on the screen, and as large as it will be.
        var container: UIView
        var script: AppearanceScript
        /// The controller that goes, and the one that comes.
        var from: Side
        var to: Side
        var presentationStyle = UIModalPresentationStyle.none
        /// The app's call that leads to the transition, where that is over when it begins.
        var site: CallSite?
        var isAnimated = false
        /// Needed for an animated transition.
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        /// Whether a change without animation is over before the frame is; else it ends after the next commit.
        var endsAtOnce = false
        var steps = Steps()

        init(
            owner: UIViewController?, container: UIView, script: AppearanceScript, from: UIViewController?,
            to: UIViewController?
        ) {
            (self.owner, self.container, self.script) = (owner, container, script)
            (self.from, self.to) = (Side(controller: from), Side(controller: to))
        }

        subscript(role: AppearanceScript.Role) -> Side {
            switch role {
            case .from: from
            case .to: to
            }
        }

        /// Lets the container of a presentation come in place of the controller that it covers and comes back with.
        mutating func leaveCovered() {
            guard let live = to.controller?.presentation.live, live.removesPresenter,
                let aside = live.containerAside(from: container)
            else { return }
            to.isTold = false
            to.view = { aside }
        }

        /// Forgets everybody: an app's animator, or what drives it, may keep the context for good.
        mutating func letGo() {
            (owner, animator, interactor) = (nil, nil, nil)
            from.letGo()
            to.letGo()
            steps = Steps()
        }
    }

    /// One of the two controllers, and what the transition does with it.
    struct Side {
        var controller: UIViewController?
        /// The controllers that go or come beside it, and hear what it hears, after both of the transition's two.
        var others: [UIViewController] = []
        /// Whether the controller hears that it goes or comes. One that stays visible does not (fact 6.03).
        var isTold = true
        /// Whether the controller's view goes or comes, or stays where it is.
        var moves = true
        /// The view that goes or comes, where it is not the controller's own.
        var view: (() -> UIView?)?
        /// Where the view is in the container, at the start or at the end; the container's bounds unless said.
        var frame: CGRect?

        init(controller: UIViewController?) { self.controller = controller }

        fileprivate mutating func letGo() { (controller, others, view) = (nil, [], nil) }
    }

    /// What the owner does on the way.
    struct Steps {
        /// Runs when the controllers can find the coordinator, and have heard nothing yet.
        var announce: (@MainActor () -> Void)?
        /// Runs when both have heard what is to come, and no view has moved.
        var prepare: (@MainActor () -> Void)?
        /// Runs at the end before the controllers hear of it, and is told whether the transition was completed.
        var willEnd: (@MainActor (Bool) -> Void)?
        /// Runs when everybody has been told.
        var completion: (@MainActor (Bool) -> Void)?
    }
}
