import DisplayProtocol
import UIKitTesting
import XCTest

@_spi(Testing) @testable import UIKit

/// A test with a tab bar controller on the screen.
@preconcurrency @MainActor class TabTestCase: ContainmentTestCase {
    var tabs: UITabBarController!

    override func end() {
        tabs = nil
        super.end()
    }

    /// Shows some tabs and lets them settle; the log is empty then.
    @discardableResult func showTabs(
        _ names: [String] = ["1", "2", "3"], _ make: () -> UITabBarController = { UITabBarController() }
    ) -> [Probe] {
        tabs = make()
        let probes = names.map { name in
            let tab = probe(name)
            tab.tabBarItem = UITabBarItem(title: "Tab \(name)", image: UIImage(systemName: "star"), tag: 0)
            return tab
        }
        tabs.viewControllers = probes
        show(tabs)
        return probes
    }

    /// Taps an item with a finger.
    func tapItem(_ index: Int) {
        let button = tabs.tabBar.buttons[index]
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        for phase in [DisplayMessage.Touch.Phase.began, .ended] {
            TouchDelivery.shared.deliver(.init(phase: phase, finger: 0, point: point))
        }
    }
}

/// Answers for a tab bar controller, and writes down what it was asked.
final class TabListener: NSObject, UITabBarControllerDelegate {
    let log: EventLog
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: EventLog) { self.log = log }

    private func name(_ controller: UIViewController) -> String { (controller as? Probe)?.name ?? "other" }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.add("shouldSelect(\(name(viewController)))")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("didSelect(\(name(viewController)))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Slides the new view in, in a quarter of a second.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.25
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let frame = transitionContext.finalFrame(for: to)
        view.frame = frame.offsetBy(dx: frame.width, dy: 0)
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.25) {
            view.frame = frame
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// Holds a transition until the test ends it.
final class HeldInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    }

    func letGo(completes: Bool) {
        if completes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        context?.completeTransition(completes)
        context = nil
    }
}

/// A generator that gives the same numbers each time.
struct TestRandom: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
