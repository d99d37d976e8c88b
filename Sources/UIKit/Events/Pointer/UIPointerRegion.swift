import Foundation

/// A part of a view in which the pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIPointerRegion") }

    /// The rectangle in the view's coordinates, in points.
    open private(set) var rect: CGRect
    /// What tells the region from others of the view; nil for one that its rectangle tells.
    open private(set) var identifier: AnyHashable?

    /// Makes a region of a rectangle in the view's coordinates, in points.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// The region itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
