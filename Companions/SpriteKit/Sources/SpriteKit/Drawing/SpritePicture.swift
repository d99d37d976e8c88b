import CoreGraphics
import Foundation
import UIKit

/// Draws sprites into a context in whose space they lie.
@MainActor struct SpritePicture {
    private let painter: NodePainter
    private var context: CGContext { painter.context }

    init(_ painter: NodePainter) { self.painter = painter }

    func draw(_ sprite: SKSpriteNode) {
        context.setBlendMode(sprite.blendMode.coreGraphics)
        let rect = painter.onPixels(sprite.contentRect)
        guard let texture = sprite.texture else {
            guard sprite.color.cgColor.alpha > 0 else { return }
            context.setFillColor(sprite.color.cgColor)
            return context.fill(rect)
        }
        let factor = min(max(sprite.colorBlendFactor, 0), 1)
        guard let image = texture.image(tinted: factor > 0 ? Tint(sprite.color, factor: factor) : nil) else { return }
        context.interpolationQuality = texture.filteringMode == .nearest ? .none : .low
        let center = sprite.centerRect
        if center == CGRect(x: 0, y: 0, width: 1, height: 1) {
            context.draw(image, in: rect)
        } else {
            drawPieces(of: image, size: texture.size(), center, in: rect)
        }
    }

    /// Draws an image whose edges keep their sizes while the middle is stretched.
    private func drawPieces(of image: CGImage, size: CGSize, _ center: CGRect, in rect: CGRect) {
        let (columns, widths) = Self.stretch(center.minX, center.maxX, of: size.width, to: rect.width)
        let (rows, heights) = Self.stretch(center.minY, center.maxY, of: size.height, to: rect.height)
        for row in 0..<3 {
            for column in 0..<3 {
                let part = CGRect(
                    x: columns[column] * CGFloat(image.width), y: (1 - rows[row + 1]) * CGFloat(image.height),
                    width: (columns[column + 1] - columns[column]) * CGFloat(image.width),
                    height: (rows[row + 1] - rows[row]) * CGFloat(image.height))
                let place = CGRect(
                    x: rect.minX + widths[column], y: rect.minY + heights[row],
                    width: widths[column + 1] - widths[column], height: heights[row + 1] - heights[row])
                guard part.width >= 1, part.height >= 1, place.width > 0, place.height > 0,
                    let piece = image.cropping(to: part)
                else { continue }
                context.draw(piece, in: place)
            }
        }
    }

    /// The borders of three parts in the picture, from 0 to 1, and in the space that they are stretched to.
    private static func stretch(
        _ lower: CGFloat, _ upper: CGFloat, of length: CGFloat, to target: CGFloat
    ) -> ([CGFloat], [CGFloat]) {
        var (first, last) = (lower * length, (1 - upper) * length)
        // Edges that have no room become smaller together.
        if first + last > target, first + last > 0 {
            let factor = target / (first + last)
            (first, last) = (first * factor, last * factor)
        }
        return ([0, lower, upper, 1], [0, first, target - last, target])
    }
}
