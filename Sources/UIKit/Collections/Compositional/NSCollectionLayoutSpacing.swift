import Foundation

/// Room between items or at their edges.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutSpacing") }

    /// In points; the least where it is flexible.
    public let spacing: CGFloat
    public let isFlexibleSpacing: Bool
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// In points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false), to: Self.self)
    }

    /// At least some points, and what room is left over.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true), to: Self.self)
    }
}
