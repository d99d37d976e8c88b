import CoreGraphics
import Foundation

/// What a layer looks like at one moment: the model's values, or what is on the screen while they animate.
package struct LayerState: Equatable {
    /// In the layer's own coordinates.
    package var bounds = CGRect.zero
    /// The anchor point's place in the superlayer's coordinates.
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    /// How far before the layer's plane the point lies that it turns around, in points.
    package var anchorPointZ: CGFloat = 0
    /// In fractions of the bounds.
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: Float = 1
    package var isHidden = false
    /// Whether something else shows the layer in its place: it is there for everybody but who looks at the screen.
    package var isLifted = false
    package var masksToBounds = false
    package var backgroundColor: CGColor?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners: CACornerMask = .all
    package var cornerCurve = CALayerCornerCurve.circular
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var special = SpecialContent.none
    /// Whether the layer is seen from behind.
    package var isDoubleSided = true
    package var options = LayerOptions()
    /// Values of properties that a subclass of the app's own adds, while they are animated.
    package var added: [String: AnimatableValue] = [:]

    /// Whether there is anything to draw.
    var isDrawn: Bool { !isHidden && !isLifted && opacity > 0 }

    /// Maps the layer's points to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        let toAnchor = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        let toPosition = CGAffineTransform(translationX: position.x, y: position.y)
        return toAnchor.concatenating(transform.planar).concatenating(toPosition)
    }

    /// The smallest rectangle in the superlayer's coordinates that holds the bounds.
    package var frame: CGRect {
        if transform == CATransform3DIdentity {
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return bounds.applying(transformToSuperlayer)
    }
}

/// Which corners a corner radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Makes a set of corners of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top and left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the top and right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the bottom and left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the bottom and right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Corners are arcs of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Corners have a curvature that grows steadily from the edges, as iOS draws its icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Where a layer's contents lie when their size is not the bounds' size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The gravity's name, as Core Animation writes it.
    public let rawValue: String
    /// Makes a gravity of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The contents keep their size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// The contents keep their size, in the middle of the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// The contents keep their size, in the middle of the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// The contents keep their size, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// The contents keep their size, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// The contents keep their size, in the corner at the top and left.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// The contents keep their size, in the corner at the top and right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// The contents keep their size, in the corner at the bottom and left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// The contents keep their size, in the corner at the bottom and right.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// The contents fill the bounds and lose their proportions.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// The contents keep their proportions and fit into the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// The contents keep their proportions and cover the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
