import Foundation

extension Path {
    /// How much further than its radius a continuous corner takes up of each side.
    ///
    /// Fitted to the corner of an inset grouped table's first row: 0.6 leaves 27.3, 21.2, 18.1, 15.9, 14.2 px of the
    /// first rows at 10 pt and 3x, where the picture has 28, 22, 18, 16, 14.
    static let smoothing: CGFloat = 0.6

    /// Adds a rectangle whose corners begin and end without a jump in curvature, as `CALayerCornerCurve.continuous`.
    ///
    /// The middle of each corner is an arc of `radius`; on both sides a curve leads to the straight side. Where a side is
    /// too short for that, the lead shrinks first and the radius last.
    package mutating func addContinuousRoundedRect(in rect: CGRect, radius: CGFloat) {
        if rect.isNull { return }
        let room = min(rect.width, rect.height) / 2
        let radius = min(max(radius, 0), room)
        if radius == 0 { return add(rect) }
        let smoothing = min(Self.smoothing, room / radius - 1)
        if smoothing <= 0 { return addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius) }
        let corner = ContinuousCorner(radius: radius, smoothing: smoothing)
        // Each corner in its own axes: u along the side that the outline arrives on, v along the side that it leaves on.
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        move(to: CGPoint(x: right, y: rect.midY))
        corner.add(to: &self) { CGPoint(x: right - $1, y: bottom - $0) }
        corner.add(to: &self) { CGPoint(x: left + $0, y: bottom - $1) }
        corner.add(to: &self) { CGPoint(x: left + $1, y: top + $0) }
        corner.add(to: &self) { CGPoint(x: right - $0, y: top + $1) }
        close()
    }
}

/// The lengths of a continuous corner, from the tip where the sides would meet.
private struct ContinuousCorner {
    /// How far from the tip the corner begins.
    let length: CGFloat
    /// Where the two control points and the arc are, along the side; the arc begins `depth` away from it.
    let control1: CGFloat
    let control2: CGFloat
    let arc: CGFloat
    let depth: CGFloat
    let radius: CGFloat
    /// The angle of the arc, in radians.
    let sweep: CGFloat

    init(radius: CGFloat, smoothing: CGFloat) {
        self.radius = radius
        length = (1 + smoothing) * radius
        sweep = .pi / 2 * (1 - smoothing)
        // The tangent at the arc's ends is at this angle to the side.
        let turn = .pi / 4 * smoothing
        let tangent = radius * tan(turn / 2)
        let (along, away) = (tangent * cos(turn), tangent * sin(turn))
        depth = away
        let chord = sin(sweep / 2) * radius * CGFloat(2).squareRoot()
        let third = (length - chord - along - away) / 3
        control1 = length - 2 * third
        control2 = length - 3 * third
        arc = control2 - along
    }

    /// Adds the corner; `place` makes a point of the distances along the arriving and the leaving side.
    func add(to path: inout Path, _ place: (CGFloat, CGFloat) -> CGPoint) {
        path.line(to: place(length, 0))
        path.curve(to: place(arc, depth), control1: place(control1, 0), control2: place(control2, 0))
        // The arc as one cubic: it turns by less than a right angle.
        let reach = 4 / 3 * tan(sweep / 4) * radius
        let turn = (.pi / 2 - sweep) / 2
        let (along, away) = (reach * cos(turn), reach * sin(turn))
        path.curve(
            to: place(depth, arc), control1: place(arc - along, depth + away),
            control2: place(depth + away, arc - along))
        path.curve(to: place(0, length), control1: place(0, control2), control2: place(0, control1))
    }
}

extension CGPath {
    /// Makes an outline of a rectangle with continuous corners.
    package static func continuousRoundedRect(_ rect: CGRect, radius: CGFloat) -> CGPath {
        var path = Path()
        path.addContinuousRoundedRect(in: rect, radius: radius)
        return CGPath(path)
    }
}
