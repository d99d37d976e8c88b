import CoreGraphics
import Foundation

/// The place where a lifted view is shown.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPreviewTarget") }

    /// The view that the lifted one is shown in.
    open private(set) var container: UIView
    /// The centre of the lifted view, in the container's coordinates, in points.
    open private(set) var center: CGPoint
    /// The transform of the lifted view.
    open private(set) var transform: CGAffineTransform

    /// Makes a place in a container, in its coordinates, in points.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    /// Makes a place in a container, without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The place itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
