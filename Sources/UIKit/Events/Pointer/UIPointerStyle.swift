import CoreGraphics
import Foundation

/// The effect of a pointer on what is under it.
@preconcurrency @MainActor public enum UIPointerEffect {
    /// What the system finds fitting.
    case automatic(UITargetedPreview)
    /// The pointer slides below the view, which it lights up.
    case highlight(UITargetedPreview)
    /// The pointer vanishes, and the view is raised.
    case lift(UITargetedPreview)
    /// The pointer stays as it is, above a view that is tinted, scaled and shadowed as asked for.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where a view that the pointer is above is tinted.
    public enum TintMode: Int, Sendable { case none, overlay, underlay }
}

/// The shape of a pointer.
@preconcurrency @MainActor public enum UIPointerShape {
    /// An outline around the pointer's place.
    case path(UIBezierPath)
    /// A rectangle with round corners, whose radius the system chooses unless it is given.
    case roundedRect(CGRect, radius: CGFloat = 8)
    /// A beam across a line of reading down a page, of a length in points.
    case verticalBeam(length: CGFloat)
    /// A beam along a line, of a length in points.
    case horizontalBeam(length: CGFloat)

    /// The radius that leaves the corners to the system.
    public static let defaultCornerRadius: CGFloat = 8
}

/// The look of a pointer in a region.
@preconcurrency @MainActor open class UIPointerStyle: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPointerStyle") }

    private enum Kind {
        case hidden, system
        case own(UIPointerEffect?, UIPointerShape?, UIAxis)
    }

    private let kind: Kind

    /// Makes a style of an effect, and of a shape unless the effect brings its own.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.own(effect, shape, []))
    }

    /// Makes a style of a shape alone, which is held on some axes as long as it is in the region.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(.own(nil, shape, axes))
    }

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// A style without a pointer.
    public class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The system's usual pointer.
    public class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The style itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
