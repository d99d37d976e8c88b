import Foundation

// Every step takes its points through a transform first.
extension CGMutablePath {
    /// Starts a new part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.move(to: point.applying(transform)) }
    }

    /// Adds a line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.line(to: point.applying(transform)) }
    }

    /// Starts a new part at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        update { $0.quad(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a cubic curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.curve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Adds a line back to where the current part began.
    public func closeSubpath() { update { $0.close() } }

    /// Adds a rectangle as a part of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addShape(transform) { $0.add(rect) }
    }

    /// Adds rectangles, each as a part of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addShape(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with elliptic corners; corners that do not fit shrink to half of the side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addShape(transform) { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// Adds an arc between two angles in radians, after a line from the current point to where it begins.
    ///
    /// `clockwise` is meant in a space whose y axis points up: false is the direction of growing angles.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
                transform: transform)
        }
    }

    /// Adds an arc that turns by `delta` radians, after a line from the current point to where it begins.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
        }
    }

    /// Adds an arc that rounds the corner at `tangent1End` on the way from the current point to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        update { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform) }
    }

    /// Adds another path's steps.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.value
        update { $0.append(added, transform: transform) }
    }

    private func addShape(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
        var shape = Path()
        build(&shape)
        update { $0.append(shape, transform: transform) }
    }
}
