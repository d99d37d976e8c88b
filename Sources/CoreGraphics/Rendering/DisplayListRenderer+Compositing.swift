internal import CCairo
import Foundation

// What a layer compositor needs besides replaying lists. Transforms go to the target's pixels; everything outside
// `limit` is left as it is.
extension DisplayListRenderer {
    /// Fills an outline.
    package func fill(_ path: Path, _ color: RGBA, transform: CGAffineTransform) {
        draw(DisplayCommand(.fill(path, .winding, color), transform: transform))
    }

    /// Fills a rectangle.
    package func fill(_ rect: CGRect, _ color: RGBA, transform: CGAffineTransform) {
        draw(DisplayCommand(.fillRect(rect, color), transform: transform))
    }

    /// Fills a rectangle with round or continuous corners.
    package func fill(_ shape: RoundedRect, _ color: RGBA, transform: CGAffineTransform) {
        draw(DisplayCommand(.fillRounded(shape, color), transform: transform))
    }

    /// Draws one command whose transform and clip go to the target's pixels.
    package func draw(_ command: DisplayCommand) {
        var list = DisplayList()
        list.append(command)
        render(list)
    }

    /// Draws a bitmap pixel by pixel, its top left pixel at a place.
    package func draw(_ bitmap: Bitmap, atX x: Int, y: Int, opacity: CGFloat = 1) {
        if bitmap.bounds.offset(x: x, y: y).intersection(limit).isEmpty || opacity <= 0 { return }
        blit(bitmap, to: bitmap.bounds.offset(x: x, y: y), opacity: Double(opacity), blendMode: .normal)
    }

    /// Draws a bitmap stretched over a rectangle.
    ///
    /// A bitmap that `isConstant` has its scaled copies kept; one that is drawn into between frames must not be.
    package func draw(
        _ bitmap: Bitmap, in rect: CGRect, transform: CGAffineTransform, opacity: CGFloat = 1, isConstant: Bool = false
    ) {
        guard transform.isDrawable, opacity > 0, !deviceArea(rect, transform).intersection(limit).isEmpty else {
            return
        }
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        draw(
            bitmap, in: rect, transform, quality: .default, opacity: Double(opacity), blendMode: .normal,
            keepsCopies: isConstant)
    }

    /// Draws only the shadow of an operation; its lengths go through `transform` too.
    package func drawShadow(
        _ shadow: Shadow, of operation: DisplayCommand.Operation, transform: CGAffineTransform, opacity: CGFloat = 1
    ) {
        guard transform.isDrawable else { return }
        let command = DisplayCommand(operation, alpha: opacity, shadow: shadow)
        let area = deviceArea(shadow.extent(of: command.bounds), transform).intersection(limit)
        if area.isEmpty { return }
        drawShadow(shadow, of: command, transform, transform, area)
    }

    /// Runs a block with drawing kept inside a clip in the target's pixels.
    package func clipped(to clip: Clip, _ body: () -> Void) {
        let area = PixelRect(clip.bounds).intersection(limit)
        if area.isEmpty { return }
        if clip.hasMask {
            group(in: area) {
                shaped(by: clip, area, body)
                clip.applyMasks(to: self.cairo, .identity)
            }
        } else {
            shaped(by: clip, area, body)
        }
    }

    private func shaped(by clip: Clip, _ area: PixelRect, _ body: () -> Void) {
        let cairo = self.cairo
        cairo_save(cairo)
        clip.apply(to: cairo, .identity)
        layers[layers.count - 1].limits.append(area)
        body()
        layers[layers.count - 1].limits.removeLast()
        cairo_restore(cairo)
    }
}
