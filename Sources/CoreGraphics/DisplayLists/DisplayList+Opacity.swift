import Foundation

extension DisplayCommand {
    /// Pixels that the command certainly makes opaque; nil when there are none that are easy to tell.
    ///
    /// - Parameters:
    ///   - matrix: from the command's space to pixels.
    ///   - base: from the list's space to pixels.
    func opaquePixels(_ matrix: CGAffineTransform, _ base: CGAffineTransform) -> PixelRect? {
        guard alpha == 1, blendMode == .normal, matrix.isRectilinear, shadow?.hidesCaster != true else { return nil }
        let covered: CGRect
        switch operation {
        case .fillRect(let rect, let color) where color.alpha == 1: covered = rect
        case .fillRounded(let shape, let color) where color.alpha == 1:
            // The corners keep within the middle third of a quarter turn, whatever their curve.
            covered = shape.rect.insetBy(dx: shape.radius * 0.3, dy: shape.radius * 0.3)
        case .image(let image, let rect, _) where image.isOpaque: covered = rect
        case .tile(let tile) where tile.isOpaque: covered = tile.bounds
        default: return nil
        }
        var pixels = PixelRect(inside: covered.applying(matrix))
        var outer = clip
        while let clip = outer {
            let matrix = clip.transform.concatenating(base)
            guard case .rect(let rect) = clip.shape, matrix.isRectilinear else { return nil }
            pixels = pixels.intersection(PixelRect(inside: rect.applying(matrix)))
            outer = clip.outer
        }
        return pixels.isEmpty ? nil : pixels
    }
}

extension DisplayList {
    /// Whether one command alone makes every pixel of an area opaque, so that nothing has to be there before.
    package func covers(_ area: PixelRect, transform: CGAffineTransform = .identity) -> Bool {
        commands.contains { command in
            let matrix = command.transform.concatenating(transform)
            guard let pixels = command.opaquePixels(matrix, transform) else { return false }
            return pixels.contains(area)
        }
    }
}

extension PixelRect {
    /// The pixels that lie in a rectangle whole, within a thousandth of a pixel.
    init(inside rect: CGRect) {
        if rect.isNull || rect.isInfinite {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let limit: CGFloat = 16_777_216
        func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(min(max(value, -limit), limit)) }
        let (left, top) = (whole((rect.minX - 0.001).rounded(.up)), whole((rect.minY - 0.001).rounded(.up)))
        let (right, bottom) = (
            whole((rect.maxX + 0.001).rounded(.down)), whole((rect.maxY + 0.001).rounded(.down))
        )
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
    }
}
