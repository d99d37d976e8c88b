import Foundation

/// The size of an item, group or supplementary view.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
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
