import CoreGraphics
import Foundation

extension UIViewController {
    /// The way in which a controller comes in where it is pushed or presented, and goes again.
    @preconcurrency @MainActor public final class Transition: NSObject {
        enum Kind {
            case modal(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind
        /// The gesture that takes a zoomed controller back; nil until one was zoomed in.
        var dismissal: ZoomDismissal?

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// The view grows out of a smaller one and shrinks back into it.
        ///
        /// - Parameters:
        ///   - options: How it looks, and when a finger may begin to take it back; nil for the usual.
        ///   - sourceViewProvider: Says out of which view of the other controller it grows; asked each time that it comes
        ///     or goes, as the one for what is shown now may be another. With nil it grows out of the middle.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (_ context: ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider)) }

        /// The view comes from below and covers what is there.
        public static func coverVertical() -> Transition { Transition(.modal(.coverVertical)) }
        /// The view lies on the back of what is there, which is turned over.
        public static func flipHorizontal() -> Transition { Transition(.modal(.flipHorizontal)) }
        /// The view appears where it is.
        public static func crossDissolve() -> Transition { Transition(.modal(.crossDissolve)) }
        /// The view lies below what is there, which is lifted as a page is.
        public static func partialCurl() -> Transition { Transition(.modal(.partialCurl)) }

        /// The animator of one coming or going.
        func animator(isComing: Bool) -> any UIViewControllerAnimatedTransitioning {
            switch kind {
            case .modal(let style): ModalAnimator(style, isPresenting: isComing)
            case .zoom(let options, let source): ZoomAnimator(options, source, self, isComing: isComing)
            }
        }
    }
}

extension UIViewController.Transition {
    /// How a zoom looks, and when a finger may take the controller back.
    @preconcurrency @MainActor public final class ZoomOptions: NSObject {
        /// Asked when a finger begins to take the zoomed controller back; nil, as it is at first, lets it unless the finger
        /// is in content that scrolls and is not at its top.
        public var interactiveDismissShouldBegin: ((_ context: ZoomInteractionContext) -> Bool)?
        /// Says which rectangle of the zoomed view, in its coordinates, lies over the source view while it is small; nil,
        /// as it is at first, or a nil answer for all of the view.
        public var alignmentRectProvider: ((_ context: ZoomAlignmentRectContext) -> CGRect?)?
        // Choice (zoom): a fifth of black.
        /// The colour behind the zoomed view; nil, as it is at first, for a light shade.
        public var dimmingColor: UIColor?
        /// The effect behind the zoomed view; none unless set.
        public var dimmingVisualEffect: UIVisualEffect?

        public override init() { super.init() }
    }

    /// Who asks for the source view of a zoom.
    @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: NSObject {
        /// The controller that the zoomed one comes from and goes back to.
        public let sourceViewController: UIViewController
        /// The controller whose view grows and shrinks.
        public let zoomedViewController: UIViewController

        init(source: UIViewController, zoomed: UIViewController) {
            (sourceViewController, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// Who asks for the rectangle that lies over the source view.
    @preconcurrency @MainActor public final class ZoomAlignmentRectContext: NSObject {
        /// The view that the zoomed one grows out of.
        public let sourceView: UIView
        /// The controller whose view grows and shrinks.
        public let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
            (sourceView, zoomedViewController) = (source, zoomed)
            super.init()
        }
    }

    /// A finger that is about to take a zoomed controller back.
    @preconcurrency @MainActor public final class ZoomInteractionContext: NSObject {
        /// The finger's place in the zoomed view's coordinates, in points.
        public let location: CGPoint
        /// The finger's velocity in points a second.
        public let velocity: CGVector
        /// Whether the finger would begin without being asked about.
        public let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
            (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
            super.init()
        }
    }
}
