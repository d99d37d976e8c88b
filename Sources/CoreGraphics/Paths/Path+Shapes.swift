import Foundation

extension Path {
    /// The distance of a cubic's control points that makes it a quarter of a circle of radius 1.
    private static let quarterCircle: CGFloat = 0.5522847498307936

    package init(rect: CGRect) {
        self.init()
        add(rect)
    }

    package mutating func add(_ rect: CGRect) {
        if rect.isNull { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    package mutating func addEllipse(in rect: CGRect) {
        if rect.isNull { return }
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Adds a rectangle with elliptic corners; corners that do not fit shrink to half of the side.
    package mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        if rect.isNull { return }
        let width = min(max(cornerWidth, 0), rect.width / 2)
        let height = min(max(cornerHeight, 0), rect.height / 2)
        if width == 0 || height == 0 { return add(rect) }
        let insetX = width * (1 - Self.quarterCircle)
        let insetY = height * (1 - Self.quarterCircle)
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func edge(_ path: inout Path, _ point: CGPoint) {
            if path.current != point { path.line(to: point) }
        }
        move(to: CGPoint(x: right, y: rect.midY))
        edge(&self, CGPoint(x: right, y: bottom - height))
        curve(
            to: CGPoint(x: right - width, y: bottom), control1: CGPoint(x: right, y: bottom - insetY),
            control2: CGPoint(x: right - insetX, y: bottom))
        edge(&self, CGPoint(x: left + width, y: bottom))
        curve(
            to: CGPoint(x: left, y: bottom - height), control1: CGPoint(x: left + insetX, y: bottom),
            control2: CGPoint(x: left, y: bottom - insetY))
        edge(&self, CGPoint(x: left, y: top + height))
        curve(
            to: CGPoint(x: left + width, y: top), control1: CGPoint(x: left, y: top + insetY),
            control2: CGPoint(x: left + insetX, y: top))
        edge(&self, CGPoint(x: right - width, y: top))
        curve(
            to: CGPoint(x: right, y: top + height), control1: CGPoint(x: right - insetX, y: top),
            control2: CGPoint(x: right, y: top + insetY))
        close()
    }

    /// Adds an arc, after a line from the current point to where it begins.
    ///
    /// `clockwise` is meant in a space whose y axis points up: false is the direction of growing angles.
    package mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
        guard delta.isFinite else { return }
        if delta < 0 {
            // A whole turn against the direction is drawn as a whole turn.
            delta = turn - (-delta).truncatingRemainder(dividingBy: turn)
        } else if delta > turn {
            delta = turn + delta.truncatingRemainder(dividingBy: turn)
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta,
            transform: transform)
    }

    /// Adds an arc that turns by `delta` radians, after a line from the current point to where it begins.
    package mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
            let (x, y) = (cos(angle) - along * sin(angle), sin(angle) + along * cos(angle))
            return CGPoint(x: center.x + radius * x, y: center.y + radius * y).applying(transform)
        }
        let first = point(startAngle, 0)
        if isEmpty {
            move(to: first)
        } else if current != first {
            line(to: first)
        }
        // Beyond two turns nothing new is drawn; the bound keeps a wild angle from making a wild path.
        let turns = 4 * CGFloat.pi
        let sweep = abs(delta) > turns ? delta.truncatingRemainder(dividingBy: turns / 2) : delta
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        if count <= 0 { return }
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let from = startAngle + step * CGFloat(index)
            let to = from + step
            curve(to: point(to, 0), control1: point(from, reach), control2: point(to, -reach))
        }
    }

    /// Adds an arc that touches the line from the current point to `corner` and the line from there to `end`.
    package mutating func addArc(
        corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let here = isEmpty ? CGPoint.zero : current.applying(transform.inverted())
        let (ax, ay) = (here.x - corner.x, here.y - corner.y)
        let (bx, by) = (end.x - corner.x, end.y - corner.y)
        let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        if radius <= 0 || lengthA == 0 || lengthB == 0 || abs(cross) < 1e-9 * lengthA * lengthB {
            return line(to: corner.applying(transform))
        }
        let half = acos(min(max((ax * bx + ay * by) / (lengthA * lengthB), -1), 1)) / 2
        let distance = radius / tan(half)
        let touch = CGPoint(x: corner.x + ax / lengthA * distance, y: corner.y + ay / lengthA * distance)
        // Which side of the first line the centre is on.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - side * ay / lengthA * radius, y: touch.y + side * ax / lengthA * radius)
        addRelativeArc(
            center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x),
            delta: -side * (.pi - 2 * half), transform: transform)
    }
}
