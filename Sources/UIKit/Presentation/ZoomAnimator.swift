import CoreGraphics
import Foundation
import QuartzCore

// Choice (zoom): a spring of 0.45 seconds without a swing; the source's picture is over the small view and fades as that
// grows. Without a source the view grows out of the middle, from four fifths of its size.

/// Lets a controller's view grow out of another view, or shrink back into it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let options: UIViewController.Transition.ZoomOptions
    private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    private let transition: UIViewController.Transition
    private let isComing: Bool

    init(
        _ options: UIViewController.Transition.ZoomOptions,
        _ provider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?,
        _ transition: UIViewController.Transition, isComing: Bool
    ) {
        (self.options, self.provider, self.transition, self.isComing) = (options, provider, transition, isComing)
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.45
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let finish = { context.completeTransition(!context.transitionWasCancelled) }
        guard let zoomed = context.viewController(forKey: isComing ? .to : .from),
            let other = context.viewController(forKey: isComing ? .from : .to),
            let view = context.view(forKey: isComing ? .to : .from)
        else { return finish() }
        let container = context.containerView
        UIView.performWithoutAnimation { bringIn(context, below: isComing ? nil : view) }
        let source = provider(.init(source: other, zoomed: zoomed)).flatMap { $0.window == nil ? nil : $0 }
        let stage = ZoomStage(view, zoomed, source, options, in: container)
        UIView.performWithoutAnimation {
            stage.setUp()
            if isComing { stage.shrink() } else { stage.grow() }
        }
        let (comes, transition, usedOptions) = (isComing, transition, options)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, animations: { if comes { stage.grow() } else { stage.shrink() } },
            completion: { _ in
                UIView.performWithoutAnimation { stage.clear() }
                if comes, !context.transitionWasCancelled {
                    transition.dismissal = ZoomDismissal(zoomed, usedOptions)
                }
                finish()
            })
    }

    /// Puts the view that comes in its place.
    private func bringIn(_ context: any UIViewControllerContextTransitioning, below upper: UIView?) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        let frame = context.finalFrame(for: controller)
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        if let upper, upper.superview === context.containerView {
            context.containerView.insertSubview(view, belowSubview: upper)
        } else {
            context.containerView.addSubview(view)
        }
        context.containerView.layoutIfNeeded()
    }
}

/// The views of one zoom, and the two places between which they move.
@MainActor private final class ZoomStage {
    private let view: UIView
    private let source: UIView?
    private let container: UIView
    private let shade: UIView
    private let effect: UIVisualEffectView?
    private let mask = UIView(frame: .zero)
    private let oldMask: UIView?
    private let wasHidden: Bool
    private let rest: CGAffineTransform
    private var picture: UIView?
    /// The source's place in the container.
    private var place: CGRect
    /// The part of the view that lies over the source, in the view's coordinates.
    private let aligned: CGRect

    init(
        _ view: UIView, _ controller: UIViewController, _ source: UIView?,
        _ options: UIViewController.Transition.ZoomOptions, in container: UIView
    ) {
        (self.view, self.source, self.container) = (view, source, container)
        (oldMask, rest, wasHidden) = (view.mask, view.transform, source?.isHidden ?? false)
        shade = UIView(frame: container.bounds)
        shade.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: 0.2)
        effect = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
        let rect = source.flatMap {
            options.alignmentRectProvider?(.init(source: $0, zoomed: controller))
        }
        aligned = rect.flatMap { $0.isEmpty ? nil : $0 } ?? view.bounds
        if let source, source.bounds.width > 0, source.bounds.height > 0 {
            place = container.convert(source.bounds, from: source)
        } else {
            place = view.frame.insetBy(dx: view.frame.width / 10, dy: view.frame.height / 10)
        }
    }

    /// The factor at which the aligned part fills the source's place.
    private var scale: CGFloat { max(place.width / aligned.width, place.height / aligned.height) }

    func setUp() {
        container.insertSubview(shade, belowSubview: view)
        if let effect {
            effect.frame = container.bounds
            container.insertSubview(effect, belowSubview: view)
        }
        mask.backgroundColor = .black
        view.mask = mask
        guard let source else { return }
        let picture = source.snapshotView(afterScreenUpdates: false)
        self.picture = picture
        source.isHidden = true
        guard let picture else { return }
        picture.frame = place
        picture.layer.cornerRadius = source.layer.cornerRadius
        picture.clipsToBounds = true
        container.insertSubview(picture, aboveSubview: view)
    }

    func shrink() {
        let (center, middle) = (view.center, CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        view.transform = rest.concatenating(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: place.midX - center.x - scale * (aligned.midX - middle.x),
                ty: place.midY - center.y - scale * (aligned.midY - middle.y)))
        let size = CGSize(width: place.width / scale, height: place.height / scale)
        mask.frame = CGRect(
            x: aligned.midX - size.width / 2, y: aligned.midY - size.height / 2, width: size.width, height: size.height)
        mask.layer.cornerRadius = (source?.layer.cornerRadius ?? 0) / scale
        shade.alpha = 0
        effect?.alpha = 0
        if source == nil { view.alpha = 0 }
        picture?.alpha = 1
        picture?.transform = .identity
    }

    func grow() {
        view.transform = rest
        mask.frame = view.bounds
        mask.layer.cornerRadius = 0
        shade.alpha = 1
        effect?.alpha = 1
        view.alpha = 1
        guard let picture else { return }
        picture.alpha = 0
        let target = container.convert(aligned, from: view)
        picture.transform = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: target.midX - place.midX, ty: target.midY - place.midY)
    }

    func clear() {
        for one in [shade, effect, picture] { one?.removeFromSuperview() }
        view.mask = oldMask
        view.transform = rest
        view.alpha = 1
        source?.isHidden = wasHidden
    }
}
