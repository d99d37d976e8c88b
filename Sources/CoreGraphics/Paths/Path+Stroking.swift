import Foundation

extension Path {
    /// The outline of a line along the path, dashes left out, to be filled with the winding rule.
    ///
    /// Every segment, join and cap is a part of its own that turns the same way, so that overlaps add up.
    package func stroked(_ style: StrokeStyle) -> Path {
        var outline = Path()
        let half = abs(style.width) / 2
        guard half > 0, half.isFinite else { return outline }
        for line in flattened() {
            var points: [CGPoint] = []
            for point in line.points where points.last != point { points.append(point) }
            if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
            if points.count == 1 {
                if line.isClosed || style.cap == .round { outline.addDot(points[0], half, style.cap) }
                continue
            }
            let last = line.isClosed ? points.count : points.count - 1
            for index in 0..<last {
                let (from, to) = (points[index], points[(index + 1) % points.count])
                let isFirst = !line.isClosed && index == 0
                let isLast = !line.isClosed && index == last - 1
                outline.addSegment(
                    from, to, half, extendStart: isFirst && style.cap == .square,
                    extendEnd: isLast && style.cap == .square)
                if style.cap == .round, isFirst { outline.addDot(from, half, .round) }
                if style.cap == .round, isLast { outline.addDot(to, half, .round) }
                if !isLast { outline.addJoin(from, to, points[(index + 2) % points.count], half, style) }
            }
        }
        return outline
    }

    private mutating func addDot(_ point: CGPoint, _ half: CGFloat, _ cap: CGLineCap) {
        let box = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
        switch cap {
        case .round: addEllipse(in: box)
        case .square: add(box)
        case .butt: break
        }
    }

    private mutating func addSegment(
        _ from: CGPoint, _ to: CGPoint, _ half: CGFloat, extendStart: Bool, extendEnd: Bool
    ) {
        let length = hypot(to.x - from.x, to.y - from.y)
        let (x, y) = ((to.x - from.x) / length * half, (to.y - from.y) / length * half)
        let start = extendStart ? CGPoint(x: from.x - x, y: from.y - y) : from
        let end = extendEnd ? CGPoint(x: to.x + x, y: to.y + y) : to
        move(to: CGPoint(x: start.x + y, y: start.y - x))
        line(to: CGPoint(x: end.x + y, y: end.y - x))
        line(to: CGPoint(x: end.x - y, y: end.y + x))
        line(to: CGPoint(x: start.x - y, y: start.y + x))
        close()
    }

    private mutating func addJoin(
        _ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, _ half: CGFloat, _ style: StrokeStyle
    ) {
        let (lengthIn, lengthOut) = (
            hypot(corner.x - before.x, corner.y - before.y), hypot(after.x - corner.x, after.y - corner.y)
        )
        let (inX, inY) = ((corner.x - before.x) / lengthIn, (corner.y - before.y) / lengthIn)
        let (outX, outY) = ((after.x - corner.x) / lengthOut, (after.y - corner.y) / lengthOut)
        if style.join == .round { return addDot(corner, half, .round) }
        let cross = inX * outY - inY * outX
        let dot = inX * outX + inY * outY
        if abs(cross) < 1e-9, dot > 0 { return }
        // The gap is on the outside of the turn.
        let side: CGFloat = cross > 0 ? 1 : -1
        let one = CGPoint(x: corner.x + side * inY * half, y: corner.y - side * inX * half)
        let two = CGPoint(x: corner.x + side * outY * half, y: corner.y - side * outX * half)
        var shape = [corner, one]
        // The mitre's length over the width is 1 / sin(angle / 2), and cos(angle) is -dot.
        let sine = ((1 + dot) / 2).squareRoot()
        if style.join == .miter, sine > 0, 1 / sine <= style.miterLimit {
            let middle = CGPoint(x: (one.x + two.x) / 2 - corner.x, y: (one.y + two.y) / 2 - corner.y)
            let scale = 1 / (sine * sine)
            shape.append(CGPoint(x: corner.x + middle.x * scale, y: corner.y + middle.y * scale))
        }
        shape.append(two)
        if side < 0 { shape.reverse() }
        move(to: shape[0])
        for point in shape.dropFirst() { line(to: point) }
        close()
    }
}

extension CGPath {
    /// The outline of a line along the path taken through `transform`, to be filled with the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var style = StrokeStyle()
        style.width = lineWidth
        style.cap = lineCap
        style.join = lineJoin
        style.miterLimit = miterLimit
        return CGPath(value.applying(transform).stroked(style))
    }
}
