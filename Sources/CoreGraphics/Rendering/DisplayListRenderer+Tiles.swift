internal import CCairo
import Foundation

/// Pictures of tiles that were seen to move, kept while there is room and the tile is used.
///
/// Tiles are held weakly: whoever builds frames keeps those that it draws, and a tile holds all that is drawn in it.
struct TileCache {
    private struct Entry {
        weak var tile: Tile?
        var place: PixelRect
        var picture: Bitmap?
        var lastUse: Int

        var byteCount: Int { picture?.byteCount ?? 0 }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var uses = 0
    private(set) var cost = 0
    let limit: Int
    private static let maximumCount = 512

    init(limit: Int) {
        self.limit = limit
    }

    /// The picture of a tile, if there is one.
    mutating func picture(of tile: Tile) -> Bitmap? {
        uses += 1
        let key = ObjectIdentifier(tile)
        guard let entry = entries[key], entry.tile === tile, let picture = entry.picture else { return nil }
        entries[key]?.lastUse = uses
        return picture
    }

    /// Notes where a tile without a picture is drawn; says whether it was drawn somewhere else before.
    mutating func hasMoved(_ tile: Tile, to place: PixelRect) -> Bool {
        uses += 1
        let key = ObjectIdentifier(tile)
        // An identifier may be that of a tile that is gone.
        let old = entries[key].flatMap { $0.tile === tile ? $0.place : nil }
        put(Entry(tile: tile, place: place, picture: nil, lastUse: uses), at: key)
        if entries.count > Self.maximumCount { dropOldest() }
        return old != nil && old != place
    }

    mutating func keep(_ picture: Bitmap, of tile: Tile, at place: PixelRect) {
        put(Entry(tile: tile, place: place, picture: picture, lastUse: uses), at: ObjectIdentifier(tile))
        if cost > limit { removeAbandoned() }
        while cost > limit, entries.count > 1 { dropOldest() }
    }

    private mutating func put(_ entry: Entry, at key: ObjectIdentifier) {
        let old = entries.updateValue(entry, forKey: key)
        cost += entry.byteCount - (old?.byteCount ?? 0)
    }

    var count: Int { entries.count }

    /// Drops the entries of tiles that are gone.
    mutating func removeAbandoned() {
        guard entries.values.contains(where: { $0.tile == nil }) else { return }
        keepEntries { $0.tile != nil }
    }

    mutating func removeAll() {
        entries = [:]
        cost = 0
    }

    /// Drops the half that was not used for longest.
    private mutating func dropOldest() {
        let order = entries.values.map(\.lastUse).sorted()
        let middle = order[order.count / 2]
        keepEntries { $0.lastUse >= middle }
    }

    private mutating func keepEntries(where condition: (Entry) -> Bool) {
        entries = entries.filter { condition($0.value) }
        cost = entries.values.reduce(0) { $0 + $1.byteCount }
    }
}

extension DisplayListRenderer {
    /// Draws a tile: copies its picture when it has one, or makes one when the tile has moved; else replays its list.
    ///
    /// Only opaque tiles at whole pixels get pictures, and only while both their sides are seen, as cairo rounds where
    /// it cuts outlines: then copying leaves the same pixels as replaying.
    func draw(
        _ tile: Tile, _ matrix: CGAffineTransform, _ area: PixelRect, opacity: CGFloat, blendMode: CGBlendMode
    ) {
        if opacity < 1 || blendMode != .normal {
            return group(in: area, opacity: opacity, blendMode: blendMode) { render(tile.list, transform: matrix) }
        }
        guard tile.isOpaque, let place = tile.wholePlace(matrix), place.x >= sides.lowerBound,
            place.maxX <= sides.upperBound
        else { return render(tile.list, transform: matrix) }
        if let picture = caches.tiles.picture(of: tile) {
            return blit(picture, to: place, opacity: 1, blendMode: .copy)
        }
        // Inside another tile's picture places mean nothing.
        guard !isDrawingTile, caches.tiles.hasMoved(tile, to: place), place.width * place.height <= 1 << 22,
            let picture = self.picture(of: tile)
        else { return render(tile.list, transform: matrix) }
        caches.tiles.keep(picture, of: tile, at: place)
        blit(picture, to: place, opacity: 1, blendMode: .copy)
    }

    private func picture(of tile: Tile) -> Bitmap? {
        guard let bitmap = Bitmap(width: Int(tile.bounds.width), height: Int(tile.bounds.height)) else { return nil }
        let renderer = DisplayListRenderer(target: bitmap, caches: caches)
        renderer.isDrawingTile = true
        renderer.render(
            tile.list, transform: CGAffineTransform(translationX: -tile.bounds.minX, y: -tile.bounds.minY))
        cairo_surface_flush(bitmap.surface)
        return bitmap
    }

    /// Mixes two tiles' pictures.
    func draw(
        _ fade: CrossFade, _ matrix: CGAffineTransform, _ area: PixelRect, opacity: CGFloat, blendMode: CGBlendMode
    ) {
        if opacity == 1, blendMode == .normal, !isClipped, layers.count == 1,
            let place = fade.from.wholePlace(matrix), fade.to.wholePlace(matrix) == place,
            let from = keptPicture(of: fade.from, at: place), let to = keptPicture(of: fade.to, at: place)
        {
            return target.crossFade(
                from: from, to: to, amount: fade.amount, in: area.intersection(place), origin: (place.x, place.y))
        }
        guard let first = beginGroup(in: area) else { return }
        drawFace(fade.from, matrix, area)
        endGroup()
        guard let second = beginGroup(in: area) else { return discard(first) }
        drawFace(fade.to, matrix, area)
        endGroup()
        guard let mix = beginGroup(in: area) else {
            discard(second)
            return discard(first)
        }
        endGroup()
        let size = PixelRect(x: 0, y: 0, width: mix.area.width, height: mix.area.height)
        mix.bitmap.crossFade(from: first.bitmap, to: second.bitmap, amount: fade.amount, in: size)
        discard(second)
        discard(first)
        composite(mix, opacity: opacity, blendMode: blendMode)
        discard(mix)
    }

    /// The picture of an opaque tile, made at once: a side of a cross-fade stays the same for many frames. Nil where
    /// pictures may not be used.
    private func keptPicture(of tile: Tile, at place: PixelRect) -> Bitmap? {
        guard tile.isOpaque, !isDrawingTile, place.x >= sides.lowerBound, place.maxX <= sides.upperBound,
            place.width * place.height <= 1 << 22
        else { return nil }
        if let known = caches.tiles.picture(of: tile) { return known }
        guard let picture = picture(of: tile) else { return nil }
        caches.tiles.keep(picture, of: tile, at: place)
        return picture
    }

    /// Draws one side of a cross-fade.
    private func drawFace(_ tile: Tile, _ matrix: CGAffineTransform, _ area: PixelRect) {
        if let place = tile.wholePlace(matrix) { _ = keptPicture(of: tile, at: place) }
        draw(tile, matrix, area, opacity: 1, blendMode: .normal)
    }
}

extension DisplayListRenderer {
    /// Runs a block that draws what a command's clip leaves of it.
    func narrowed(to command: DisplayCommand, _ base: CGAffineTransform, _ body: () -> Void) {
        let kept = (sides, isClipped)
        defer { (sides, isClipped) = kept }
        if let clip = command.clip {
            isClipped = true
            let area = PixelRect(inside: clip.bounds.applying(base))
            let low = min(max(sides.lowerBound, area.x), sides.upperBound)
            sides = low..<max(min(sides.upperBound, area.maxX), low)
        }
        body()
    }
}

extension Tile {
    /// The pixels that the tile covers, if the transform only moves it by whole ones.
    fileprivate func wholePlace(_ matrix: CGAffineTransform) -> PixelRect? {
        guard matrix.a == 1, matrix.d == 1, matrix.b == 0, matrix.c == 0, matrix.tx == matrix.tx.rounded(),
            matrix.ty == matrix.ty.rounded()
        else { return nil }
        return PixelRect(bounds.applying(matrix))
    }
}
