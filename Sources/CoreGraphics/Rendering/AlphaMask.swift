internal import CCairo
import Foundation

/// Coverage: one byte a pixel, 255 where everything is covered.
final class AlphaMask {
    let width: Int
    let height: Int
    let stride: Int
    let pixels: UnsafeMutablePointer<UInt8>
    /// A `cairo_surface_t *` over the same memory.
    let surface: OpaquePointer

    init?(width: Int, height: Int) {
        guard Bitmap.isReasonable(width: width, height: height) else { return nil }
        self.width = width
        self.height = height
        stride = (width + 3) & ~3
        guard let memory = calloc(height, stride) else { return nil }
        pixels = memory.assumingMemoryBound(to: UInt8.self)
        surface = cairo_image_surface_create_for_data(
            pixels, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    }

    deinit {
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        free(pixels)
    }

    /// Takes the alpha of a bitmap's top left corner, `inset` pixels in from the mask's own.
    func load(_ bitmap: Bitmap, width: Int, height: Int, inset: Int) {
        let cairo = cairo_create(surface)
        cairo_rectangle(cairo, Double(inset), Double(inset), Double(width), Double(height))
        cairo_set_source_surface(cairo, bitmap.surface, Double(inset), Double(inset))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_fill(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
    }

    /// A bigger mask: one row and one column are repeated, everything else stays at its side.
    func stretched(addingColumns columns: Int, at column: Int, rows: Int, at row: Int) -> AlphaMask? {
        guard let result = AlphaMask(width: width + columns, height: height + rows) else { return nil }
        for y in 0..<result.height {
            let source = pixels + (y <= row ? y : max(row, y - rows)) * stride
            let target = result.pixels + y * result.stride
            memcpy(target, source, column)
            memset(target + column, Int32(source[column]), columns)
            memcpy(target + column + columns, source + column, width - column)
        }
        cairo_surface_mark_dirty(result.surface)
        return result
    }
}
