internal import CCairo
import Foundation

/// Replays display lists as vectors on a page whose unit is a point, where `DisplayListRenderer` makes pixels.
///
/// What has no vectors (shadows, colours around a point, cross-fades) becomes a picture. A blurred backdrop is left out: what lies
/// below it on a page is no picture.
final class VectorPainter {
    private let cairo: OpaquePointer
    private let caches = RenderCaches()
    /// What cairo may still read when it writes the file's end.
    private var bitmaps: [Bitmap] = []
    private var page = CGRect.zero

    // Choice (PDF): pictures of what has no vectors have 216 pixels to an inch.
    static let density: CGFloat = 3

    /// Draws with a `cairo_t *`, which has to outlive the painter; the painter has to outlive the surface's end.
    init(_ cairo: OpaquePointer) { self.cairo = cairo }

    /// Draws a list whose space is the page's: in points from the top left corner.
    func draw(_ list: DisplayList, in page: CGRect) {
        self.page = page
        cairo.setPath(page, .identity)
        cairo_clip(cairo)
        draw(list, .identity)
    }

    private func draw(_ list: DisplayList, _ base: CGAffineTransform) {
        for command in list.commands {
            let matrix = command.transform.concatenating(base)
            guard matrix.isDrawable else { continue }
            cairo_save(cairo)
            command.clip?.apply(to: cairo, base)
            execute(command, matrix, base)
            cairo_restore(cairo)
        }
    }

    private func execute(_ command: DisplayCommand, _ matrix: CGAffineTransform, _ base: CGAffineTransform) {
        if var shadow = command.shadow {
            let hidesCaster = shadow.hidesCaster
            shadow.hidesCaster = true
            var copy = command
            (copy.shadow, copy.clip) = (shadow, nil)
            drawPicture(of: copy, base)
            if hidesCaster { return }
        }
        guard let clip = command.clip, clip.hasMask else { return paint(command, matrix, base, command.blendMode) }
        cairo_push_group(cairo)
        paint(command, matrix, base, .normal)
        clip.maskVectors(cairo, base, keep: { bitmaps.append($0) })
        endGroup(opacity: 1, command.blendMode)
    }

    private func paint(
        _ command: DisplayCommand, _ matrix: CGAffineTransform, _ base: CGAffineTransform, _ blendMode: CGBlendMode
    ) {
        let alpha = Double(command.alpha)
        cairo_set_operator(cairo, blendMode.vectors)
        switch command.operation {
        case .fillRect(let rect, let color):
            cairo.setPath(rect, matrix)
            fill(color.faded(by: alpha), .winding, blendMode)
        case .fillRounded(let shape, let color):
            cairo.setPath(shape.path, matrix)
            fill(color.faded(by: alpha), .winding, blendMode)
        case .fill(let path, let rule, let color):
            cairo.setPath(path, matrix)
            fill(color.faded(by: alpha), rule, blendMode)
        case .stroke(let path, let style, let color):
            if blendMode.reachesOutsideShape {
                cairo.setPath(path.stroked(style), matrix)
                return fill(color.faded(by: alpha), .winding, blendMode)
            }
            cairo.setColor(color.faded(by: alpha))
            cairo.stroke(path, style, matrix)
        case .image(let image, let rect, let quality):
            draw(image.bitmap, in: rect, matrix, quality, alpha)
        case .linearGradient(let gradient, let start, let end, let options):
            if start == end, options.isEmpty { return }
            gradient.paint(
                cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))!, options,
                alpha, matrix, in: cairo)
        case .radialGradient(let gradient, let start, let end, let options):
            gradient.paint(
                cairo_pattern_create_radial(
                    Double(start.center.x), Double(start.center.y), Double(max(start.radius, 0)),
                    Double(end.center.x), Double(end.center.y), Double(max(end.radius, 0)))!, options, alpha, matrix,
                in: cairo)
        case .clear(let rect):
            cairo.setPath(rect, matrix)
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_fill(cairo)
        case .group(let list): draw(list, base, asOne: command, blendMode)
        case .tile(let tile): draw(tile.list, matrix, asOne: command, blendMode)
        case .crossFade: drawPicture(of: command, base)
        case .backdrop: return
        case .external(let drawing):
            guard drawing.drawable.drawsVectors else { return drawPicture(of: command, base) }
            guard alpha < 1, drawing.drawable.hasOwnColors else { return draw(drawing, matrix, alpha) }
            cairo_push_group(cairo)
            draw(drawing, matrix, 1)
            endGroup(opacity: alpha, blendMode)
        }
    }

    /// Draws a list to which the command's opacity and blend mode apply once.
    private func draw(
        _ list: DisplayList, _ base: CGAffineTransform, asOne command: DisplayCommand, _ blendMode: CGBlendMode
    ) {
        // Without them a group would only keep what is in it from what is below it.
        if command.alpha == 1, blendMode == .normal, list.commands.allSatisfy({ $0.blendMode == .normal }) {
            return draw(list, base)
        }
        cairo_push_group(cairo)
        draw(list, base)
        endGroup(opacity: Double(command.alpha), blendMode)
    }

    private func endGroup(opacity: Double, _ blendMode: CGBlendMode) {
        cairo_pop_group_to_source(cairo)
        cairo_set_operator(cairo, blendMode.vectors)
        if opacity < 1 { cairo_paint_with_alpha(cairo, opacity) } else { cairo_paint(cairo) }
    }

    private func fill(_ color: RGBA, _ rule: CGPathFillRule, _ blendMode: CGBlendMode) {
        cairo.setColor(color)
        cairo_set_fill_rule(cairo, rule.cairo)
        if blendMode.reachesOutsideShape {
            cairo_clip(cairo)
            cairo_paint(cairo)
        } else {
            cairo_fill(cairo)
        }
    }

    private func draw(_ drawing: ExternalDrawing, _ matrix: CGAffineTransform, _ alpha: Double) {
        let color = drawing.color.faded(by: alpha)
        cairo_save(cairo)
        var cairoMatrix = matrix.translatedBy(x: drawing.origin.x, y: drawing.origin.y).cairo
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_new_path(cairo)
        cairo.setColor(color)
        drawing.drawable.draw(in: cairo, color: color)
        cairo_restore(cairo)
    }

    private func draw(
        _ bitmap: Bitmap, in rect: CGRect, _ matrix: CGAffineTransform, _ quality: CGInterpolationQuality,
        _ opacity: Double
    ) {
        if rect.isEmpty { return }
        bitmaps.append(bitmap)
        cairo.setPath(rect, matrix)
        cairo_clip(cairo)
        var cairoMatrix = matrix.cairo
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(bitmap.width), Double(rect.height) / Double(bitmap.height))
        cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
        cairo_pattern_set_filter(
            cairo_get_source(cairo), quality == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        if opacity < 1 { cairo_paint_with_alpha(cairo, opacity) } else { cairo_paint(cairo) }
        cairo_identity_matrix(cairo)
    }

    /// Draws a command as a picture: what it leaves on nothing.
    private func drawPicture(of command: DisplayCommand, _ base: CGAffineTransform) {
        let area = command.bounds.applying(base).insetBy(dx: -1, dy: -1).intersection(page)
        guard !area.isNull, !area.isEmpty,
            let bitmap = Bitmap(
                width: Int((area.width * Self.density).rounded(.up)),
                height: Int((area.height * Self.density).rounded(.up)))
        else { return }
        var plain = command
        plain.blendMode = .normal
        var list = DisplayList()
        list.append(plain)
        let toPixels = base.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
            .concatenating(CGAffineTransform(scaleX: Self.density, y: Self.density))
        DisplayListRenderer(target: bitmap, caches: caches).render(list, transform: toPixels)
        cairo_surface_flush(bitmap.surface)
        let place = CGRect(
            x: area.minX, y: area.minY, width: CGFloat(bitmap.width) / Self.density,
            height: CGFloat(bitmap.height) / Self.density)
        cairo_save(cairo)
        cairo_set_operator(cairo, command.blendMode.vectors)
        draw(bitmap, in: place, .identity, .default, 1)
        cairo_restore(cairo)
    }
}

extension CGBlendMode {
    // Choice (PDF): `plusDarker`, which files cannot say, becomes `darken`.
    fileprivate var vectors: cairo_operator_t { cairo ?? CAIRO_OPERATOR_DARKEN }
}
