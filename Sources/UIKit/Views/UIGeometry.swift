import Foundation

/// Distances from the edges of a rectangle, in points; positive values go inwards.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the left edge, in points.
    public var left: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the right edge, in points.
    public var right: CGFloat

    /// Makes insets from the four distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Makes insets of 0 at every edge.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets of 0 at every edge.
    public static let zero = UIEdgeInsets()

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// Distances from the edges of a rectangle in the direction of reading, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The distance from the top edge, in points.
    public var top: CGFloat
    /// The distance from the edge at which reading begins, in points.
    public var leading: CGFloat
    /// The distance from the bottom edge, in points.
    public var bottom: CGFloat
    /// The distance from the edge at which reading ends, in points.
    public var trailing: CGFloat

    /// Makes directional insets from the four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Makes directional insets of 0 at every edge.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Directional insets of 0 at every edge.
    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    /// The rectangle with its edges moved outwards.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }
}

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable, Codable {
    /// The distance to the right, in points.
    public var horizontal: CGFloat
    /// The distance downwards, in points.
    public var vertical: CGFloat

    /// Makes an offset from its distances to the right and downwards, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Makes an offset of 0 along both axes.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// The offset of 0 along both axes.
    public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The set of edges as bits.
    public let rawValue: UInt
    /// Makes a set of edges from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The set of corners as bits.
    public let rawValue: UInt
    /// Makes a set of corners from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// Makes the index path of an item in a section of a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// The index of the section: the first of the path's indexes. An index path without two of them ends the app.
    public var section: Int {
        get { self[0] }
        set { self = IndexPath(indexes: [newValue, self[1]]) }
    }

    /// The index of the row in its section: the second of the path's indexes.
    public var row: Int {
        get { self[1] }
        set { self = IndexPath(indexes: [self[0], newValue]) }
    }

    /// The index of the item in its section; another name for `row`.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}
