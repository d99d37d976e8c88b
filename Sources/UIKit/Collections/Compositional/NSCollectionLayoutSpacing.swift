import Foundation

/// Room between items or at their edges.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutSpacing") }

    /// The room in points; the least where it is flexible.
    public let spacing: CGFloat
    /// Whether the room takes what is left over.
    public let isFlexibleSpacing: Bool
    /// Whether the room is exactly `spacing`.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// An amount of room in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
    }

    /// A least amount of room in points, to which comes what is left over; at the edges of items only the least counts.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
    }
}
