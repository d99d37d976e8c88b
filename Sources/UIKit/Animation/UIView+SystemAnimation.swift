import Foundation
import QuartzCore

extension UIView {
    /// An animation of the system's.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and leave their superviews.
        case delete
    }

    // Choice (animation): views that are deleted shrink to a tenth and fade in 0.35 seconds; when they are gone they have their
    // opacity and transform again.
    /// Runs an animation of the system's on views, together with changes of the app's.
    ///
    /// The completion is called when the animation is over, with whether it ran to its end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { ($0, $0.alpha, $0.transform) }
        animate(
            withDuration: 0.35, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for (view, alpha, transform) in looks {
                    view.removeFromSuperview()
                    view.alpha = alpha
                    view.transform = transform
                }
                completion?(finished)
            })
    }
}
