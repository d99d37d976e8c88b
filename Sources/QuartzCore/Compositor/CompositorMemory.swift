import CoreGraphics
import Foundation

/// What is kept from frame to frame: tiles whose lists stayed the same, and the pieces of stretched images.
@MainActor final class CompositorMemory {
    private struct Key: Hashable {
        enum Part { case face, recording, old, new, raster }
        var layer: ObjectIdentifier
        var part: Part
    }

    /// The size of the screen in pixels.
    var screen = CGSize.zero

    private var tiles: [Key: Tile] = [:]
    private var nextTiles: [Key: Tile] = [:]
    private var cuts: [Cut: [ImagePiece]] = [:]
    private var nextCuts: [Cut: [ImagePiece]] = [:]

    private var rasters: [Key: Raster] = [:]
    private var nextRasters: [Key: Raster] = [:]
    private var tints: [Tint: CGImage] = [:]
    private var nextTints: [Tint: CGImage] = [:]
    private let caches = RenderCaches()

    /// The pixels of a layer that is drawn for itself.
    private struct Raster {
        let list: DisplayList
        let area: CGRect
        let image: CGImage
    }

    private struct Tint: Hashable {
        let image: CGImage
        let color: RGBA
    }

    private struct Cut: Hashable {
        let image: CGImage
        let center: CGRect
    }

    /// Forgets the tiles and pieces that the last frame did not have.
    func endFrame() {
        (tiles, nextTiles) = (nextTiles, [:])
        (cuts, nextCuts) = (nextCuts, [:])
        (rasters, nextRasters) = (nextRasters, [:])
        (tints, nextTints) = (nextTints, [:])
    }

    /// How many tiles, images and their pieces are kept for the next frame.
    var count: Int { tiles.count + cuts.count + rasters.count + tints.count }

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

    /// The pixels of a list that a layer draws: those of the frame before while the list has stayed the same.
    ///
    /// - Parameter area: Which part of the list's space, in whole pixels.
    func raster(of layer: LayerSnapshot, _ list: DisplayList, area: CGRect) -> CGImage? {
        let key = Key(layer: layer.identity, part: .raster)
        if let known = nextRasters[key] ?? rasters[key], known.area == area, known.list == list {
            nextRasters[key] = known
            return known.image
        }
        var moved = DisplayList()
        let toOrigin = CGAffineTransform(translationX: -area.minX, y: -area.minY)
        for command in list.commands { moved.append(command.applying(toOrigin, within: nil)) }
        guard let image = moved.makeImage(size: area.size, scale: 1, caches: caches) else { return nil }
        nextRasters[key] = Raster(list: list, area: area, image: image)
        return image
    }

    /// An image whose colours are multiplied by another one, in steps that nobody sees.
    func tinted(_ image: CGImage, by color: RGBA) -> CGImage {
        func step(_ value: Double) -> Double { (value * 32).rounded() / 32 }
        let color = RGBA(red: step(color.red), green: step(color.green), blue: step(color.blue), alpha: 1)
        if color == .white { return image }
        let tint = Tint(image: image, color: color)
        let tinted = nextTints[tint] ?? tints[tint] ?? image.multiplied(by: color)
        nextTints[tint] = tinted
        return tinted
    }

    /// The nine parts of an image of which the middle one stretches.
    func pieces(of image: CGImage, center: CGRect) -> [ImagePiece] {
        let cut = Cut(image: image, center: center)
        let pieces = nextCuts[cut] ?? cuts[cut] ?? ImagePiece.cut(image, center)
        nextCuts[cut] = pieces
        return pieces
    }
}
