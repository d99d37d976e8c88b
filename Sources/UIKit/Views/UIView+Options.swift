import Foundation
import QuartzCore

extension UIView {
    /// Stands in `intrinsicContentSize` for "no size of its own".
    public static let noIntrinsicMetric: CGFloat = -1

    /// How contents follow a new size of the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight

        var gravity: CALayerContentsGravity {
            switch self {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            // Layers measure from the top here, as UIKit's do.
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
        }
    }

    /// How an animation block or a transition runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options as bits; the curve and the transition are numbers among them.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the views that the block changes while it is still open, so that their subviews move along.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the views receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins at the value on the screen and replaces the animations that are under way, instead of blending with
        /// them.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each time forwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps the block's own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps the block's own curve or spring inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Lets what a transition leads to change while it comes in; without it a picture comes in.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides the old view and shows the new one in a transition between two views, instead of removing and
        /// inserting them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps the block's own options inside another block, repetition included; the curve and the duration have
        /// options of their own.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Begins and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Keeps one pace throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Leaves the number of pictures a second to the system; the default.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Shows 60 pictures a second, as the screen does in any case.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)

        /// Turns the view over around its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns the view over around its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Uncovers the new content upwards; here the old content moves away and does not curl.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Covers the old content downwards; here the new content moves in and does not curl.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from the old content to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns the view over around its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns the view over around its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut }
        var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (0xF << 20)) }
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear

        /// Any number is a curve, as the keyboard's 7 is, which has no name.
        public init?(rawValue: Int) {
            self =
                switch rawValue {
                case 1: .easeIn
                case 2: .easeOut
                case 3: .linear
                default: .easeInOut
                }
        }

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: CAMediaTimingFunction(name: .easeIn)
            case .easeOut: CAMediaTimingFunction(name: .easeOut)
            case .linear: CAMediaTimingFunction(name: .linear)
            }
        }
    }
}

/// Whether a view turns round where text runs from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    /// The direction of a view with this attribute and these traits.
    func direction(for traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
        direction(in: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The direction of a view with this attribute in surroundings with a direction.
    func direction(in surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .forceRightToLeft: .rightToLeft
        case .unspecified: surroundings
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        }
    }
}

/// The way that leading to trailing goes.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}
