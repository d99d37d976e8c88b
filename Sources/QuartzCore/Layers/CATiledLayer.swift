import CoreGraphics
import Foundation

/// A layer whose contents are drawn in tiles: `draw(in:)` is called once for each, with the context clipped to it.
open class CATiledLayer: CALayer {
    /// The seconds in which new tiles fade in; what is drawn here is there at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    // Choice (layers): drawing is recorded and sharp at every size, so that one level of detail serves for all.
    /// The number of sizes at which the contents are drawn.
    open var levelsOfDetail = 1 { didSet { setNeedsDisplay() } }
    /// How many of the levels of detail are larger than the layer itself.
    open var levelsOfDetailBias = 0 { didSet { setNeedsDisplay() } }
    /// The size of a tile, in pixels.
    open var tileSize = CGSize(width: 256, height: 256) { didSet { setNeedsDisplay() } }

    public override init() { super.init() }

    /// Makes a new layer for a coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Makes a copy for presentation, with the other layer's tiles.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATiledLayer else { return }
        (levelsOfDetail, levelsOfDetailBias) = (layer.levelsOfDetail, layer.levelsOfDetailBias)
        tileSize = layer.tileSize
    }

    /// The most tiles that are drawn each for itself; of a larger layer the tiles grow.
    private static let mostTiles: CGFloat = 1024

    /// Draws one tile after the other, row by row.
    override func drawContents(in context: CGContext) {
        let bounds = bounds
        let scale = contentsScale > 0 ? contentsScale : 1
        var size = CGSize(width: max(tileSize.width, 1) / scale, height: max(tileSize.height, 1) / scale)
        let count = (bounds.width / size.width).rounded(.up) * (bounds.height / size.height).rounded(.up)
        if count > Self.mostTiles {
            let growth = (count / Self.mostTiles).squareRoot().rounded(.up)
            size = CGSize(width: size.width * growth, height: size.height * growth)
        }
        for y in stride(from: bounds.minY, to: bounds.maxY, by: size.height) {
            for x in stride(from: bounds.minX, to: bounds.maxX, by: size.width) {
                context.saveGState()
                context.clip(to: CGRect(origin: CGPoint(x: x, y: y), size: size).intersection(bounds))
                super.drawContents(in: context)
                context.restoreGState()
            }
        }
    }
}
