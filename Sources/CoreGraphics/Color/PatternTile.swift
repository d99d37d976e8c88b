internal import CCairo
import Foundation

/// The picture that a pattern colour repeats in both directions.
package struct PatternTile: Hashable, Sendable {
    package let image: CGImage
    /// The size of one repetition, in the units of the space that the pattern is in.
    package let size: CGSize

    package init(_ image: CGImage, size: CGSize) {
        self.image = image
        self.size = size
    }

    /// The mean of the picture's pixels, for what draws in one colour only.
    var mean: RGBA {
        let bitmap = image.bitmap
        var sums = (alpha: 0.0, red: 0.0, green: 0.0, blue: 0.0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                sums.alpha += Double(pixel >> 24)
                sums.red += Double(pixel >> 16 & 0xFF)
                sums.green += Double(pixel >> 8 & 0xFF)
                sums.blue += Double(pixel & 0xFF)
            }
        }
        guard sums.alpha > 0 else { return .clear }
        let count = Double(bitmap.width * bitmap.height)
        return RGBA(
            red: sums.red / sums.alpha, green: sums.green / sums.alpha, blue: sums.blue / sums.alpha,
            alpha: sums.alpha / count / 255)
    }
}

/// A rectangle filled with a repeated picture, which begins at the origin.
package final class PatternFill: DisplayListDrawable {
    private let tile: PatternTile
    package let bounds: CGRect

    /// Makes a fill of an area, whose space is the one that the drawable is drawn in.
    package init(_ tile: PatternTile, over area: CGRect) {
        self.tile = tile
        bounds = area
    }

    package var hasOwnColors: Bool { true }
    package var byteCount: Int { tile.image.bitmap.byteCount }

    package func isSame(as other: any DisplayListDrawable) -> Bool {
        guard let other = other as? PatternFill else { return false }
        return tile == other.tile && bounds == other.bounds
    }

    package func draw(in cairo: OpaquePointer, color: RGBA) {
        let bitmap = tile.image.bitmap
        guard tile.size.width > 0, tile.size.height > 0, !bounds.isInfinite,
            let pattern = cairo_pattern_create_for_surface(bitmap.surface)
        else { return }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(
            &matrix, Double(bitmap.width) / Double(tile.size.width), Double(bitmap.height) / Double(tile.size.height))
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_set_source(cairo, pattern)
        cairo_rectangle(
            cairo, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
        cairo_fill(cairo)
        cairo_pattern_destroy(pattern)
    }
}
