import UIKit

/// The side to which children that come in move; backward, everything goes the other way.
public enum TransitionDirection: Sendable {
    /// In from the right, or from the left where texts run from right to left.
    case leading
    /// The other way than `leading`.
    case trailing
    case up, down

    @MainActor func offset(in context: TransitionContext) -> CGPoint {
        let size = context.contentView.bounds.size
        let sign: CGFloat = context.isBackward ? -1 : 1
        switch self {
        case .leading: return CGPoint(x: sign * context.trailingSign * size.width, y: 0)
        case .trailing: return CGPoint(x: -sign * context.trailingSign * size.width, y: 0)
        case .up: return CGPoint(x: 0, y: sign * size.height)
        case .down: return CGPoint(x: 0, y: -sign * size.height)
        }
    }
}

extension ContainerTransition {
    /// The new fades in while the old fades out.
    public static var crossFade: ContainerTransition {
        var transition = ContainerTransition(duration: 0.25) { context in
            for host in context.entering { host.alpha = 0 }
            context.animate {
                for host in context.entering { host.alpha = 1 }
                for host in context.leaving { host.alpha = 0 }
            }
        }
        transition.yieldsToReducedMotion = false
        return transition
    }

    /// The new pushes the old out, side by side.
    public static func slide(_ direction: TransitionDirection = .leading) -> ContainerTransition {
        ContainerTransition { context in
            let offset = direction.offset(in: context)
            for host in context.entering { host.transform = CGAffineTransform(translationX: offset.x, y: offset.y) }
            context.animate {
                for host in context.entering { host.transform = .identity }
                let away = CGAffineTransform(translationX: -offset.x, y: -offset.y)
                for host in context.leaving { host.transform = away }
            }
        }
    }

    /// The new comes over the old, which moves a third of the way and darkens; backward, the old uncovers the new.
    public static func push(_ direction: TransitionDirection = .leading) -> ContainerTransition {
        ContainerTransition(duration: 0.4, timing: UISpringTimingParameters(dampingRatio: 1)) { context in
            let offset = direction.offset(in: context)
            let upper = context.isBackward ? context.leaving : context.entering
            let lower = context.isBackward ? context.entering : context.leaving
            let far = CGAffineTransform(translationX: offset.x, y: offset.y)
            let near = CGAffineTransform(translationX: -offset.x / 3, y: -offset.y / 3)
            let shades = lower.map { host in
                let shade = UIView(frame: host.frame)
                shade.backgroundColor = .black
                shade.isUserInteractionEnabled = false
                host.superview?.insertSubview(shade, aboveSubview: host)
                return shade
            }
            for host in upper { host.superview?.bringSubviewToFront(host) }
            let coming = context.isBackward ? near.inverted() : far
            for host in context.entering { host.transform = coming }
            for shade in shades {
                shade.alpha = context.isBackward ? 0.1 : 0
                if context.isBackward { shade.transform = coming }
            }
            context.animate {
                for host in context.entering { host.transform = .identity }
                // Backward, the offset has the other sign already: what leaves goes the way it came.
                let going = context.isBackward ? far.inverted() : near
                for host in context.leaving { host.transform = going }
                for shade in shades {
                    shade.alpha = context.isBackward ? 0 : 0.1
                    shade.transform = context.isBackward ? .identity : going
                }
            }
            context.atEnd { _ in
                for shade in shades { shade.removeFromSuperview() }
            }
        }
    }

    /// The new grows out of the depth while the old fades and comes nearer; backward, the other way.
    public static var scale: ContainerTransition {
        ContainerTransition(duration: 0.3) { context in
            let (small, large): (CGFloat, CGFloat) = context.isBackward ? (1.15, 0.85) : (0.85, 1.15)
            for host in context.entering {
                host.alpha = 0
                host.transform = CGAffineTransform(scaleX: small, y: small)
            }
            context.animate {
                for host in context.entering {
                    host.alpha = 1
                    host.transform = .identity
                }
                for host in context.leaving {
                    host.alpha = 0
                    host.transform = CGAffineTransform(scaleX: large, y: large)
                }
            }
        }
    }

    /// The old turns over, as a card, and has the new on its back.
    public static var flip: ContainerTransition {
        ContainerTransition(duration: 0.5) { context in
            let sign: CGFloat = (context.isBackward ? -1 : 1) * context.trailingSign
            // Just short of half a turn, so that there is no doubt which way round it goes.
            let angle = CGFloat.pi * 0.9999
            let distance = max(500, context.contentView.bounds.width * 2)
            func turned(_ angle: CGFloat) -> CATransform3D {
                var depth = CATransform3DIdentity
                depth.m34 = -1 / distance
                return CATransform3DRotate(depth, angle, 0, 1, 0)
            }
            for host in context.entering + context.leaving { host.layer.isDoubleSided = false }
            for host in context.leaving { host.transform3D = turned(0) }
            for host in context.entering { host.transform3D = turned(sign * angle) }
            context.animate {
                for host in context.entering { host.transform3D = turned(0) }
                for host in context.leaving { host.transform3D = turned(-sign * angle) }
            }
        }
    }

    /// A picture of a view that both children have moves from its place in the old to its place in the new, while the rest
    /// cross-fades.
    ///
    /// - Parameter identifier: The `accessibilityIdentifier` of the view in either child. A child without such a view only fades.
    public static func sharedElement(_ identifier: String) -> ContainerTransition {
        ContainerTransition(duration: 0.4, timing: UISpringTimingParameters(dampingRatio: 0.9)) { context in
            crossFade.prepare(context)
            guard let old = view(identifier, in: context.leaving), let new = view(identifier, in: context.entering),
                let oldPicture = old.snapshotView(afterScreenUpdates: false),
                let newPicture = new.snapshotView(afterScreenUpdates: true)
            else { return }
            let start = old.convert(old.bounds, to: context.contentView)
            let end = new.convert(new.bounds, to: context.contentView)
            let (oldAlpha, newAlpha) = (old.alpha, new.alpha)
            (old.alpha, new.alpha) = (0, 0)
            for picture in [oldPicture, newPicture] {
                picture.frame = start
                context.contentView.addSubview(picture)
            }
            newPicture.alpha = 0
            context.animate {
                for picture in [oldPicture, newPicture] { picture.frame = end }
                newPicture.alpha = 1
            }
            context.atEnd { _ in
                (old.alpha, new.alpha) = (oldAlpha, newAlpha)
                oldPicture.removeFromSuperview()
                newPicture.removeFromSuperview()
            }
        }
    }

    private static func view(_ identifier: String, in hosts: [UIView]) -> UIView? {
        var views = hosts
        while let view = views.first {
            if view.accessibilityIdentifier == identifier { return view }
            views.removeFirst()
            views += view.subviews
        }
        return nil
    }
}
