internal import CCairo
import Foundation

/// Paints pixels that are calculated one by one, where cairo has no operation for them.
enum PixelPainter {
    /// Calculates and paints those pixels of an area that the clip of a `cairo_t` lets through.
    ///
    /// - Parameters:
    ///   - area: in device pixels.
    ///   - body: fills a bitmap whose top left pixel is that of the area that it is given.
    static func paint(_ area: PixelRect, in cairo: OpaquePointer, _ body: (Bitmap, PixelRect) -> Void) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        let seen = PixelRect(CGRect(x: left, y: top, width: right - left, height: bottom - top))
        let inside = area.intersection(seen)
        guard !inside.isEmpty, let bitmap = Bitmap(width: inside.width, height: inside.height) else { return }
        bitmap.write { body(bitmap, inside) }
        withExtendedLifetime(bitmap) {
            cairo_rectangle(
                cairo, Double(inside.x), Double(inside.y), Double(inside.width), Double(inside.height))
            cairo_clip(cairo)
            cairo_set_source_surface(cairo, bitmap.surface, Double(inside.x), Double(inside.y))
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            cairo_paint(cairo)
        }
    }

    /// From user space to device pixels.
    static func matrix(of cairo: OpaquePointer) -> CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }
}
