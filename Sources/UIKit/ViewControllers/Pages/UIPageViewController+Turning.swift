import Foundation

/// One turn from pages to others, by the common engine.
@MainActor struct PageTurn {
    var script: AppearanceScript
    var container: UIView
    var isAnimated: Bool
    var isByPerson: Bool
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Puts the new pages in their slots; runs when all were told what is to come.
    var place: () -> Void
    /// Clears up; told whether the new pages are on show.
    var settle: (Bool) -> Void
    var completion: (Bool) -> Void
}

extension UIPageViewController {
    /// The transition of a turn, which is to be started; nil where the app set other pages as it heard of the turn.
    func makeTransition(_ turn: PageTurn, to new: [UIViewController]) -> ControllerTransition? {
        let old = pages
        let arriving = new.filter { page in !old.contains { $0 === page } }
        let leaving = old.filter { page in !new.contains { $0 === page } }
        arriving.forEach(join)
        var isFirst: Bool { presenter?.isTurning == false && pages.elementsEqual(old, by: ===) }
        if turn.isByPerson, isFirst { delegate?.pageViewController(self, willTransitionTo: new) }
        // Choice (5.55): a turn that the delegate heard of, and that gave way to pages which the app set there, has no end
        // to hear of.
        guard isFirst else {
            leave(arriving)
            turn.completion(false)
            return nil
        }
        if !turn.isByPerson { pages = new }
        var plan = ControllerTransition.Plan(
            owner: self, container: turn.container, script: turn.script, from: leaving.first, to: arriving.first)
        // Pages are in slots of their own, which the style looks after.
        (plan.from.moves, plan.to.moves) = (false, false)
        plan.isAnimated = turn.isAnimated
        plan.animator = turn.animator
        plan.interactor = turn.interactor
        // With two pages on show the second pair is told after the first.
        (plan.from.others, plan.to.others) = (Array(leaving.dropFirst()), Array(arriving.dropFirst()))
        plan.steps.prepare = { turn.place() }
        plan.steps.willEnd = { [weak self] completed in
            self?.pages = completed ? new : old
            for page in completed ? leaving : arriving { page.storedView?.removeFromSuperview() }
            turn.settle(completed)
        }
        plan.steps.completion = { [weak self] completed in
            self?.didTurn(completed, leaving: leaving, arriving: arriving)
            turn.completion(completed)
            guard turn.isByPerson, let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
        }
        return ControllerTransition(plan)
    }

    private func didTurn(_ completed: Bool, leaving: [UIViewController], arriving: [UIViewController]) {
        if completed { settle(arriving) }
        leave(completed ? leaving : arriving)
        setNeedsStatusBarAppearanceUpdate()
    }

    /// The page beside those on show, as the data source says.
    func neighbour(forward: Bool) -> UIViewController? {
        (forward ? pages.last : pages.first).flatMap { neighbour(of: $0, forward: forward) }
    }

    /// The page beside another, as the data source says.
    // Choice (5.56): a controller that is presented, or is the root of a window, is nobody's page.
    func neighbour(of page: UIViewController, forward: Bool) -> UIViewController? {
        guard let dataSource else { return nil }
        let neighbour =
            forward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
        return neighbour?.isShownAlone == true ? nil : neighbour
    }
}

extension UIViewController {
    /// Whether the controller is presented or the root of a window.
    var isShownAlone: Bool { presentation.home?.isLinked == true || isWindowsRoot }

    /// Whether the controller has found a place outside a page controller.
    func isElsewhere(than owner: UIPageViewController) -> Bool {
        isShownAlone || links.parent != nil && links.parent !== owner
    }
}
