import Foundation
import QuartzCore

/// The animations of `modalTransitionStyle`.
///
/// The page of a partial curl is drawn flat: it is uncovered all at once, and nothing of it stays in sight.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    /// In seconds; nil for the style's own.
    private let duration: TimeInterval?

    init(_ style: UIModalTransitionStyle, isPresenting: Bool, duration: TimeInterval? = nil) {
        (self.style, self.isPresenting, self.duration) = (style, isPresenting, duration)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        if let duration { return duration }
        return switch style {
        case .coverVertical: 0.5
        case .crossDissolve: 0.4
        case .flipHorizontal, .partialCurl: 0.75
        }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.performWithoutAnimation { bringIn(context) }
        let finish: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
        switch style {
        case .coverVertical: slide(context, finish)
        case .crossDissolve: fade(context, finish)
        case .flipHorizontal: turn(context, isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, finish)
        case .partialCurl: turn(context, isPresenting ? .transitionCurlUp : .transitionCurlDown, finish)
        }
    }

    /// The view that comes and goes: the presented one.
    private func moving(_ context: any UIViewControllerContextTransitioning) -> UIView? {
        context.view(forKey: isPresenting ? .to : .from)
    }

    private func bringIn(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: controller)
        if isPresenting {
            context.containerView.addSubview(view)
        } else {
            context.containerView.insertSubview(view, at: 0)
        }
        context.containerView.layoutIfNeeded()
    }

    private func slide(_ context: any UIViewControllerContextTransitioning, _ finish: @escaping (Bool) -> Void) {
        guard let view = moving(context) else { return finish(true) }
        // By its transform: the view is laid out for the place where it ends, and stays so.
        let shown = view.transform
        let away = shown.concatenating(
            CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - view.frame.minY))
        if isPresenting { UIView.performWithoutAnimation { view.transform = away } }
        let target = isPresenting ? shown : away
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: { view.transform = target },
            completion: { finished in
                UIView.performWithoutAnimation { view.transform = shown }
                finish(finished)
            })
    }

    private func fade(_ context: any UIViewControllerContextTransitioning, _ finish: @escaping (Bool) -> Void) {
        guard let view = moving(context) else { return finish(true) }
        let alpha = view.alpha
        if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
        let target = isPresenting ? alpha : 0
        UIView.animate(
            withDuration: transitionDuration(using: context), animations: { view.alpha = target },
            completion: { finished in
                view.alpha = alpha
                finish(finished)
            })
    }

    private func turn(
        _ context: any UIViewControllerContextTransitioning, _ options: UIView.AnimationOptions,
        _ finish: @escaping (Bool) -> Void
    ) {
        guard let view = moving(context) else { return finish(true) }
        let isPresenting = isPresenting
        UIView.performWithoutAnimation { view.isHidden = isPresenting }
        UIView.transition(
            with: context.containerView, duration: transitionDuration(using: context), options: options,
            animations: { UIView.performWithoutAnimation { view.isHidden = !isPresenting } },
            completion: { finished in
                view.isHidden = false
                finish(finished)
            })
    }
}
