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
        cairo_surface_flush(bitmap.surface)
        for y in 0..<height {
            let row = bitmap.row(y)
            let out = pixels + (y + inset) * stride + inset
            for x in 0..<width { out[x] = UInt8(row[x] >> 24) }
        }
        cairo_surface_mark_dirty(surface)
    }
}
