import XCTest

@_spi(Testing) @testable import UIKit

/// The delegate of all containers and presentations of a world: gives animators of the app's own where one is armed, and
/// the pages of page controllers.
@MainActor final class ScreenDirector: NSObject {
    /// What the next animated change gets.
    struct Armed {
        var isDriven: Bool
        var completes: Bool
    }

    var armed: Armed?
    /// What drives the transition that runs.
    var driver: UIPercentDrivenInteractiveTransition?
    /// The pages of each page controller, and the numbers of those controllers.
    var books: [ObjectIdentifier: [UIViewController]] = [:]
    var onUse: ((Armed) -> Void)?
    /// Told whom a navigation controller shows.
    var onWillShow: ((UIViewController) -> Void)?
    var onDidShow: ((UIViewController) -> Void)?
    /// The app's animators, which it keeps, and which keep the contexts of their transitions.
    private var kept: [ScreenAnimator] = []

    private func takeAnimator() -> ScreenAnimator? {
        guard let armed, driver == nil else { return nil }
        self.armed = nil
        onUse?(armed)
        if armed.isDriven {
            driver = UIPercentDrivenInteractiveTransition()
        }
        let animator = ScreenAnimator(completes: armed.completes || armed.isDriven, isDriven: armed.isDriven)
        kept.append(animator)
        return animator
    }

    private func interactor(for animator: any UIViewControllerAnimatedTransitioning)
        -> UIPercentDrivenInteractiveTransition?
    {
        (animator as? ScreenAnimator)?.isDriven == true ? driver : nil
    }
}

/// Moves the upper view, and gives up where it is told to, when it has taken away already what was to go.
final class ScreenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let completes: Bool
    private var context: (any UIViewControllerContextTransitioning)?
    let isDriven: Bool

    init(completes: Bool, isDriven: Bool) { (self.completes, self.isDriven) = (completes, isDriven) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller)
            if let from, from.superview === context.containerView {
                context.containerView.insertSubview(to, aboveSubview: from)
            } else {
                context.containerView.addSubview(to)
            }
        }
        let moved = to ?? from
        let frame = moved?.frame ?? .zero
        moved?.frame = to == nil ? frame : frame.offsetBy(dx: 0, dy: 100)
        let completes = completes
        UIView.animate(withDuration: 0.3) {
            moved?.frame = to == nil ? frame.offsetBy(dx: 0, dy: 100) : frame
        } completion: { _ in
            moved?.frame = frame
            if !completes { from?.removeFromSuperview() }
            context.completeTransition(completes && !context.transitionWasCancelled)
        }
    }
}

extension ScreenDirector: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { takeAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animationController) }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { onWillShow?(viewController) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { onDidShow?(viewController) }
}

extension ScreenDirector: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { takeAnimator() }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animationController) }
}

extension ScreenDirector: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { takeAnimator() }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        takeAnimator()
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animator) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor(for: animator) }
}

extension ScreenDirector: UIPageViewControllerDataSource {
    private func page(_ step: Int, from controller: UIViewController, in pages: UIPageViewController)
        -> UIViewController?
    {
        guard let book = books[ObjectIdentifier(pages)], let index = book.firstIndex(where: { $0 === controller }),
            book.indices.contains(index + step)
        else { return nil }
        let page = book[index + step]
        // One that is elsewhere now is no page.
        guard page.parent == nil || page.parent === pages, page.presentation.home == nil, !page.isWindowsRoot else {
            return nil
        }
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController, in: pageViewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController, in: pageViewController) }
}
