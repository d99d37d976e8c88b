import Foundation
import QuartzCore

/// The usual transition: the upper view slides over the lower one, which moves a third as far.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(_ operation: UINavigationController.Operation) {
        isPush = operation != .pop
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let (upper, lower) = isPush ? (to, from) : (from, to)
        let container = context.containerView
        if let controller = context.viewController(forKey: .to) {
            let frame = context.finalFrame(for: controller)
            to.bounds.size = frame.size
            to.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let shade = NavigationShade(frame: container.bounds)
        container.insertSubview(shade, belowSubview: upper)
        let width = container.bounds.width
        let (upperRest, lowerRest) = (upper.transform, lower.transform)
        let apart = {
            upper.transform = upperRest.concatenating(CGAffineTransform(translationX: width, y: 0))
            lower.transform = lowerRest
            shade.show(edge: width, strength: 0)
        }
        let together = {
            upper.transform = upperRest
            lower.transform = lowerRest.concatenating(CGAffineTransform(translationX: -0.3 * width, y: 0))
            shade.show(edge: 0, strength: 1)
        }
        UIView.performWithoutAnimation(isPush ? apart : together)
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
            [isPush] in
            if isPush { together() } else { apart() }
        } completion: { _ in
            shade.removeFromSuperview()
            (upper.transform, lower.transform) = (upperRest, lowerRest)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Darkens the lower view, and more so beside the edge of the upper one.
final class NavigationShade: UIView {
    private let dimming = UIView(frame: .zero)
    private let edge = NavigationEdgeShadow(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        dimming.backgroundColor = .black
        dimming.frame = bounds
        edge.frame = CGRect(
            x: -NavigationEdgeShadow.width, y: 0, width: NavigationEdgeShadow.width, height: bounds.height)
        addSubview(dimming)
        addSubview(edge)
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameters:
    ///   - edge: Where the upper view's edge is, in points.
    ///   - strength: From 0 to 1.
    func show(edge x: CGFloat, strength: CGFloat) {
        dimming.alpha = 0.1 * strength
        edge.alpha = strength
        edge.transform = CGAffineTransform(translationX: x, y: 0)
    }
}

private final class NavigationEdgeShadow: UIView {
    static let width: CGFloat = 9

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for column in 0..<Int(Self.width) {
            let part = CGFloat(column + 1) / Self.width
            context.setFillColor(UIColor(white: 0, alpha: 0.12 * part * part).cgColor)
            context.fill(CGRect(x: CGFloat(column), y: 0, width: 1, height: bounds.height))
        }
    }
}
