import FoundationNetworking
@_spi(Framework) import UIKit

/// The place of a tile: at zoom level z the world is 2^z tiles wide and high.
public struct MKTileOverlayPath: Hashable, Sendable {
    /// From the west.
    public var x: Int
    /// From the north.
    public var y: Int
    /// The zoom level.
    public var z: Int
    /// Pixels in a point.
    public var contentScaleFactor: CGFloat

    /// Makes the place of the world's only tile.
    public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }

    /// Makes the place of a tile.
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// An overlay of square pictures, which the app makes or which an address gives.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// An address with `{x}`, `{y}`, `{z}` and `{scale}` in it; nil where the app makes the pictures.
    public let urlTemplate: String?
    /// The size of a tile, in points.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether tiles are counted from the south.
    open var isGeometryFlipped = false
    /// The least zoom level that there are tiles of.
    open var minimumZ = 0
    /// The largest zoom level that there are tiles of.
    open var maximumZ = 21
    /// Whether nothing has to be drawn below the tiles.
    open var canReplaceMapContent = false

    /// Makes an overlay of the pictures of an address.
    public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

    /// The middle of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// The world.
    open var boundingMapRect: MKMapRect { .world }

    /// The address of a tile. Called by `loadTile(at:result:)`; an override need not call super.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let y = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
        let text = (urlTemplate ?? "").replacing("{x}", with: "\(path.x)").replacing("{y}", with: "\(y)")
            .replacing("{z}", with: "\(path.z)").replacing("{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Gets the picture of a tile, and calls with its data. Called when the tile is seen; an override need not call super.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        if url.isFileURL {
            do { return result(try Data(contentsOf: url), nil) } catch { return result(nil, error) }
        }
        URLSession.shared.dataTask(with: url) { data, _, error in result(data, error) }.resume()
    }
}
