import CoreGraphics
import Foundation

/// A resizable picture's parts: corners that keep their size, and edges and a middle that fill the space between.
struct NinePartDrawing {
    private let pixels: CGImage
    private let scale: CGFloat
    private let size: CGSize
    private let insets: UIEdgeInsets
    private let tiles: Bool

    init(_ image: UIImage, _ pixels: CGImage) {
        self.pixels = pixels
        (scale, size, insets) = (image.scale, image.size, image.capInsets)
        tiles = image.resizingMode == .tile
    }

    /// Whether repeating the middle over a size looks like stretching it.
    func isStretched(over target: CGSize) -> Bool {
        let middle = CGSize(
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
        let pixel = 1 / scale + 1e-6
        return !tiles
            || (middle.width <= pixel || target.width == size.width)
                && (middle.height <= pixel || target.height == size.height)
    }

    /// Draws all parts over a rectangle, y down.
    func draw(in rect: CGRect, _ context: CGContext) {
        let columns = Self.spans(insets.left, insets.right, of: size.width, over: rect.width)
        let rows = Self.spans(insets.top, insets.bottom, of: size.height, over: rect.height)
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let target = CGRect(
                    x: rect.minX + column.to, y: rect.minY + row.to, width: column.space, height: row.space)
                draw(source, over: target, context)
            }
        }
    }

    /// A part along one axis, in points: where it is in the picture, and the space that it fills.
    private struct Span {
        let from, length, to, space: CGFloat
    }

    private static func spans(_ first: CGFloat, _ last: CGFloat, of length: CGFloat, over space: CGFloat) -> [Span] {
        // Edges that do not fit share the space.
        let shrink = first + last > space && first + last > 0 ? space / (first + last) : 1
        let (near, far) = (first * shrink, last * shrink)
        return [
            Span(from: 0, length: first, to: 0, space: near),
            Span(from: first, length: length - first - last, to: near, space: space - near - far),
            Span(from: length - last, length: last, to: space - far, space: far),
        ].filter { $0.length > 0 && $0.space > 0 }
    }

    private func draw(_ source: CGRect, over target: CGRect, _ context: CGContext) {
        let area = CGRect(
            x: source.minX * scale, y: source.minY * scale, width: source.width * scale, height: source.height * scale)
        guard let part = pixels.cropping(to: area) else { return }
        guard tiles, source.width * scale > 1 || source.height * scale > 1,
            source.width < target.width || source.height < target.height
        else { return context.drawUpright(part, in: target) }
        let step = CGSize(
            width: source.width * scale > 1 ? source.width : target.width,
            height: source.height * scale > 1 ? source.height : target.height)
        context.saveGState()
        context.clip(to: target)
        for y in stride(from: target.minY, to: target.maxY, by: step.height) {
            for x in stride(from: target.minX, to: target.maxX, by: step.width) {
                context.drawUpright(part, in: CGRect(origin: CGPoint(x: x, y: y), size: step))
            }
        }
        context.restoreGState()
    }
}
