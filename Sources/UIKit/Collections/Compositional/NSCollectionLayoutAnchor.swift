import Foundation

/// The place of an attached view: at edges of its item, and from there as far as an offset says.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "NSCollectionLayoutAnchor") }

    /// The edges of the item at which the view lies; along an axis without one the view is in the middle.
    public let edges: NSDirectionalRectEdge
    /// The offset from the edges, in points, or in widths and heights of the attached view.
    public let offset: CGPoint
    /// Whether the offset is in widths and heights of the attached view.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Makes an anchor at edges, with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        self.edges = edges
        offset = absoluteOffset
        isFractionalOffset = false
        super.init()
    }

    /// Makes an anchor at edges, with an offset in widths and heights of the attached view.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isFractionalOffset = true
        super.init()
    }

    /// The anchor's point of a rectangle, with an offset by the size of the attached view.
    func point(in rect: CGRect, of size: CGSize) -> CGPoint {
        var point = CGPoint(x: rect.midX, y: rect.midY)
        if edges.contains(.leading) { point.x = rect.minX }
        if edges.contains(.trailing) { point.x = rect.maxX }
        if edges.contains(.top) { point.y = rect.minY }
        if edges.contains(.bottom) { point.y = rect.maxY }
        point.x += isFractionalOffset ? offset.x * size.width : offset.x
        point.y += isFractionalOffset ? offset.y * size.height : offset.y
        return point
    }
}
