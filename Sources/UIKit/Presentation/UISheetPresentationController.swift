import Foundation
import QuartzCore

/// Presents as a card that leaves something of what is below in sight.
open class UISheetPresentationController: UIPresentationController {
    private let dimming = DimmingView(frame: .zero)

    open override var shouldPresentInFullscreen: Bool { true }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        var frame = containerView.bounds
        let top = containerView.safeAreaInsets.top
        frame.origin.y += top
        frame.size.height -= top
        return frame
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.alpha = 0
        containerView.insertSubview(dimming, at: 0)
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
    }

    open override func dismissalTransitionWillBegin() {
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
    }

    open override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
