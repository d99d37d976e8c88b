import CoreGraphics
import Foundation

/// The finger that drags a zoomed controller down, and back to where it came from.
@MainActor final class ZoomDismissal: NSObject {
    private weak var controller: UIViewController?
    private let options: UIViewController.Transition.ZoomOptions
    private let pan = ZoomPanGestureRecognizer()
    private var interactor: UIPercentDrivenInteractiveTransition?
    /// For how many seconds the finger's velocity counts on when it is lifted.
    private static let lookAhead: CGFloat = 0.25

    init(_ controller: UIViewController, _ options: UIViewController.Transition.ZoomOptions) {
        (self.controller, self.options) = (controller, options)
        super.init()
        pan.delegate = pan
        pan.mayBegin = { [weak self] pan in self?.mayBegin(pan) ?? false }
        pan.onAction = { [weak self] _ in self?.panDidChange() }
        controller.view.addGestureRecognizer(pan)
    }

    isolated deinit { pan.view?.removeGestureRecognizer(pan) }

    /// Whether the app lets a gesture take the controller back.
    func lets(_ pan: UIPanGestureRecognizer, unless isRefused: Bool) -> Bool {
        guard let view = controller?.viewIfLoaded else { return false }
        let velocity = pan.velocity(in: view)
        let context = UIViewController.Transition.ZoomInteractionContext(
            location: pan.location(in: view), velocity: CGVector(dx: velocity.x, dy: velocity.y),
            willBegin: !isRefused)
        return options.interactiveDismissShouldBegin?(context) ?? !isRefused
    }

    private func mayBegin(_ pan: ZoomPanGestureRecognizer) -> Bool {
        guard let controller, isOnTop(controller), pan.path.y > 0 else { return false }
        let scroll = pan.scrolledView(in: controller.viewIfLoaded)
        let isAtTop = scroll.map { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 } ?? true
        return lets(pan, unless: !isAtTop)
    }

    /// Whether the controller is what a dismissal or a pop would take away now.
    private func isOnTop(_ controller: UIViewController) -> Bool {
        if let navigation = controller.navigationController {
            return navigation.stack.last === controller && navigation.stack.count > 1
                && navigation.showing.running == nil
        }
        return controller.presentation.home?.isIdle == true && controller.presentation.live == nil
    }

    private func panDidChange() {
        switch pan.state {
        case .began: begin()
        case .changed: interactor?.update(progress)
        case .ended: end(completes: progress + velocity * Self.lookAhead > 0.5)
        case .cancelled: end(completes: false)
        case .possible, .failed: break
        }
    }

    private var height: CGFloat { max(1, controller?.viewIfLoaded?.window?.bounds.height ?? 1) }
    private var progress: CGFloat { min(max(pan.translation(in: pan.view?.window).y / height, 0), 1) }
    private var velocity: CGFloat { pan.velocity(in: pan.view?.window).y / height }

    private func begin() {
        guard let controller else { return }
        let interactor = UIPercentDrivenInteractiveTransition()
        interactor.completionCurve = .easeOut
        self.interactor = interactor
        if let navigation = controller.navigationController {
            navigation.interactivePop?.pop(by: interactor)
        } else if let home = controller.presentation.home, home.personMayDismiss {
            home.beginDismissalByPerson(with: interactor)
        }
        interactor.update(progress)
    }

    private func end(completes: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        interactor.update(progress)
        if completes { interactor.finish() } else { interactor.cancel() }
    }
}

/// A pan downwards that content which scrolls waits for.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    var mayBegin: ((ZoomPanGestureRecognizer) -> Bool)?

    override func mayRecognize(path: CGPoint) -> Bool { path.y > abs(path.x) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin?(self) ?? false }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanGestureRecognizer }

    /// The innermost view under the finger that scrolls up and down.
    func scrolledView(in root: UIView?) -> UIScrollView? {
        var view = sequenceTouches.first?.view
        while let current = view, current !== root?.superview {
            if let scroll = current as? UIScrollView, scroll.isScrollEnabled, scroll.scrollsVertically { return scroll }
            view = current.superview
        }
        return nil
    }
}
