@_spi(Framework) import UIKit

/// A renderer of square pictures, each drawn as soon as it is there.
open class MKTileOverlayRenderer: MKOverlayRenderer, @unchecked Sendable {
    private enum Tile {
        case loading
        case loaded(UIImage)
        case missing
    }

    private var tiles: [MKTileOverlayPath: Tile] = [:]

    /// Makes a renderer of tiles.
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }

    /// Makes a renderer of an overlay.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// Loads all tiles anew.
    open func reloadData() {
        tiles = [:]
        setNeedsDisplay()
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let overlay = overlay as? MKTileOverlay else { return }
        // A tile is as large as its pictures want to be, or up to twice as large.
        let level = Int((log2(Double(zoomScale)) + 28 - log2(Double(overlay.tileSize.width))).rounded(.down))
        guard level >= overlay.minimumZ else { return }
        let z = min(max(level, 0), overlay.maximumZ)
        let side = MKMapSize.world.width / Double(1 << z)
        let seen = mapRect.intersection(.world)
        guard !seen.isEmpty else { return }
        let last = (1 << z) - 1
        for y in Int(seen.minY / side)...min(last, Int(seen.maxY / side)) {
            for x in Int(seen.minX / side)...min(last, Int(seen.maxX / side)) {
                let path = MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: 1)
                guard let image = image(overlay, path) else { continue }
                let place = MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
                UIGraphicsPushContext(context)
                image.draw(in: rect(for: place), blendMode: .normal, alpha: alpha)
                UIGraphicsPopContext()
            }
        }
    }

    private func image(_ overlay: MKTileOverlay, _ path: MKTileOverlayPath) -> UIImage? {
        switch tiles[path] {
        case .loaded(let image): return image
        case .loading, .missing: return nil
        case nil:
            tiles[path] = .loading
            overlay.loadTile(at: path) { data, _ in
                DispatchQueue.main.async {
                    let image = data.flatMap { UIImage(data: $0) }
                    self.tiles[path] = image.map { .loaded($0) } ?? .missing
                    if image != nil { self.setNeedsDisplay() }
                }
            }
            return nil
        }
    }
}
