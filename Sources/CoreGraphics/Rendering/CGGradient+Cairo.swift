internal import CCairo
import Foundation

extension CGGradient {
    /// Fills the current path with the gradient along a pattern that has no colours yet, and takes the pattern over.
    ///
    /// - Parameter matrix: from the pattern's space to device pixels.
    func fill(
        _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions, _ alpha: Double, _ matrix: CGAffineTransform,
        in cairo: OpaquePointer
    ) {
        setSource(pattern, options, alpha, matrix, in: cairo)
        cairo_fill(cairo)
        cairo_identity_matrix(cairo)
    }

    /// Fills all of the clip, as `fill` does the current path.
    func paint(
        _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions, _ alpha: Double, _ matrix: CGAffineTransform,
        in cairo: OpaquePointer
    ) {
        setSource(pattern, options, alpha, matrix, in: cairo)
        cairo_paint(cairo)
        cairo_identity_matrix(cairo)
    }

    private func setSource(
        _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions, _ alpha: Double, _ matrix: CGAffineTransform,
        in cairo: OpaquePointer
    ) {
        func add(_ stop: Stop) {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha * alpha)
        }
        // cairo goes on at both ends or at none; a second, transparent stop ends one side.
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            add(Stop(location: 0, color: .clear))
            if first.location > 0 { add(Stop(location: 0, color: first.color)) }
        }
        for stop in stops { add(stop) }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            if last.location < 1 { add(Stop(location: 1, color: last.color)) }
            add(Stop(location: 1, color: .clear))
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var cairoMatrix = matrix.cairo
        cairo_set_matrix(cairo, &cairoMatrix)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}
