internal import CCairo
import Foundation

extension Clip {
    /// Narrows a `cairo_t`'s clip to the shapes; images' alpha is left to `applyMasks`.
    func apply(to cairo: OpaquePointer, _ base: CGAffineTransform) {
        outer?.apply(to: cairo, base)
        let matrix = transform.concatenating(base)
        switch shape {
        case .rect(let rect), .mask(_, let rect): cairo.setPath(rect, matrix)
        case .rounded(let shape): cairo.setPath(shape.path, matrix)
        case .path(let path, let rule):
            cairo.setPath(path, matrix)
            cairo_set_fill_rule(cairo, rule.cairo)
        }
        cairo_clip(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    /// Multiplies everything drawn so far by the alpha of the clip's images.
    func applyMasks(to cairo: OpaquePointer, _ base: CGAffineTransform) {
        outer?.applyMasks(to: cairo, base)
        guard case .mask(let image, let rect) = shape else { return }
        let matrix = transform.concatenating(base)
        guard matrix.isDrawable, !rect.isEmpty else { return }
        cairo_save(cairo)
        var cairoMatrix = matrix.cairo
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(image.width), Double(rect.height) / Double(image.height))
        cairo_set_source_surface(cairo, image.maskBitmap.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}

extension Clip {
    /// Multiplies the group that is drawn now by the alpha of the clip's images, as masks that pages can hold.
    ///
    /// - Parameter keep: is given what cairo may read until the page's file is finished.
    func maskVectors(_ cairo: OpaquePointer, _ base: CGAffineTransform, keep: (Bitmap) -> Void) {
        outer?.maskVectors(cairo, base, keep: keep)
        guard case .mask(let image, let rect) = shape else { return }
        let matrix = transform.concatenating(base)
        guard matrix.isDrawable, !rect.isEmpty else { return }
        let mask = image.maskBitmap
        keep(mask)
        let content = cairo_pop_group(cairo)
        cairo_push_group(cairo)
        cairo_save(cairo)
        var cairoMatrix = matrix.cairo
        cairo_set_source(cairo, content)
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(mask.width), Double(rect.height) / Double(mask.height))
        cairo_mask_surface(cairo, mask.surface, 0, 0)
        cairo_restore(cairo)
        cairo_pattern_destroy(content)
    }
}

extension CGImage {
    /// Pixels whose alpha says where a clip to the image lets ink through: an opaque image lets it through where it is
    /// light.
    fileprivate var maskBitmap: Bitmap {
        guard isOpaque, let mask = bitmap.duplicate() else { return bitmap }
        mask.write {
            for y in 0..<mask.height {
                let row = mask.row(y)
                for x in 0..<mask.width {
                    let (red, green, blue) = (row[x] >> 16 & 255, row[x] >> 8 & 255, row[x] & 255)
                    row[x] = ((red * 54 + green * 184 + blue * 18) >> 8) << 24
                }
            }
        }
        return mask
    }
}
