import CoreGraphics
import Foundation

/// A shape of lines and curves that draws itself into the current context.
open class UIBezierPath: NSObject, ObjectiveCExposed, NSCopying {
    /// The table of outlets and `@objc` members, which subclasses extend.
    @MainActor open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIBezierPath") }

    private var path = CGMutablePath()

    /// The width of lines, in points of the context's coordinates: 1 unless set.
    open var lineWidth: CGFloat = 1
    /// The ends of lines: cut off at the end point unless set.
    open var lineCapStyle = CGLineCap.butt
    /// The corners of lines: pointed unless set.
    open var lineJoinStyle = CGLineJoin.miter
    /// The length of a pointed corner, in line widths, from which it is cut off: 10 unless set.
    open var miterLimit: CGFloat = 10
    /// Whether holes are where the outline covers a point an even number of times; otherwise the direction of the
    /// outline counts.
    open var usesEvenOddFillRule = false
    /// The precision of curves; kept, and without effect here.
    open var flatness: CGFloat = 0.6
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() { super.init() }

    private convenience init(_ build: (CGMutablePath) -> Void) {
        self.init()
        build(path)
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) { self.init { $0.addRect(rect) } }

    /// Makes an ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init { $0.addEllipse(in: rect) } }

    /// Makes a rectangle with corners that bend as the system's do: their radius grows into the sides.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init { $0.addPath(.continuousRoundedRect(rect, radius: cornerRadius)) }
    }

    /// Makes a rectangle of which some corners are round, by the width of their radii; the height is ignored.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let size = min(max(cornerRadii.width, 0), min(rect.width, rect.height) / 2)
        self.init { path in
            func radius(at corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? size : 0 }
            let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
            path.move(to: CGPoint(x: left + radius(at: .topLeft), y: top))
            let corners: [(UIRectCorner, CGPoint, CGPoint)] = [
                (.topRight, CGPoint(x: right, y: top), CGPoint(x: right, y: bottom)),
                (.bottomRight, CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom)),
                (.bottomLeft, CGPoint(x: left, y: bottom), CGPoint(x: left, y: top)),
                (.topLeft, CGPoint(x: left, y: top), CGPoint(x: right, y: top)),
            ]
            for (name, corner, next) in corners {
                if radius(at: name) > 0 {
                    path.addArc(tangent1End: corner, tangent2End: next, radius: radius(at: name))
                } else {
                    path.addLine(to: corner)
                }
            }
            path.closeSubpath()
        }
    }

    /// Makes an arc; angles are in radians from the x axis, and y points down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a shape from a path of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init { $0.addPath(cgPath) } }

    /// A copy of the shape as a path of Core Graphics; setting it replaces the shape.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set { path = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    /// Begins a new part of the outline at a point.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line from the current point to another one.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic curve from the current point to another one.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve from the current point to another one.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start; angles are in radians from the x axis, and y points down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics' clockwise is meant for a y axis that points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds a line back to the point where the current part of the outline began.
    open func close() { path.closeSubpath() }
    /// Empties the shape; the line's properties stay.
    open func removeAllPoints() { path = CGMutablePath() }
    /// Adds the outline of another shape.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves all points of the outline by a transform.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// Sets the lengths of dashes and gaps in turn, and the length left out at the start, in points; nil draws lines in
    /// one piece.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
    }

    // MARK: Measures

    /// Whether the shape has no points.
    open var isEmpty: Bool { path.isEmpty }
    /// The least rectangle around the outline, control points left out.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// The point where the next line or curve begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is inside the shape, by the fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Drawing

    /// Fills the shape with the current fill colour; without a context it has no effect.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the shape with the current fill colour, blended and with an opacity from 0 to 1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Draws the outline with the current stroke colour; without a context it has no effect.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Draws the outline with the current stroke colour, blended and with an opacity from 0 to 1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    /// Confines later drawing into the current context to the inside of the shape.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        context.beginPath()
        context.addPath(path)
        body(context)
        context.restoreGState()
    }

    /// Makes a shape of the same outline and line that goes the other way round, which turns holes of the winding rule into
    /// fillings and draws a line from its end.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.takeLine(from: self)
        return reversed
    }

    /// Makes a copy of the shape and its line's properties; a subclass's copy is a plain `UIBezierPath` unless it
    /// overrides the method.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeLine(from: self)
        return copy
    }

    private func takeLine(from other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        usesEvenOddFillRule = other.usesEvenOddFillRule
        flatness = other.flatness
        dash = other.dash
    }
}
