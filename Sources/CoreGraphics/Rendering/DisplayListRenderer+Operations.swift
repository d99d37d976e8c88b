internal import CCairo
import Foundation

extension DisplayListRenderer {
    /// Paints a command without its shadow.
    ///
    /// - Parameters:
    ///   - matrix: from the command's space to the target's pixels.
    ///   - base: from the list's space to the target's pixels.
    ///   - area: the pixels that the command may change.
    func paint(
        _ command: DisplayCommand, _ matrix: CGAffineTransform, _ base: CGAffineTransform, _ area: PixelRect,
        blendMode: CGBlendMode
    ) {
        let cairo = self.cairo
        let alpha = Double(command.alpha)
        cairo_set_operator(cairo, blendMode.cairo ?? CAIRO_OPERATOR_OVER)
        cairo_set_antialias(cairo, command.antialiases ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        switch command.operation {
        case .fillRect(let rect, let color):
            cairo.setPath(rect, matrix)
            cairo.setColor(color.faded(by: alpha))
            fill(.winding, blendMode)
        case .fillRounded(let shape, let color):
            cairo.setPath(shape.path, matrix)
            cairo.setColor(color.faded(by: alpha))
            fill(.winding, blendMode)
        case .fill(let path, let rule, let color):
            cairo.setPath(path, matrix)
            cairo.setColor(color.faded(by: alpha))
            fill(rule, blendMode)
        case .stroke(let path, let style, let color):
            cairo.setColor(color.faded(by: alpha))
            if blendMode.reachesOutsideShape {
                cairo.setPath(path.stroked(style), matrix)
                fill(.winding, blendMode)
            } else {
                cairo.stroke(path, style, matrix)
            }
        case .image(let image, let rect, let quality):
            draw(image.bitmap, in: rect, matrix, quality: quality, opacity: alpha, blendMode: blendMode)
        case .linearGradient(let gradient, let start, let end, let options):
            if start == end, options.isEmpty { return }
            let pattern = cairo_pattern_create_linear(
                Double(start.x), Double(start.y), Double(end.x), Double(end.y))!
            paint(pattern, gradient, options, matrix, alpha, area)
        case .radialGradient(let gradient, let start, let end, let options):
            let pattern = cairo_pattern_create_radial(
                Double(start.center.x), Double(start.center.y), Double(max(start.radius, 0)), Double(end.center.x),
                Double(end.center.y), Double(max(end.radius, 0)))!
            paint(pattern, gradient, options, matrix, alpha, area)
        case .clear(let rect):
            cairo.setPath(rect, matrix)
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_fill(cairo)
        case .group(let list):
            narrowed(to: command, base) {
                group(in: area, opacity: command.alpha, blendMode: blendMode) { render(list, transform: base) }
            }
        case .tile(let tile):
            narrowed(to: command, base) {
                draw(tile, matrix, area, opacity: command.alpha, blendMode: blendMode)
            }
        case .crossFade(let fade):
            narrowed(to: command, base) {
                draw(fade, matrix, area, opacity: command.alpha, blendMode: blendMode)
            }
        case .backdrop(let rect, let backdrop):
            draw(backdrop, in: rect, matrix, opacity: alpha)
        case .external(let drawing):
            guard alpha < 1, drawing.drawable.hasOwnColors else { return draw(drawing, matrix, alpha: alpha) }
            group(in: area, opacity: command.alpha, blendMode: blendMode) { draw(drawing, matrix, alpha: 1) }
        }
    }

    /// Fills the current path with the current source.
    private func fill(_ rule: CGPathFillRule, _ blendMode: CGBlendMode) {
        let cairo = self.cairo
        cairo_set_fill_rule(cairo, rule.cairo)
        if blendMode.reachesOutsideShape {
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint(cairo)
            cairo_restore(cairo)
        } else {
            cairo_fill(cairo)
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    private func paint(
        _ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
        _ matrix: CGAffineTransform, _ alpha: Double, _ area: PixelRect
    ) {
        cairo.setPath(area)
        gradient.fill(pattern, options, alpha, matrix, in: cairo)
    }

    private func draw(_ drawing: ExternalDrawing, _ matrix: CGAffineTransform, alpha: Double) {
        let cairo = self.cairo
        let color = drawing.color.faded(by: alpha)
        cairo_save(cairo)
        var cairoMatrix = matrix.translatedBy(x: drawing.origin.x, y: drawing.origin.y).cairo
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_new_path(cairo)
        cairo.setColor(color)
        drawing.drawable.draw(in: cairo, color: color)
        cairo_restore(cairo)
    }
}
