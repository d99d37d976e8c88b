internal import CCairo
internal import CPango
import Foundation

extension TextLayout {
    /// Draws the text with its top left corner at `origin`, in points of `cairo`'s current coordinates.
    ///
    /// Under a matrix that only scales and moves, baselines land on whole pixels and glyphs on quarter pixels; under any
    /// other, outlines are filled where they fall. On a page of a file they stay characters.
    package func draw(in cairo: OpaquePointer, at origin: CGPoint, defaultColor: TextColor) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        let visible = visibleRows(in: cairo, origin: origin)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        if cairo_surface_get_type(cairo_get_target(cairo)) == CAIRO_SURFACE_TYPE_PDF {
            cairo_translate(cairo, Double(origin.x), Double(origin.y))
            for index in seenLines(in: cairo) { drawCharacters(index, in: cairo, defaultColor) }
        } else if matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0, matrix.xx < 100 {
            let pixels = PixelGrid(
                scale: matrix.xx, x: matrix.x0 + Double(origin.x) * matrix.xx,
                y: matrix.y0 + Double(origin.y) * matrix.yy)
            cairo_identity_matrix(cairo)
            for index in visible { drawOnPixels(index, in: cairo, pixels, defaultColor) }
        } else {
            cairo_translate(cairo, Double(origin.x), Double(origin.y))
            for index in visible { drawOutlines(index, in: cairo, defaultColor) }
        }
    }

    /// Where device pixels are: `scale` to a point, with the layout's corner at `x`, `y`.
    private struct PixelGrid {
        let scale, x, y: Double
    }

    /// The lines that may touch the clip.
    private func visibleRows(in cairo: OpaquePointer, origin: CGPoint) -> Range<Int> {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        guard lines.count > 4 else { return lines.indices }
        // Glyphs may stick out of their line by its height.
        let from = top - Double(origin.y)
        let to = bottom - Double(origin.y)
        let first = lines.partitionPoint { Double($0.bottom + ($0.bottom - $0.top)) >= from }
        let last = lines.partitionPoint { Double($0.top - ($0.bottom - $0.top)) > to }
        return first..<max(first, last)
    }

    private func drawOnPixels(_ index: Int, in cairo: OpaquePointer, _ pixels: PixelGrid, _ color: TextColor) {
        let line = placed[index]
        let rules = self.rules(of: index, defaultColor: color)
        for rule in rules where rule.isBehind { fill(rule, in: cairo, pixels) }
        let baseline = (pixels.y + line.baseline * pixels.scale).rounded()
        for run in glyphRuns(of: index) {
            let font = run.font
            if let shape = run.shape, !font.isColor {
                font.select(in: cairo, scale: pixels.scale)
                let points = run.glyphs.map {
                    (pixels.x + $0.x * pixels.scale, baseline + ($0.y - run.baselineOffset) * pixels.scale)
                }
                draw(run, shape, at: points, scale: pixels.scale, color, in: cairo)
                continue
            }
            let isOutlined = font.drawsOutlines(scale: pixels.scale)
            font.select(in: cairo, pixelsToPoint: pixels.scale, isOutlined: isOutlined)
            let y = baseline - (run.baselineOffset * pixels.scale).rounded()
            withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { buffer in
                for (slot, glyph) in run.glyphs.enumerated() {
                    let x = pixels.x + glyph.x * pixels.scale
                    let dy = glyph.y == 0 ? 0 : (glyph.y * pixels.scale).rounded()
                    if font.isColor {
                        buffer[slot] = cairo_glyph_t(index: UInt(glyph.id), x: x.rounded(), y: y + dy)
                    } else {
                        let quarters = (x * Double(GlyphFont.phases)).rounded()
                        if isOutlined {
                            let place = quarters / Double(GlyphFont.phases)
                            buffer[slot] = cairo_glyph_t(index: UInt(glyph.id), x: place, y: y + dy)
                            continue
                        }
                        let pixel = (quarters / Double(GlyphFont.phases)).rounded(.down)
                        let phase = UInt(quarters - pixel * Double(GlyphFont.phases))
                        buffer[slot] = cairo_glyph_t(
                            index: UInt(glyph.id) * UInt(GlyphFont.phases) + phase, x: pixel, y: y + dy)
                    }
                }
                if isOutlined {
                    fillOutlines(buffer, color: run.color ?? color, in: cairo)
                } else {
                    show(buffer, color: run.color ?? color, isColorFont: font.isColor, in: cairo)
                }
            }
        }
        for rule in rules where !rule.isBehind { fill(rule, in: cairo, pixels) }
    }

    private func drawOutlines(_ index: Int, in cairo: OpaquePointer, _ color: TextColor) {
        let line = placed[index]
        let rules = self.rules(of: index, defaultColor: color)
        for rule in rules where rule.isBehind { fill(rule, in: cairo, nil) }
        for run in glyphRuns(of: index) {
            run.font.select(in: cairo)
            let y = line.baseline - run.baselineOffset
            if let shape = run.shape, !run.font.isColor {
                draw(run, shape, at: run.glyphs.map { ($0.x, y + $0.y) }, scale: 1, color, in: cairo)
                continue
            }
            withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: run.glyphs.count) { buffer in
                for (slot, glyph) in run.glyphs.enumerated() {
                    buffer[slot] = cairo_glyph_t(index: UInt(glyph.id), x: glyph.x, y: y + glyph.y)
                }
                if run.font.isColor {
                    show(buffer, color: run.color ?? color, isColorFont: true, in: cairo)
                } else {
                    fillOutlines(buffer, color: run.color ?? color, in: cairo)
                }
            }
        }
        for rule in rules where !rule.isBehind { fill(rule, in: cairo, nil) }
    }

    /// The lines that are not all outside of the clip. Readers of a file find characters that are clipped away, too.
    private func seenLines(in cairo: OpaquePointer) -> [Int] {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return lines.indices.filter { Double(lines[$0].bottom) > top + 0.5 && Double(lines[$0].top) < bottom - 0.5 }
    }

    /// Draws a line on a page of a file, with the characters that its glyphs stand for.
    private func drawCharacters(_ index: Int, in cairo: OpaquePointer, _ color: TextColor) {
        let line = placed[index]
        let rules = self.rules(of: index, defaultColor: color)
        for rule in rules where rule.isBehind { fill(rule, in: cairo, nil) }
        for run in characterRuns(of: index) {
            let y = line.baseline - run.glyphs.baselineOffset
            run.glyphs.font.select(in: cairo)
            if let shape = run.glyphs.shape, !run.glyphs.font.isColor {
                let points = run.glyphs.glyphs.map { ($0.x, y + $0.y) }
                draw(run.glyphs, shape, at: points, scale: 1, color, in: cairo)
                continue
            }
            setSource(run.glyphs.color ?? color, in: cairo)
            let glyphs = run.glyphs.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: y + $0.y) }
            let clusters = run.clusters.map {
                cairo_text_cluster_t(num_bytes: Int32($0.bytes), num_glyphs: Int32($0.glyphs))
            }
            cairo_show_text_glyphs(
                cairo, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
                Int32(clusters.count), cairo_text_cluster_flags_t(0))
        }
        for rule in rules where !rule.isBehind { fill(rule, in: cairo, nil) }
    }

    /// Draws glyphs that are stroked, slanted or stretched, each about its own point; `scale` units to a point.
    private func draw(
        _ run: GlyphRun, _ shape: GlyphShape, at points: [(x: Double, y: Double)], scale: Double, _ color: TextColor,
        in cairo: OpaquePointer
    ) {
        cairo_new_path(cairo)
        for (glyph, point) in zip(run.glyphs, points) {
            cairo_save(cairo)
            var matrix = cairo_matrix_t(
                xx: shape.stretch, yx: 0, xy: -shape.slant, yy: 1, x0: point.x, y0: point.y)
            cairo_transform(cairo, &matrix)
            var glyph = cairo_glyph_t(index: UInt(glyph.id), x: 0, y: 0)
            cairo_glyph_path(cairo, &glyph, 1)
            cairo_restore(cairo)
        }
        let text = run.color ?? color
        if shape.isFilled {
            setSource(text, in: cairo)
            cairo_fill_preserve(cairo)
        }
        if shape.strokeWidth > 0 {
            setSource(shape.strokeColor ?? text, in: cairo)
            cairo_set_line_width(cairo, shape.strokeWidth * scale)
            cairo_stroke_preserve(cairo)
        }
        cairo_new_path(cairo)
    }

    private func fillOutlines(
        _ glyphs: UnsafeMutableBufferPointer<cairo_glyph_t>, color: TextColor, in cairo: OpaquePointer
    ) {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs.baseAddress, Int32(glyphs.count))
        setSource(color, in: cairo)
        cairo_fill(cairo)
    }

    private func show(
        _ glyphs: UnsafeMutableBufferPointer<cairo_glyph_t>, color: TextColor, isColorFont: Bool,
        in cairo: OpaquePointer
    ) {
        setSource(color, in: cairo)
        // Cairo draws coloured glyphs as they are: the alpha of the text has to go around them.
        guard isColorFont, color.alpha < 1 else {
            cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(glyphs.count))
            return
        }
        cairo_push_group(cairo)
        cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(glyphs.count))
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, color.alpha)
    }

    private func fill(_ rule: TextRule, in cairo: OpaquePointer, _ pixels: PixelGrid?) {
        setSource(rule.color, in: cairo)
        if let pixels {
            let left = (pixels.x + rule.x * pixels.scale).rounded()
            let right = (pixels.x + (rule.x + rule.width) * pixels.scale).rounded()
            let top = (pixels.y + rule.y * pixels.scale).rounded()
            let height = max(1, (rule.height * pixels.scale).rounded())
            cairo_rectangle(cairo, left, top, right - left, height)
        } else {
            cairo_rectangle(cairo, rule.x, rule.y, rule.width, rule.height)
        }
        cairo_fill(cairo)
    }

    private func setSource(_ color: TextColor, in cairo: OpaquePointer) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index whose element satisfies `condition`, which holds from some element on.
    fileprivate func partitionPoint(_ condition: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
