import Foundation
import QuartzCore

/// Presents an alert in the middle of the screen, or an action sheet at its bottom.
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView(frame: .zero)

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let panel = alert?.panel else { return .zero }
        let (bounds, insets) = (containerView.bounds, containerView.safeAreaInsets)
        let margin = AlertMetrics.sheetMargin
        guard isSheet else {
            let height = min(
                panel.fittingSize(width: AlertMetrics.alertWidth).height,
                bounds.height - max(insets.top, 20) - max(insets.bottom, 20))
            let width = AlertMetrics.alertWidth
            // In the middle of what neither bars at the edges nor the keyboard cover (measured).
            let free = bounds.height - insets.top - max(insets.bottom, keyboardHeight)
            return CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: panel.ceilToPixel(insets.top + (free - height) / 2),
                width: width, height: height)
        }
        let width = min(bounds.width, bounds.height) - 2 * margin
        let bottom = max(insets.bottom, margin)
        let height = min(panel.fittingSize(width: width).height, bounds.height - insets.top - margin - bottom)
        return CGRect(x: (bounds.width - width) / 2, y: bounds.maxY - bottom - height, width: width, height: height)
    }

    override var pausesEditing: Bool { true }

    /// How much of the screen the keyboard takes while the alert's fields are typed in.
    private var keyboardHeight: CGFloat {
        guard alert?.textFields != nil, let containerView else { return 0 }
        return containerView.keyboardOverlap
    }

    /// The alert makes room for the keyboard.
    private var keyboardWatch: (any NSObjectProtocol)?

    private func watchKeyboard() {
        keyboardWatch = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let container = self?.containerView else { return }
                container.setNeedsLayout()
                UIView.animate(withDuration: 0.25) { container.layoutIfNeeded() }
            }
        }
    }

    override func letGo() {
        super.letGo()
        if let keyboardWatch { NotificationCenter.default.removeObserver(keyboardWatch) }
        keyboardWatch = nil
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        if alert?.textFields != nil { watchKeyboard() }
        dimming.frame = containerView.bounds
        dimming.backgroundColor = AlertMetrics.shade
        dimming.alpha = 0
        if isSheet { dimming.onTap = { [weak self] in self?.tapBeside() } }
        containerView.insertSubview(dimming, at: 0)
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        let dimming = dimming
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in dimming.alpha = 0 })
    }

    override func containerViewWillLayoutSubviews() {
        guard let panel = alert?.panel else { return }
        let frame = frameOfPresentedViewInContainerView
        panel.bounds.size = frame.size
        panel.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { alert?.panel?.bounds.size ?? parentSize }

    /// An action sheet that can be cancelled is, by a touch beside it.
    private func tapBeside() {
        guard let alert, let cancel = alert.cancelAction else { return }
        alert.perform(cancel)
    }

    override func standardAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        isSheet
            ? ModalAnimator(.coverVertical, isPresenting: isPresenting, duration: 0.4)
            : AlertAnimator(isPresenting: isPresenting)
    }
}

/// Lets an alert come out of the air and fade away.
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? 0.4 : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        let isPresenting = isPresenting
        if isPresenting, let controller = context.viewController(forKey: .to) {
            UIView.performWithoutAnimation {
                view.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(view)
                context.containerView.layoutIfNeeded()
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0,
            animations: {
                view.alpha = isPresenting ? 1 : 0
                if isPresenting { view.transform = .identity }
            },
            completion: { _ in
                view.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
