import Foundation

/// The kind of one step of a path.
@frozen public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path; `points` holds control points first and is valid only while the block runs.
@frozen public struct CGPathElement {
    public var type: CGPathElementType
    /// The points of the element, in user space: one for a move or a line, two for a quadratic curve, three for a cubic
    /// one.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element of its type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// An outline of lines and curves that does not change.
///
/// Sendable because it cannot change; the mutable subclass must stay where it was made until it is copied.
public class CGPath: Hashable, @unchecked Sendable {
    /// The outline as a value.
    package internal(set) var value: Path

    package init(_ value: Path) {
        self.value = value
    }

    /// Makes an outline of a rectangle, taken through `transform`.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.add(rect)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Makes an outline of the ellipse that touches the sides of a rectangle, taken through `transform`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Makes an outline of a rectangle with elliptic corners, taken through `transform`.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// The path drawn the other way round.
    package func reversed() -> CGPath { CGPath(value.reversed()) }

    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(value) }

    /// A copy taken through `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(value.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can change.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(value) }

    /// A copy that can change, taken through `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(value.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no step.
    public var isEmpty: Bool { value.isEmpty }

    /// Where the next segment would begin; zero when the path is empty.
    public var currentPoint: CGPoint { value.currentPoint ?? .zero }

    /// The smallest rectangle around all points, those that only steer curves counted; null when there are none.
    public var boundingBox: CGRect { value.controlBounds }

    /// The smallest rectangle around what the path draws; null when there is nothing.
    public var boundingBoxOfPath: CGRect { value.bounds }

    /// Whether a point is inside the path taken through `transform`, open parts taken as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        value.applying(transform).contains(point, rule: rule)
    }

    /// Whether the path is one upright rectangle, which is then stored in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let lines = value.flattened()
        guard lines.count == 1, let line = lines.first, value.elements.allSatisfy(\.isStraight) else { return false }
        var points = line.points
        if points.count == 5, points.first == points.last { points.removeLast() }
        guard points.count == 4 else { return false }
        let isUpright = (0..<4).allSatisfy { index in
            let (one, two, three) = (points[index], points[(index + 1) % 4], points[(index + 2) % 4])
            return one.x == two.x ? two.y == three.y : one.y == two.y && two.x == three.x
        }
        if isUpright { rect?.pointee = value.bounds }
        return isUpright
    }

    /// Calls a function with what it is given for itself and with each step, in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls `block` with each step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in value.elements {
            let (type, listed): (CGPathElementType, [CGPoint])
            switch element {
            case .move(let point): (type, listed) = (.moveToPoint, [point])
            case .line(let point): (type, listed) = (.addLineToPoint, [point])
            case .quad(let point, let control): (type, listed) = (.addQuadCurveToPoint, [control, point])
            case .curve(let one, let two, let point): (type, listed) = (.addCurveToPoint, [one, two, point])
            case .close: (type, listed) = (.closeSubpath, [.zero])
            }
            var points = listed
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: base), block)
            }
        }
    }

    /// Whether two paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.value == other.value }

    /// Adds the path's elements to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Path.Element {
    fileprivate var isStraight: Bool {
        switch self {
        case .move, .line, .close: true
        case .quad, .curve: false
        }
    }
}

/// What is called with each step of a path, and with what it was given for itself.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
