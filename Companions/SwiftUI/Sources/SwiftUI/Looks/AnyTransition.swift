/// The way in which a view comes and goes in an animation.
public struct AnyTransition: Sendable {
    /// How a view looks where it is not there yet, or no longer.
    struct Look: Sendable {
        var alpha: CGFloat = 1
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        /// In parts of the view's size.
        var move = CGPoint.zero
        /// In points.
        var offset = CGSize.zero

        func with(_ other: Look) -> Look {
            Look(
                alpha: alpha * other.alpha, scale: scale * other.scale,
                anchor: other.anchor == .center ? anchor : other.anchor,
                move: CGPoint(x: move.x + other.move.x, y: move.y + other.move.y),
                offset: CGSize(
                    width: offset.width + other.offset.width, height: offset.height + other.offset.height))
        }

        /// The transform of a view of a size.
        func transform(_ size: CGSize) -> CGAffineTransform {
            // 0 would leave nothing that the view could come back from.
            let scale = max(scale, 0.001)
            let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
            return CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(scaleX: scale, y: scale))
                .concatenating(
                    CGAffineTransform(
                        translationX: x + move.x * size.width + offset.width,
                        y: y + move.y * size.height + offset.height))
        }
    }

    let insertion: Look
    let removal: Look
    var animation: Animation?

    private init(_ insertion: Look, _ removal: Look, _ animation: Animation? = nil) {
        (self.insertion, self.removal, self.animation) = (insertion, removal, animation)
    }
    private init(_ look: Look) { self.init(look, look) }

    /// Fades.
    public static let opacity = AnyTransition(Look(alpha: 0))
    /// Is there, and is gone.
    public static let identity = AnyTransition(Look())
    /// Grows and shrinks.
    public static let scale = AnyTransition(Look(scale: 0))
    /// Comes from the leading edge, and goes to the trailing one.
    public static let slide = AnyTransition(Look(move: CGPoint(x: -1, y: 0)), Look(move: CGPoint(x: 1, y: 0)))

    /// Grows from a size and shrinks to it, about a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Look(scale: scale, anchor: anchor))
    }
    /// Comes from an edge, and goes there.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(Look(move: edge.direction)) }
    /// Comes from an edge, and goes to the opposite one, and fades.
    public static func push(from edge: Edge) -> AnyTransition {
        let direction = edge.direction
        return AnyTransition(
            Look(alpha: 0, move: direction), Look(alpha: 0, move: CGPoint(x: -direction.x, y: -direction.y)))
    }
    /// Comes from a place at a distance, and goes there; in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Look(offset: offset)) }
    /// Comes from a place at a distance, and goes there; in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// Comes in one way, and goes in another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion.insertion, removal.removal, insertion.animation ?? removal.animation)
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            insertion.with(other.insertion), removal.with(other.removal), animation ?? other.animation)
    }
    /// The same with an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(insertion, removal, animation) }
}

extension Edge {
    /// The way to the edge, in parts of a view's size.
    fileprivate var direction: CGPoint {
        switch self {
        case .top: CGPoint(x: 0, y: -1)
        case .bottom: CGPoint(x: 0, y: 1)
        case .leading: CGPoint(x: -1, y: 0)
        case .trailing: CGPoint(x: 1, y: 0)
        }
    }
}

extension View {
    /// The way in which the view comes and goes.
    public func transition(_ transition: AnyTransition) -> some View {
        wrapped(in: CanvasWrapper.self) { $0.canvas.transition = transition }
    }
}
