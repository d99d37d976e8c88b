import Foundation

/// A width or height of an item, in points or as a part of what it lies in.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutDimension") }

    enum Kind: Equatable { case width, height, absolute, estimated }

    let kind: Kind
    /// In points, or as a part of the container's length.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make(.width, fractionalWidth) }
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make(.height, fractionalHeight) }
    /// In points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
    /// In points, until the element was measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }

    private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
        unsafeDowncast(NSCollectionLayoutDimension(kind, value), to: Self.self)
    }

    open var isFractionalWidth: Bool { kind == .width }
    open var isFractionalHeight: Bool { kind == .height }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .width: container.width * dimension
        case .height: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item, group or supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutSize") }

    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: max(widthDimension.length(in: container), 0), height: max(heightDimension.length(in: container), 0))
    }

    /// Whether the length along an axis is a guess until the element was measured.
    func isEstimated(_ axis: NSLayoutConstraint.Axis) -> Bool {
        (axis == .horizontal ? widthDimension : heightDimension).isEstimated
    }

    /// The axes along which the element is measured.
    var flexibility: UICollectionViewLayoutAttributes.Flexibility {
        var axes: UICollectionViewLayoutAttributes.Flexibility = []
        if widthDimension.isEstimated { axes.insert(.width) }
        if heightDimension.isEstimated { axes.insert(.height) }
        return axes
    }
}

/// Room between items or at their edges.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
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

/// Room around an item, besides what it lies in.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, ObjectiveCExposed {
    /// What subclasses add to by their outlets and `@objc` members.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutEdgeSpacing") }

    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }
}
