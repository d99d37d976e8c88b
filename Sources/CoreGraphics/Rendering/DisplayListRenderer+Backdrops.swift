internal import CCairo
import Foundation

extension DisplayListRenderer {
    /// Replaces the pixels of a rectangle by what a backdrop makes of them and of those around.
    ///
    /// Only what is drawn already counts, and in a group only the group.
    ///
    /// - Parameter matrix: from the rectangle's space to the target's pixels.
    func draw(_ backdrop: Backdrop, in rect: CGRect, _ matrix: CGAffineTransform, opacity: Double) {
        let layer = layers[layers.count - 1]
        let deviation = Double(backdrop.deviation * matrix.meanScale)
        guard deviation.isFinite, deviation > 0 else { return }
        let step = Backdrop.step(deviation: deviation)
        let reach = Int(min((deviation * 3).rounded(.up), 4096))
        // The grid of the small picture depends on the place alone, not on what is drawn now.
        let source = PixelRect(rect.applying(matrix)).outset(by: reach + 1).intersection(layer.area)
        guard !source.isEmpty,
            let small = Bitmap(width: (source.width + step - 1) / step, height: (source.height + step - 1) / step)
        else { return }
        cairo_surface_flush(layer.bitmap.surface)
        let copy = cairo_create(small.surface)!
        cairo_scale(copy, 1 / Double(step), 1 / Double(step))
        cairo_translate(copy, Double(-source.x), Double(-source.y))
        cairo_set_source_surface(copy, layer.bitmap.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(copy), step == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(copy), CAIRO_EXTEND_PAD)
        cairo_set_operator(copy, CAIRO_OPERATOR_SOURCE)
        cairo_paint(copy)
        cairo_destroy(copy)
        small.blur(BoxBlur(deviation: deviation / Double(step)), saturation: backdrop.saturation)
        paint(small, step: step, at: source, in: rect, matrix, opacity: opacity)
    }

    /// Paints a picture of one pixel for `step` over a rectangle.
    private func paint(
        _ small: Bitmap, step: Int, at source: PixelRect, in rect: CGRect, _ matrix: CGAffineTransform, opacity: Double
    ) {
        let cairo = self.cairo
        let pattern = cairo_pattern_create_for_surface(small.surface)!
        defer { cairo_pattern_destroy(pattern) }
        var toSmall = cairo_matrix_t()
        let factor = 1 / Double(step)
        cairo_matrix_init(&toSmall, factor, 0, 0, factor, -Double(source.x) * factor, -Double(source.y) * factor)
        cairo_pattern_set_matrix(pattern, &toSmall)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_save(cairo)
        cairo.setPath(rect, matrix)
        cairo_clip(cairo)
        cairo_set_source(cairo, pattern)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        if opacity < 1 { cairo_paint_with_alpha(cairo, opacity) } else { cairo_paint(cairo) }
        cairo_restore(cairo)
    }
}

extension Bitmap {
    /// Blurs all parts of the pixels in integers, with the pixels at the edges going on outside, and then takes the colours
    /// away from grey. For small pictures.
    fileprivate func blur(_ blur: BoxBlur, saturation: Double) {
        var planes = [[UInt16]](repeating: [UInt16](repeating: 0, count: width * height), count: 4)
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width {
                for part in 0..<4 { planes[part][y * width + x] = UInt16(row[x] >> (UInt32(part) * 8) & 255) << 8 }
            }
        }
        var other = [UInt16](repeating: 0, count: width * height)
        for part in 0..<4 {
            for box in blur.boxes {
                for y in 0..<height { Self.mean(planes[part], &other, from: y * width, count: width, step: 1, box) }
                swap(&planes[part], &other)
                for x in 0..<width { Self.mean(planes[part], &other, from: x, count: height, step: width, box) }
                swap(&planes[part], &other)
            }
        }
        write {
            for y in 0..<height {
                let row = row(y)
                for x in 0..<width {
                    let place = y * width + x
                    let parts = SIMD4(
                        Double(planes[0][place]), Double(planes[1][place]), Double(planes[2][place]),
                        Double(planes[3][place]))
                    row[x] = Self.saturated(parts / 256, saturation)
                }
            }
        }
    }

    private static func mean(
        _ from: [UInt16], _ to: inout [UInt16], from first: Int, count: Int, step: Int, _ box: (before: Int, after: Int)
    ) {
        let size = UInt32(box.before + box.after + 1)
        func value(_ index: Int) -> UInt32 { UInt32(from[first + min(max(index, 0), count - 1) * step]) }
        var sum = (-box.before...box.after).reduce(UInt32(0)) { $0 + value($1) }
        for index in 0..<count {
            to[first + index * step] = UInt16((sum + size / 2) / size)
            sum += value(index + box.after + 1)
            sum -= value(index - box.before)
        }
    }

    /// A pixel of blue, green, red and alpha from 0 to 255, with colours further from grey of the same luminance.
    private static func saturated(_ parts: SIMD4<Double>, _ saturation: Double) -> UInt32 {
        let grey = 0.0722 * parts.x + 0.7152 * parts.y + 0.2126 * parts.z
        let alpha = parts.w.rounded()
        func level(_ part: Double) -> UInt32 { UInt32(min(max(grey + (part - grey) * saturation, 0), alpha).rounded()) }
        return UInt32(alpha) << 24 | level(parts.z) << 16 | level(parts.y) << 8 | level(parts.x)
    }
}
