import Foundation

// The current path, in user space. It is kept apart from the state: saving and restoring leave it as it is.
extension CGContext {
    /// Empties the path.
    public func beginPath() { userPath = Path() }

    /// Starts a new part of the path at a point.
    public func move(to point: CGPoint) { updatePath { $0.move(to: point) } }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint) { updatePath { $0.line(to: point) } }

    /// Starts a new part at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        updatePath { path in
            path.move(to: first)
            for point in points.dropFirst() { path.line(to: point) }
        }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        updatePath { $0.quad(to: end, control: control) }
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        updatePath { $0.curve(to: end, control1: control1, control2: control2) }
    }

    /// Adds an arc between two angles in radians, after a line from the current point to where it begins.
    ///
    /// `clockwise` is meant in a space whose y axis points up: false is the direction of growing angles.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        updatePath {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        }
    }

    /// Adds an arc that rounds the corner at `tangent1End` on the way from the current point to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        updatePath { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) }
    }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect) { updatePath { $0.add(rect) } }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) { updatePath { $0.addEllipse(in: rect) } }

    /// Adds another path's steps.
    public func addPath(_ path: CGPath) {
        let added = path.value
        updatePath { $0.append(added) }
    }

    /// Adds a line back to where the current part began.
    public func closePath() { updatePath { $0.close() } }

    /// Makes the path the outline of what stroking it would draw; dashes are not counted.
    public func replacePathWithStrokedPath() { userPath = userPath.stroked(state.stroke) }

    /// A copy of the path; nil when it is empty.
    public var path: CGPath? {
        let path = userPath
        return path.isEmpty ? nil : CGPath(path)
    }

    /// Whether the path has no step.
    public var isPathEmpty: Bool { userPath.isEmpty }

    /// Where the next segment would begin; zero when the path is empty.
    public var currentPointOfPath: CGPoint { userPath.currentPoint ?? .zero }

    /// The smallest rectangle around the path's points; null when it is empty.
    public var boundingBoxOfPath: CGRect { userPath.controlBounds }

    /// Whether a point of user space is where drawing the path would leave ink.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let path = userPath
        let isInside =
            switch mode {
            case .fill, .fillStroke: path.contains(point, rule: .winding)
            case .eoFill, .eoFillStroke: path.contains(point, rule: .evenOdd)
            case .stroke: false
            }
        if isInside || mode == .fill || mode == .eoFill { return isInside }
        return path.stroked(state.stroke).contains(point, rule: .winding)
    }
}
