internal import CCairo
import Foundation

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether drawing through the transform can leave ink; cairo stops for good when it is given one that cannot.
    var isDrawable: Bool {
        let determinant = self.determinant
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
            && a.isFinite && b.isFinite && c.isFinite && d.isFinite
    }
}

extension CGPoint {
    /// The point kept to where cairo's fixed-point numbers reach.
    fileprivate var reachable: (Double, Double) {
        func limit(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, -4_000_000), 4_000_000)) }
        return (limit(x), limit(y))
    }
}

extension OpaquePointer {
    /// Makes `path`, taken through `transform`, the current path of the `cairo_t`, in device pixels.
    func setPath(_ path: Path, _ transform: CGAffineTransform) {
        cairo_identity_matrix(self)
        cairo_new_path(self)
        var here = CGPoint.zero
        var start = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                here = point.applying(transform)
                start = here
                let (x, y) = here.reachable
                cairo_move_to(self, x, y)
            case .line(let point):
                here = point.applying(transform)
                let (x, y) = here.reachable
                cairo_line_to(self, x, y)
            case .quad(let point, let control):
                let (end, middle) = (point.applying(transform), control.applying(transform))
                let one = CGPoint(x: here.x + (middle.x - here.x) * 2 / 3, y: here.y + (middle.y - here.y) * 2 / 3)
                let two = CGPoint(x: end.x + (middle.x - end.x) * 2 / 3, y: end.y + (middle.y - end.y) * 2 / 3)
                addCurve(one, two, end)
                here = end
            case .curve(let one, let two, let point):
                let end = point.applying(transform)
                addCurve(one.applying(transform), two.applying(transform), end)
                here = end
            case .close:
                cairo_close_path(self)
                here = start
            }
        }
    }

    private func addCurve(_ one: CGPoint, _ two: CGPoint, _ end: CGPoint) {
        let (first, second, last) = (one.reachable, two.reachable, end.reachable)
        cairo_curve_to(self, first.0, first.1, second.0, second.1, last.0, last.1)
    }

    /// Makes `rect`, taken through `transform`, the current path of the `cairo_t`, in device pixels.
    func setPath(_ rect: CGRect, _ transform: CGAffineTransform) {
        guard transform.isRectilinear else { return setPath(Path(rect: rect), transform) }
        let area = rect.applying(transform)
        let (left, top) = CGPoint(x: area.minX, y: area.minY).reachable
        let (right, bottom) = CGPoint(x: area.maxX, y: area.maxY).reachable
        cairo_identity_matrix(self)
        cairo_new_path(self)
        cairo_rectangle(self, left, top, right - left, bottom - top)
    }

    /// Makes whole pixels the current path of the `cairo_t`.
    func setPath(_ area: PixelRect) {
        cairo_identity_matrix(self)
        cairo_new_path(self)
        cairo_rectangle(self, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
    }

    func setColor(_ color: RGBA) { cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha) }

    /// Draws a line along a path with the current source, the line's width in the path's space.
    func stroke(_ path: Path, _ style: StrokeStyle, _ matrix: CGAffineTransform) {
        if style.width == 0 { return }
        setPath(path, matrix)
        var cairoMatrix = matrix.cairo
        cairo_set_matrix(self, &cairoMatrix)
        setStroke(style)
        cairo_stroke(self)
        cairo_identity_matrix(self)
    }

    func setStroke(_ style: StrokeStyle) {
        cairo_set_line_width(self, Double(style.width))
        cairo_set_miter_limit(self, Double(style.miterLimit))
        let dashes = style.dashes.map(Double.init)
        cairo_set_dash(self, dashes, Int32(dashes.count), Double(style.dashPhase))
        switch style.cap {
        case .butt: cairo_set_line_cap(self, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(self, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(self, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.join {
        case .miter: cairo_set_line_join(self, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(self, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(self, CAIRO_LINE_JOIN_BEVEL)
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}

extension CGBlendMode {
    /// cairo's operator; nil for the one mode that it lacks.
    var cairo: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusDarker: nil
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }

    /// Whether cairo's operator also changes pixels outside the drawn shape, which Core Graphics never does.
    var reachesOutsideShape: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
