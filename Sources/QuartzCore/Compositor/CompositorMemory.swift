import CoreGraphics
import Foundation

/// What is kept from frame to frame: tiles whose lists stayed the same, and the pieces of stretched images.
@MainActor final class CompositorMemory {
    private struct Key: Hashable {
        enum Part { case face, recording, old, new }
        var layer: ObjectIdentifier
        var part: Part
    }

    /// The size of the screen in pixels.
    var screen = CGSize.zero

    private var tiles: [Key: Tile] = [:]
    private var nextTiles: [Key: Tile] = [:]
    private var cuts: [Cut: [ImagePiece]] = [:]
    private var nextCuts: [Cut: [ImagePiece]] = [:]

    private struct Cut: Hashable {
        let image: CGImage
        let center: CGRect
    }

    /// Forgets the tiles and pieces that the last frame did not have.
    func endFrame() {
        (tiles, nextTiles) = (nextTiles, [:])
        (cuts, nextCuts) = (nextCuts, [:])
    }

    /// How many tiles and images in pieces are kept for the next frame.
    var count: Int { tiles.count + cuts.count }

    /// The tile of all that a layer shows: the one from the frame before if it has the same list, else a new one.
    ///
    /// `opaqueSize` is given when the list covers that size with opaque ink.
    func faceTile(of layer: LayerSnapshot, _ list: DisplayList, opaqueSize: CGSize?) -> Tile {
        tile(Key(layer: layer.identity, part: .face), list, opaqueSize)
    }

    /// The tile of what a layer recorded.
    func recordingTile(of layer: LayerSnapshot, _ list: DisplayList) -> Tile {
        tile(Key(layer: layer.identity, part: .recording), list, nil)
    }

    /// One side of a layer's cross-fade.
    func fadeTile(of layer: LayerSnapshot, _ list: DisplayList, isOld: Bool) -> Tile {
        // A face that is a tile itself need not be put into another.
        if list.commands.count == 1, case .tile(let tile) = list.commands[0].operation, list.commands[0].clip == nil,
            list.commands[0].transform.isIdentity
        {
            return tile
        }
        return tile(Key(layer: layer.identity, part: isOld ? .old : .new), list, nil)
    }

    private func tile(_ key: Key, _ list: DisplayList, _ opaqueSize: CGSize?) -> Tile {
        if let known = nextTiles[key] ?? tiles[key], known.isOpaque == (opaqueSize != nil), known.list == list,
            opaqueSize == nil || opaqueSize == known.bounds.size
        {
            nextTiles[key] = known
            return known
        }
        let tile = opaqueSize.map { Tile(opaque: list, size: $0) } ?? Tile(list)
        nextTiles[key] = tile
        return tile
    }

    /// The nine parts of an image of which the middle one stretches.
    func pieces(of image: CGImage, center: CGRect) -> [ImagePiece] {
        let cut = Cut(image: image, center: center)
        let pieces = nextCuts[cut] ?? cuts[cut] ?? ImagePiece.cut(image, center)
        nextCuts[cut] = pieces
        return pieces
    }
}
