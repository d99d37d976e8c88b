import Foundation

/// A width or height of an item, in points or as a part of what it lies in.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
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
