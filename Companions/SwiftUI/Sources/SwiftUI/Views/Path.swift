/// An outline of lines and curves.
public struct Path: Equatable, @unchecked Sendable {
    private var path: CGMutablePath

    /// Makes an empty outline.
    public init() { path = CGMutablePath() }
    /// Takes an outline of Core Graphics'.
    public init(_ path: CGPath) { self.path = path.mutableCopy() ?? CGMutablePath() }
    /// Makes the outline of a rectangle.
    public init(_ rect: CGRect) { self.init(CGPath(rect: rect, transform: nil)) }
    /// Makes the outline of an ellipse.
    public init(ellipseIn rect: CGRect) { self.init(CGPath(ellipseIn: rect, transform: nil)) }
    /// Makes the outline of a rectangle with round corners; in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            CGPath(roundedRect: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius, transform: nil))
    }
    /// Makes an outline step by step.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The outline of Core Graphics'.
    public var cgPath: CGPath { path.copy() ?? CGMutablePath() }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around it.
    public var boundingRect: CGRect { path.boundingBoxOfPath }
    /// The end of the last line.
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
    /// Whether a point is inside.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        path.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    private mutating func change(_ body: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&path) { path = path.mutableCopy() ?? CGMutablePath() }
        body(path)
    }

    /// Begins another line.
    public mutating func move(to point: CGPoint) { change { $0.move(to: point) } }
    /// Goes straight to a point.
    public mutating func addLine(to point: CGPoint) { change { $0.addLine(to: point) } }
    /// Goes straight from point to point.
    public mutating func addLines(_ points: [CGPoint]) { change { $0.addLines(between: points) } }
    /// Goes in a curve with one control point.
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: point, control: control) }
    }
    /// Goes in a curve with two control points.
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: point, control1: control1, control2: control2) }
    }
    /// Goes along a part of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise)
        }
    }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect) { change { $0.addRect(rect) } }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect) { change { $0.addEllipse(in: rect) } }
    /// Adds a rectangle with round corners; in points.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) { change { $0.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height) } }
    /// Adds another outline.
    public mutating func addPath(_ other: Path) { change { $0.addPath(other.path) } }
    /// Goes back to the beginning of the line.
    public mutating func closeSubpath() { change { $0.closeSubpath() } }

    /// The outline, moved or distorted.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var transform = transform
        return path.copy(using: &transform).map { Path($0) } ?? self
    }

    /// A part of the outline, from 0 to 1 of its length.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        PathTrimming(cgPath).part(from: start, to: end)
    }
}

extension Path: Shape {
    /// The outline as it is, whatever room there is.
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
