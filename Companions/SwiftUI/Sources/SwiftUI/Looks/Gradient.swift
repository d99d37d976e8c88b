/// Colours that become each other.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat
        /// Makes a colour at a place.
        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// The colours with their places.
    public var stops: [Stop]
    /// Makes a gradient of colours at places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Makes a gradient of colours at even distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }
}

/// A point of a view, from 0 to 1 of its size.
public struct UnitPoint: Hashable, Sendable {
    /// From the left.
    public var x: CGFloat
    /// From above.
    public var y: CGFloat
    /// Makes the upper left corner.
    public init() { self.init(x: 0, y: 0) }
    /// Makes a point.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    /// The upper left corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    var point: CGPoint { CGPoint(x: x, y: y) }
}

/// A gradient from one point to another.
public struct LinearGradient: ShapeStyle {
    let gradient: Gradient
    let start: UnitPoint
    let end: UnitPoint

    /// Makes a gradient between two points.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        (self.gradient, start, end) = (gradient, startPoint, endPoint)
    }
    /// Makes a gradient of colours between two points.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }
    /// Makes a gradient of colours at places between two points.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill {
        .gradient(__GradientFill(stops: gradient.stops, type: .axial, start: start.point, end: end.point))
    }
}

/// A gradient around a point.
public struct AngularGradient: ShapeStyle {
    let gradient: Gradient
    let center: UnitPoint

    /// Makes a gradient around a point, from the right on.
    nonisolated public init(gradient: Gradient, center: UnitPoint) {
        (self.gradient, self.center) = (gradient, center)
    }
    /// Makes a gradient of colours around a point, from the right on.
    nonisolated public init(colors: [Color], center: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }

    /// The gradient.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill {
        .gradient(
            __GradientFill(
                stops: gradient.stops, type: .conic, start: center.point, end: CGPoint(x: 1, y: center.y)))
    }
}

/// A gradient of one colour.
public struct AnyGradient: ShapeStyle {
    let gradient: Gradient
    /// Takes a gradient.
    nonisolated public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The gradient from above.
    @MainActor public func __fill(in environment: EnvironmentValues) -> __Fill {
        .gradient(
            __GradientFill(
                stops: gradient.stops, type: .axial, start: UnitPoint.top.point, end: UnitPoint.bottom.point))
    }
}

extension LinearGradient: View {
    /// A rectangle with the gradient.
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
    /// A rectangle with the gradient.
    public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient of colours between two points.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}
