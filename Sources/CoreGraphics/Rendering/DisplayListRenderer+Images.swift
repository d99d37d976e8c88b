internal import CCairo
import Foundation

/// A bitmap at another size, perhaps mirrored.
struct ScaledImageKey: Equatable {
    let bitmap: ObjectIdentifier
    /// The bitmap; held weakly, as a copy is often a small part of what it was made of.
    weak var owner: Bitmap?
    var width: Int
    var height: Int
    var mirrorsX: Bool
    var mirrorsY: Bool
    var quality: CGInterpolationQuality

    static func == (one: ScaledImageKey, other: ScaledImageKey) -> Bool {
        one.bitmap == other.bitmap && one.width == other.width && one.height == other.height
            && one.mirrorsX == other.mirrorsX && one.mirrorsY == other.mirrorsY && one.quality == other.quality
            && one.owner === other.owner
    }

    /// Whether the bitmap is gone; its identifier may be another's by now.
    var isAbandoned: Bool { owner == nil }
}

extension DisplayListRenderer {
    /// Draws a bitmap that does not change stretched over a rectangle, through a transform to the target's pixels.
    func draw(
        _ bitmap: Bitmap, in rect: CGRect, _ matrix: CGAffineTransform, quality: CGInterpolationQuality,
        opacity: Double, blendMode: CGBlendMode, keepsCopies: Bool = true
    ) {
        if rect.isEmpty { return }
        let place = rect.applying(matrix)
        let whole = CGRect(
            x: place.minX.rounded(), y: place.minY.rounded(), width: place.width.rounded(),
            height: place.height.rounded())
        let isAligned =
            matrix.isRectilinear && abs(whole.minX - place.minX) < 0.01 && abs(whole.minY - place.minY) < 0.01
            && abs(whole.width - place.width) < 0.01 && abs(whole.height - place.height) < 0.01
            && whole.width >= 1 && whole.height >= 1
        if isAligned {
            let area = PixelRect(whole)
            let isPlain = matrix.a > 0 && matrix.d > 0 && area.width == bitmap.width && area.height == bitmap.height
            if isPlain {
                return blit(bitmap, to: area, opacity: opacity, blendMode: blendMode)
            }
            let key = ScaledImageKey(
                bitmap: ObjectIdentifier(bitmap), owner: bitmap, width: area.width, height: area.height,
                mirrorsX: matrix.a < 0, mirrorsY: matrix.d < 0, quality: quality)
            if keepsCopies, area.width * area.height * 4 <= caches.scaledImages.limit / 4 {
                return drawScaled(bitmap, key, area, opacity: opacity, blendMode: blendMode)
            }
        }
        let cairo = self.cairo
        cairo_save(cairo)
        cairo.setPath(rect, matrix)
        cairo_clip(cairo)
        sample(bitmap, rect, matrix, quality, cairo)
        if opacity < 1 { cairo_paint_with_alpha(cairo, opacity) } else { cairo_paint(cairo) }
        cairo_restore(cairo)
    }

    /// Makes a stretched bitmap the source of a `cairo_t`.
    private func sample(
        _ bitmap: Bitmap, _ rect: CGRect, _ matrix: CGAffineTransform, _ quality: CGInterpolationQuality,
        _ cairo: OpaquePointer
    ) {
        var cairoMatrix = matrix.cairo
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width) / Double(bitmap.width), Double(rect.height) / Double(bitmap.height))
        cairo_set_source_surface(cairo, bitmap.surface, 0, 0)
        let pattern = cairo_get_source(cairo)
        // Beyond the edge the edge goes on, so that bilinear sampling does not fade it.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        switch quality {
        case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        case .default, .medium, .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        }
    }

    /// Draws a copy at another size, which is kept from the second time on.
    ///
    /// The first time goes through a copy too: sampling rounds differently at different places, and a picture must not
    /// change when it gets into the cache.
    private func drawScaled(
        _ bitmap: Bitmap, _ key: ScaledImageKey, _ area: PixelRect, opacity: Double, blendMode: CGBlendMode
    ) {
        if let known = caches.scaledImages.value(for: key) {
            return blit(known, to: area, opacity: opacity, blendMode: blendMode)
        }
        let isKept = caches.seenScaledImages.value(for: key) != nil
        let fresh =
            isKept
            ? Bitmap(width: area.width, height: area.height) : caches.pool.take(width: area.width, height: area.height)
        guard let copy = fresh, let cairo = cairo_create(copy.surface) else { return }
        let size = CGRect(x: 0, y: 0, width: area.width, height: area.height)
        let mirror = CGAffineTransform(
            a: key.mirrorsX ? -1 : 1, b: 0, c: 0, d: key.mirrorsY ? -1 : 1, tx: key.mirrorsX ? size.width : 0,
            ty: key.mirrorsY ? size.height : 0)
        cairo_rectangle(cairo, 0, 0, Double(area.width), Double(area.height))
        cairo_clip(cairo)
        sample(bitmap, size, mirror, key.quality, cairo)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(copy.surface)
        blit(copy, to: area, opacity: opacity, blendMode: blendMode)
        if isKept {
            caches.scaledImages.insert(copy, for: key, cost: copy.byteCount)
        } else {
            caches.seenScaledImages.insert((), for: key, cost: 1)
            caches.pool.give(copy)
        }
    }

    /// Draws a bitmap's top left part pixel by pixel, the fast way, to an area of the target.
    func blit(_ bitmap: Bitmap, to area: PixelRect, opacity: Double, blendMode: CGBlendMode) {
        let cairo = self.cairo
        cairo_save(cairo)
        cairo.setPath(area)
        cairo_set_source_surface(cairo, bitmap.surface, Double(area.x), Double(area.y))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_set_operator(cairo, blendMode.cairo ?? CAIRO_OPERATOR_OVER)
        if opacity < 1 || blendMode.reachesOutsideShape {
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, opacity)
        } else {
            cairo_fill(cairo)
        }
        cairo_restore(cairo)
    }
}
