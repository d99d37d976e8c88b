/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// That of the upper corner where lines begin.
    public var topLeading: CGFloat
    /// That of the lower corner where lines begin.
    public var bottomLeading: CGFloat
    /// That of the lower corner where lines end.
    public var bottomTrailing: CGFloat
    /// That of the upper corner where lines end.
    public var topTrailing: CGFloat

    /// Makes radii; corners that are not named are sharp.
    nonisolated public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

/// A rectangle with a radius for each corner. Lines are taken to begin at the left.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The course of the corners, which is that of circles here.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Makes a rectangle of radii, in points.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    /// Makes a rectangle of radii, in points; corners that are not named are sharp.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The outline.
    nonisolated public func path(in rect: CGRect) -> Path {
        let box = rect.insetBy(dx: amount, dy: amount)
        let most = max(0, min(box.width, box.height) / 2)
        func radius(_ given: CGFloat) -> CGFloat { min(max(0, given - amount), most) }
        let radii = cornerRadii
        let path = CGMutablePath()
        path.move(to: CGPoint(x: box.minX + radius(radii.topLeading), y: box.minY))
        let (left, right, top, bottom) = (box.minX, box.maxX, box.minY, box.maxY)
        for (corner, next, radius) in [
            (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), radius(radii.topTrailing)),
            (CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom), radius(radii.bottomTrailing)),
            (CGPoint(x: left, y: bottom), CGPoint(x: left, y: top), radius(radii.bottomLeading)),
            (CGPoint(x: left, y: top), CGPoint(x: right, y: top), radius(radii.topLeading)),
        ] {
            path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        }
        path.closeSubpath()
        return Path(path)
    }

    /// The rectangle, smaller by a distance in points.
    nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner, in points.
    nonisolated public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
