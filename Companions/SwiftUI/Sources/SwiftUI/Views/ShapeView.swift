/// A shape that is filled or drawn.
struct ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView {
    let shape: Content
    let fill: Style
    let stroke: StrokeStyle?

    func elements(_ node: Node) -> [Element] {
        let element = node.kept("shape") { ShapeElement() }
        element.shape = shape
        element.stroke = stroke
        element.fill = fill.__fill(in: node.environment)
        return [element]
    }
}

/// A view with one shape.
final class ShapeElement: FillElement {
    var shape: any Shape = Rectangle()
    var stroke: StrokeStyle?
    var fill = __Fill.color(.clear)
    private var canvas: ShapeCanvas { view as! ShapeCanvas }

    init() { super.init(ShapeCanvas()) }

    override func measure(_ proposal: Proposal) -> CGSize {
        guard shape is Circle else { return proposal.filled() }
        let size = proposal.filled()
        // A circle is as large as fits, and no larger.
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    override func place(in rect: CGRect) {
        super.place(in: rect)
        canvas.show(shape, fill, stroke)
    }
}

/// A view that draws a shape: by its own colour and corners where that is enough, else by layers.
final class ShapeCanvas: HostingCanvas {
    private var fill: CALayer?
    private var outline: CAShapeLayer?
    private var blur: UIVisualEffectView?
    private var shown: (shape: any Shape, fill: __Fill, stroke: StrokeStyle?)?

    func show(_ shape: any Shape, _ style: __Fill, _ stroke: StrokeStyle?) {
        shown = (shape, style, stroke)
        blur?.removeFromSuperview()
        switch style {
        case .color(let color):
            if stroke == nil, let round = shape as? any RoundShape, round.box(in: bounds) == bounds {
                drop()
                backgroundColor = color
                layer.cornerRadius = min(round.radius(in: bounds), bounds.width / 2, bounds.height / 2)
            } else {
                draw(shape, in: color, stroke)
            }
        case .gradient(let gradient): draw(shape, in: gradient, stroke)
        case .material(let style):
            drop()
            let view = blur ?? UIVisualEffectView()
            view.effect = UIBlurEffect(style: style)
            view.frame = bounds
            view.isUserInteractionEnabled = false
            addSubview(view)
            blur = view
            let round = shape as? any RoundShape
            layer.cornerRadius = min(round?.radius(in: bounds) ?? 0, bounds.width / 2, bounds.height / 2)
            clipsToBounds = true
        }
    }

    override func holds(_ point: CGPoint) -> Bool {
        guard let shown, shown.stroke == nil else { return bounds.contains(point) }
        return shown.shape.path(in: bounds).contains(point)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        // Layers keep the colours of one appearance.
        if let shown { show(shown.shape, shown.fill, shown.stroke) }
    }

    private func drop() {
        fill?.removeFromSuperlayer()
        (fill, outline) = (nil, nil)
        layer.cornerRadius = 0
    }

    private func draw(_ shape: any Shape, in color: UIColor, _ stroke: StrokeStyle?) {
        drop()
        backgroundColor = nil
        let outline = CAShapeLayer()
        apply(shape, stroke, to: outline, color.resolvedColor(with: traitCollection).cgColor)
        layer.addSublayer(outline)
        fill = outline
    }

    private func draw(_ shape: any Shape, in gradient: __GradientFill, _ stroke: StrokeStyle?) {
        drop()
        backgroundColor = nil
        let colors = CAGradientLayer()
        colors.frame = bounds
        colors.colors = gradient.stops.map { $0.color.uiColor.resolvedColor(with: traitCollection).cgColor }
        colors.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
        (colors.startPoint, colors.endPoint, colors.type) = (gradient.start, gradient.end, gradient.type)
        if stroke == nil, let round = shape as? any RoundShape, round.box(in: bounds) == bounds {
            colors.cornerRadius = min(round.radius(in: bounds), bounds.width / 2, bounds.height / 2)
        } else {
            let mask = CAShapeLayer()
            apply(shape, stroke, to: mask, UIColor.black.cgColor)
            colors.mask = mask
        }
        layer.addSublayer(colors)
        fill = colors
    }

    private func apply(_ shape: any Shape, _ stroke: StrokeStyle?, to layer: CAShapeLayer, _ color: CGColor) {
        layer.frame = bounds
        layer.path = shape.path(in: bounds).cgPath
        guard let stroke else { return layer.fillColor = color }
        layer.fillColor = nil
        layer.strokeColor = color
        layer.lineWidth = stroke.lineWidth
        layer.miterLimit = stroke.miterLimit
        layer.lineCap = stroke.lineCap == .round ? .round : stroke.lineCap == .square ? .square : .butt
        layer.lineJoin = stroke.lineJoin == .round ? .round : stroke.lineJoin == .bevel ? .bevel : .miter
        layer.lineDashPattern = stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) }
        layer.lineDashPhase = stroke.dashPhase
    }
}
