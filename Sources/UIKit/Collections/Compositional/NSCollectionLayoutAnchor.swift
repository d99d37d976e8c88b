import Foundation

/// Where an attached view lies: at edges of what it is attached to, and from there as far as an offset says.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutAnchor") }

    public let edges: NSDirectionalRectEdge
    /// In points, or in widths and heights of the attached view.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
        super.init()
    }

    /// The frame of a view of a size that is attached to a rectangle.
    func frame(of size: CGSize, in rect: CGRect) -> CGRect {
        var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = rect.minX }
        if edges.contains(.trailing) { origin.x = rect.maxX - size.width }
        if edges.contains(.top) { origin.y = rect.minY }
        if edges.contains(.bottom) { origin.y = rect.maxY - size.height }
        origin.x += isFractionalOffset ? offset.x * size.width : offset.x
        origin.y += isFractionalOffset ? offset.y * size.height : offset.y
        return CGRect(origin: origin, size: size)
    }
}
