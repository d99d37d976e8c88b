internal import CCairo
import Foundation

/// What decides the coverage of a shadow, its place in whole pixels left out.
struct ShadowKey: Equatable {
    var blur: BoxBlur
    var transform: CGAffineTransform
    var alpha: CGFloat
    var antialiases: Bool
    var operation: DisplayCommand.Operation

    /// What the key keeps alive, which may be much more than its shadow: a whole text, or an image.
    var byteCount: Int { operation.byteCount }
}

/// The blurred coverage of something drawn.
struct ShadowMask {
    var mask: AlphaMask
    /// Where its top left pixel is, relative to the whole pixel that the transform's origin is in.
    var x: Int
    var y: Int

    var byteCount: Int { mask.height * mask.stride }
}

extension DisplayListRenderer {
    /// Draws the shadow of a command, and nothing else.
    ///
    /// - Parameter area: the pixels that command and shadow may change.
    func drawShadow(
        _ shadow: Shadow, of command: DisplayCommand, _ matrix: CGAffineTransform, _ base: CGAffineTransform,
        _ area: PixelRect
    ) {
        let blur = BoxBlur(deviation: Double(shadow.deviation * base.meanScale))
        let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height)
        let (x, y) = (
            Int((base.a * offset.x + base.c * offset.y).rounded()),
            Int((base.b * offset.x + base.d * offset.y).rounded())
        )
        // Whole pixels are taken out of the transform, so that something that scrolls keeps its shadow.
        let (originX, originY) = (matrix.tx.rounded(.down), matrix.ty.rounded(.down))
        let away = CGAffineTransform(translationX: -originX, y: -originY)
        guard
            let shadowMask = mask(
                of: command, blur, matrix.concatenating(away), base.concatenating(away),
                visible: area.offset(x: -Int(originX) - x, y: -Int(originY) - y))
        else { return }
        let cairo = self.cairo
        cairo_save(cairo)
        cairo.setPath(area)
        cairo_clip(cairo)
        cairo_set_operator(
            cairo, command.blendMode == .copy ? CAIRO_OPERATOR_OVER : command.blendMode.cairo ?? CAIRO_OPERATOR_OVER)
        cairo.setColor(shadow.color)
        cairo_mask_surface(
            cairo, shadowMask.mask.surface, Double(Int(originX) + x + shadowMask.x),
            Double(Int(originY) + y + shadowMask.y))
        cairo_restore(cairo)
    }

    private func mask(
        of command: DisplayCommand, _ blur: BoxBlur, _ matrix: CGAffineTransform, _ base: CGAffineTransform,
        visible: PixelRect
    ) -> ShadowMask? {
        let plain = DisplayCommand(
            command.operation, transform: command.transform, alpha: command.alpha, antialiases: command.antialiases)
        let whole = deviceArea(plain.bounds, base)
        let needed = whole.intersection(visible.outset(by: blur.reach))
        if needed.isEmpty { return nil }
        // A shadow as big as a few screens is kept; of a bigger one, and of gradients without end, only the part that
        // is seen is made.
        let isKept = whole.width < 4096 && whole.height < 4096 && whole.width * whole.height < 4 << 20
        let key = ShadowKey(
            blur: blur, transform: matrix, alpha: command.alpha, antialiases: command.antialiases,
            operation: command.operation)
        if isKept, let known = caches.shadows.value(for: key) { return known }
        if let small = smallCopy(of: plain, matrix, base, blur),
            let mask = makeMask(of: small.command, blur, matrix, base, small.area)
        {
            let (column, row) = (mask.width / 2, mask.height / 2)
            let (columns, rows) = (whole.width - small.area.width, whole.height - small.area.height)
            guard let stretched = mask.stretched(addingColumns: columns, at: column, rows: rows, at: row) else {
                return nil
            }
            let result = ShadowMask(mask: stretched, x: whole.x - blur.reach, y: whole.y - blur.reach)
            if isKept { caches.shadows.insert(result, for: key, cost: key.byteCount + result.byteCount) }
            return result
        }
        let area = isKept ? whole : needed
        guard let mask = makeMask(of: plain, blur, matrix, base, area) else { return nil }
        let result = ShadowMask(mask: mask, x: area.x - blur.reach, y: area.y - blur.reach)
        if isKept { caches.shadows.insert(result, for: key, cost: key.byteCount + result.byteCount) }
        return result
    }

    private func makeMask(
        of command: DisplayCommand, _ blur: BoxBlur, _ matrix: CGAffineTransform, _ base: CGAffineTransform,
        _ area: PixelRect
    ) -> AlphaMask? {
        guard let layer = beginGroup(in: area, unlimited: true) else { return nil }
        paint(command, matrix, base, area, blendMode: .normal)
        endGroup()
        // The group's place is not the mask's.
        cairo_surface_set_device_offset(layer.bitmap.surface, 0, 0)
        defer { discard(layer) }
        let reach = blur.reach
        guard let mask = AlphaMask(width: area.width + 2 * reach, height: area.height + 2 * reach) else { return nil }
        mask.load(layer.bitmap, width: area.width, height: area.height, inset: reach)
        mask.blur(blur)
        return mask
    }

    /// A rectangle's command with the rectangle made smaller by whole pixels, down to its corners and their blur; nil when
    /// the command is something else or there is nothing to gain.
    private func smallCopy(
        of command: DisplayCommand, _ matrix: CGAffineTransform, _ base: CGAffineTransform, _ blur: BoxBlur
    ) -> (command: DisplayCommand, area: PixelRect)? {
        guard matrix.isRectilinear, base.isRectilinear else { return nil }
        var shape: RoundedRect
        let color: RGBA
        switch command.operation {
        case .fillRect(let rect, let fill): (shape, color) = (RoundedRect(rect), fill)
        case .fillRounded(let rounded, let fill): (shape, color) = (rounded, fill)
        default: return nil
        }
        func excess(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
            // Three pixels more than the corners: one to repeat, and one at each side for its fraction.
            let least = 2 * (shape.cornerLength * abs(scale) + CGFloat(blur.reach)) + 3
            return max((length * abs(scale) - least).rounded(.down), 0)
        }
        let (columns, rows) = (excess(shape.rect.width, matrix.a), excess(shape.rect.height, matrix.d))
        if columns * rows < 1 { return nil }
        // The corner that is top left on the target stays where it is.
        let (width, height) = (columns / abs(matrix.a), rows / abs(matrix.d))
        shape.rect = CGRect(
            x: shape.rect.minX + (matrix.a < 0 ? width : 0), y: shape.rect.minY + (matrix.d < 0 ? height : 0),
            width: shape.rect.width - width, height: shape.rect.height - height)
        let small = DisplayCommand(
            .fillRounded(shape, color), transform: command.transform, alpha: command.alpha,
            antialiases: command.antialiases)
        return (small, deviceArea(small.bounds, base))
    }
}
