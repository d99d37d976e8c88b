extension View {
    private func canvas(_ configure: @escaping @MainActor (HostingCanvas) -> Void) -> some View {
        wrapped(in: CanvasWrapper.self) { configure($0.canvas) }
    }

    /// Lets what lies behind show through; 0 is invisible.
    public func opacity(_ opacity: Double) -> some View { canvas { $0.alpha = opacity } }

    /// Keeps the room of the view and shows nothing there.
    public func hidden() -> some View { canvas { $0.isHidden = true } }

    /// Cuts off what stands out of the view's room.
    public func clipped(antialiased: Bool = false) -> some View { canvas { $0.clipsToBounds = true } }

    /// Cuts the corners round; in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        canvas {
            $0.clipsToBounds = true
            $0.layer.cornerRadius = radius
        }
    }

    /// Shows what lies in a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        wrapped(in: ClipElement.self) { $0.shape = shape }
    }

    /// Throws a shadow; in points.
    public func shadow(
        color: Color = Color(UIColor(white: 0, alpha: 0.33)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        canvas {
            $0.layer.shadowColor = color.uiColor.resolvedColor(with: $0.traitCollection).withAlphaComponent(1).cgColor
            $0.layer.shadowOpacity = Float(color.uiColor.resolvedColor(with: $0.traitCollection).cgColor.alpha)
            $0.layer.shadowRadius = radius
            $0.layer.shadowOffset = CGSize(width: x, height: y)
        }
    }

    /// Turns the view in space about an axis through a point of it. The perspective is that of Apple's: 1 as usual.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        wrapped(in: SpaceElement.self) {
            ($0.angle, $0.axis, $0.anchor) = (angle, axis, anchor)
            ($0.anchorZ, $0.perspective) = (anchorZ, perspective)
        }
    }

    /// Turns the view about a point of it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        wrapped(in: TransformElement.self) {
            ($0.anchor, $0.transform) = (anchor, CGAffineTransform(rotationAngle: angle.radians))
        }
    }

    /// Makes the view larger or smaller about a point of it.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Makes the view larger or smaller about a point of it.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Makes the view larger or smaller about a point of it.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        wrapped(in: TransformElement.self) { ($0.anchor, $0.transform) = (anchor, CGAffineTransform(scaleX: x, y: y)) }
    }

    /// Says whether controls in the view can be used.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentWriting(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Says whether fingers reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View { canvas { $0.isUserInteractionEnabled = enabled } }

    /// Has the view shown with another animation when a value changes; nil shows it at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        Animating(content: self, animation: animation, value: value)
    }

    /// Has all changes in the view shown with an animation; nil shows them at once.
    public func animation(_ animation: Animation?) -> some View {
        AnimatingAll(content: self, animation: animation)
    }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// Makes an angle of 0.
    public init() { radians = 0 }
    /// Makes an angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Makes an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// No angle.
    public static let zero = Angle()
    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// The sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// The difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// The angle the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// A multiple of an angle.
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    /// A multiple of an angle.
    public static func * (left: Double, right: Angle) -> Angle { Angle(radians: left * right.radians) }
    /// A part of an angle.
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    /// Adds an angle.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Takes an angle away.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    /// Makes an angle a multiple of itself.
    public static func *= (left: inout Angle, right: Double) { left = left * right }
    /// Makes an angle a part of itself.
    public static func /= (left: inout Angle, right: Double) { left = left / right }
    /// The smaller angle comes first.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
}

/// A wrapper that changes a view's shape on the screen, and not its room.
final class TransformElement: CanvasWrapper {
    var anchor = UnitPoint.center
    var transform = CGAffineTransform.identity

    override func place(in rect: CGRect) {
        super.place(in: rect)
        // About the middle first; the way there and back makes it the anchor.
        let (x, y) = ((anchor.x - 0.5) * rect.width, (anchor.y - 0.5) * rect.height)
        canvas.transform = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

/// A wrapper that turns a view in space.
final class SpaceElement: CanvasWrapper {
    var angle = Angle.zero
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 1)
    var anchor = UnitPoint.center
    var anchorZ: CGFloat = 0
    var perspective: CGFloat = 1

    override func place(in rect: CGRect) {
        super.place(in: rect)
        let (x, y) = ((anchor.x - 0.5) * rect.width, (anchor.y - 0.5) * rect.height)
        var space = CATransform3DIdentity
        // The eye is as far away as the view is large.
        let reach = max(rect.width, rect.height)
        if reach > 0 { space.m34 = -perspective / reach }
        var transform = CATransform3DMakeTranslation(-x, -y, -anchorZ)
        let length = hypot(hypot(axis.x, axis.y), axis.z)
        if length > 0 {
            transform = CATransform3DConcat(
                transform, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
        }
        transform = CATransform3DConcat(transform, space)
        canvas.layer.transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(x, y, anchorZ))
    }
}

/// A wrapper that shows what lies in a shape.
final class ClipElement: CanvasWrapper {
    var shape: any Shape = Rectangle()

    override func place(in rect: CGRect) {
        super.place(in: rect)
        let bounds = CGRect(origin: .zero, size: rect.size)
        if let round = shape as? any RoundShape, round.box(in: bounds) == bounds {
            canvas.layer.mask = nil
            canvas.clipsToBounds = true
            canvas.layer.cornerRadius = round.radius(in: bounds)
        } else {
            let mask = canvas.layer.mask as? CAShapeLayer ?? CAShapeLayer()
            mask.path = shape.path(in: bounds).cgPath
            canvas.layer.mask = mask
        }
    }
}

/// A view whose changes are all animated.
private struct AnimatingAll<Content: View>: PrimitiveView {
    let content: Content
    let animation: Animation?

    func update(_ node: Node) {
        let isNew: Bool = node.kept("new") { true }
        node.keep(false, as: "new")
        if !isNew { node.graph.animation = animation }
        var environment = node.environment
        environment.frame.animation = .some(animation)
        node.declare(content, environment: environment)
    }
}

/// A view whose changes are animated when a value changes.
private struct Animating<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let animation: Animation?
    let value: Value

    func update(_ node: Node) {
        let last: Value = node.kept("value") { value }
        if last != value { node.graph.animation = animation }
        node.keep(value, as: "value")
        node.declare(content)
    }
}
