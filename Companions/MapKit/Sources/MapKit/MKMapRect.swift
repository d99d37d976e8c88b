import CoreLocation
import Foundation

/// A rectangle on the flat map, in map points.
public struct MKMapRect: Hashable, Sendable {
    /// The corner in the north west.
    public var origin: MKMapPoint
    /// The extent.
    public var size: MKMapSize

    /// Makes a rectangle without extent in the map's corner.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Makes a rectangle of a corner and an extent.
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

    /// Makes a rectangle of numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle.
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The line in the middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The line in the middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The extent from west to east.
    public var width: Double { size.width }
    /// The extent from north to south.
    public var height: Double { size.height }
    /// Whether there is no rectangle.
    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    /// Whether there is nothing in the rectangle.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Whether a point lies in the rectangle; its southern and its eastern edge do not belong to it.
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether all of another rectangle lies in this one.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// The smallest rectangle around both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        return MKMapRect(
            x: min(minX, rect.minX), y: min(minY, rect.minY),
            width: max(maxX, rect.maxX) - min(minX, rect.minX), height: max(maxY, rect.maxY) - min(minY, rect.minY))
    }

    /// What lies in both; null where nothing does.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (west, east) = (max(minX, rect.minX), min(maxX, rect.maxX))
        let (north, south) = (max(minY, rect.minY), min(maxY, rect.maxY))
        guard west <= east, north <= south else { return .null }
        return MKMapRect(x: west, y: north, width: east - west, height: south - north)
    }

    /// Whether anything lies in both.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

    /// The rectangle with its edges moved inwards, in map points.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        if isNull { return self }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle at another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        if isNull { return self }
        return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The two parts that a line between them makes of the rectangle.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect)
    {
        if isNull { return (.null, .null) }
        let limit = max(0, min(distance, edge == .minXEdge || edge == .maxXEdge ? width : height))
        switch edge {
        case .minXEdge, .maxXEdge:
            let first = edge == .minXEdge ? limit : width - limit
            let parts = (
                MKMapRect(x: minX, y: minY, width: first, height: height),
                MKMapRect(x: minX + first, y: minY, width: width - first, height: height)
            )
            return edge == .minXEdge ? parts : (parts.1, parts.0)
        case .minYEdge, .maxYEdge:
            let first = edge == .minYEdge ? limit : height - limit
            let parts = (
                MKMapRect(x: minX, y: minY, width: width, height: first),
                MKMapRect(x: minX, y: minY + first, width: width, height: height - first)
            )
            return edge == .minYEdge ? parts : (parts.1, parts.0)
        }
    }

    /// Whether the rectangle reaches beyond the 180th meridian.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// The part of the rectangle beyond the 180th meridian, moved onto the map; null without one.
    public var remainder: MKMapRect {
        let world = MKMapSize.world.width
        if minX < 0 { return MKMapRect(x: minX + world, y: minY, width: -minX, height: height) }
        if maxX > world { return MKMapRect(x: 0, y: minY, width: maxX - world, height: height) }
        return .null
    }

    /// The smallest rectangle around places; null without any.
    init(around points: some Sequence<MKMapPoint>) {
        self = points.reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
    }
}

/// The whole map.
public let MKMapRectWorld = MKMapRect.world
/// No rectangle.
public let MKMapRectNull = MKMapRect.null

/// Makes a rectangle of numbers.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

/// The smallest rectangle around both.
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }
/// What lies in both.
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }
/// Whether anything lies in both.
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }
/// Whether a point lies in a rectangle.
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }
/// Whether all of the second rectangle lies in the first.
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
/// A rectangle with its edges moved inwards.
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
/// A rectangle at another place.
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Whether there is no rectangle.
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Whether there is nothing in a rectangle.
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// Whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
/// The western edge.
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// The northern edge.
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// The line in the middle between west and east.
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// The line in the middle between north and south.
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// The eastern edge.
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// The southern edge.
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// The extent from west to east.
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// The extent from north to south.
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
