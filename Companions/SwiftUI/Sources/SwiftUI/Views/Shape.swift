/// A form that is filled or drawn.
@preconcurrency @MainActor public protocol Shape: View {
    /// The outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    /// The shape in the style of the surroundings.
    public var body: some View { ShapeView(shape: self, fill: ForegroundStyle(), stroke: nil) }

    /// Fills the shape.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, fill: content, stroke: nil)
    }

    /// Fills the shape in the style of the surroundings.
    public func fill(style: FillStyle = FillStyle()) -> some View {
        ShapeView(shape: self, fill: ForegroundStyle(), stroke: nil)
    }

    /// Draws the outline; the width is in points, half of it on each side.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        ShapeView(shape: self, fill: content, stroke: style)
    }

    /// Draws the outline in the style of the surroundings; the width is in points.
    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }

    /// Draws the outline in the style of the surroundings.
    public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

    /// A part of the outline, from 0 to 1.
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        TrimmedShape(shape: self, start: start, end: end)
    }
}

/// A shape that can be made smaller all around.
public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by a distance in points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws the outline inside the shape; the width is in points.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View
    {
        inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
    }

    /// Draws the outline inside the shape in the style of the surroundings; the width is in points.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }

    /// Draws the outline inside the shape.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        inset(by: style.lineWidth / 2).stroke(content, style: style)
    }
}

/// A shape that UIKit's views have by the radius of their corners.
protocol RoundShape: InsettableShape {
    nonisolated func box(in rect: CGRect) -> CGRect
    nonisolated func radius(in rect: CGRect) -> CGFloat
}

extension RoundShape {
    nonisolated func box(in rect: CGRect) -> CGRect { rect }

    /// The outline with round corners.
    nonisolated public func path(in rect: CGRect) -> Path {
        let box = box(in: rect)
        let radius = min(radius(in: rect), box.width / 2, box.height / 2)
        guard radius > 0 else { return Path(box) }
        return Path(
            CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
}

/// A rectangle.
public struct Rectangle: RoundShape {
    private var amount: CGFloat = 0
    /// Makes a rectangle.
    nonisolated public init() {}
    nonisolated func box(in rect: CGRect) -> CGRect { rect.insetBy(dx: amount, dy: amount) }
    nonisolated func radius(in rect: CGRect) -> CGFloat { 0 }
    /// The rectangle, smaller by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> Rectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// The course of a round corner.
public enum RoundedCornerStyle: Sendable {
    case circular
    case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: RoundShape {
    /// The radius of the corners, in points.
    public var cornerSize: CGSize
    /// The course of the corners.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Makes a rectangle with corners of a radius, in points.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// Makes a rectangle with corners of a size, in points.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    nonisolated func box(in rect: CGRect) -> CGRect { rect.insetBy(dx: amount, dy: amount) }
    nonisolated func radius(in rect: CGRect) -> CGFloat { max(0, cornerSize.width - amount) }
    /// The rectangle, smaller by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> RoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: RoundShape {
    private var amount: CGFloat = 0
    /// Makes a capsule.
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    nonisolated func box(in rect: CGRect) -> CGRect { rect.insetBy(dx: amount, dy: amount) }
    nonisolated func radius(in rect: CGRect) -> CGFloat { max(0, min(rect.width, rect.height) / 2 - amount) }
    /// The capsule, smaller by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> Capsule {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// A circle in the middle of its room.
public struct Circle: RoundShape {
    private var amount: CGFloat = 0
    /// Makes a circle.
    nonisolated public init() {}
    nonisolated func box(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            .insetBy(dx: amount, dy: amount)
    }
    nonisolated func radius(in rect: CGRect) -> CGFloat { box(in: rect).width / 2 }
    /// The circle, smaller by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> Circle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

/// An ellipse that touches the edges of its room.
public struct Ellipse: InsettableShape {
    private var amount: CGFloat = 0
    /// Makes an ellipse.
    nonisolated public init() {}
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
    /// The ellipse, smaller by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> Ellipse {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
    /// A circle.
    nonisolated public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
    /// A capsule.
    nonisolated public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of a radius, in points.
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

/// A shape whose type is not told.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    /// Hides the type of a shape.
    nonisolated public init<S: Shape>(_ shape: S) {
        nonisolated(unsafe) let shape: any Shape = shape
        outline = { shape.path(in: $0) }
    }
    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path { outline(rect) }
}

/// A part of an outline.
struct TrimmedShape<Base: Shape>: Shape {
    nonisolated(unsafe) let shape: Base
    let start: CGFloat
    let end: CGFloat

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
}

/// How an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// The width, in points.
    public var lineWidth: CGFloat
    /// The ends of lines.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// How long a pointed corner may be, in widths.
    public var miterLimit: CGFloat
    /// The lengths of strokes and gaps, in points.
    public var dash: [CGFloat]
    /// Where in the strokes the line begins, in points.
    public var dashPhase: CGFloat

    /// Makes a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// How the inside of a shape is found.
public struct FillStyle: Equatable, Sendable {
    /// Whether what is surrounded twice is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool
    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}
