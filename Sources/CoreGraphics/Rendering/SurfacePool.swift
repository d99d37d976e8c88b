/// Bitmaps for groups, kept for the next group: the first touch of fresh memory costs more than drawing into it.
package final class SurfacePool {
    private var free: [Bitmap] = []
    private let limit: Int
    private let byteLimit: Int
    /// What the bitmaps that wait take up.
    private(set) var byteCount = 0

    /// Makes a pool that keeps at most so many bitmaps, of at most so many bytes together.
    package init(limit: Int = 6, byteLimit: Int = 64 << 20) {
        self.limit = limit
        self.byteLimit = byteLimit
    }

    /// A bitmap at least as big as asked for, transparent in its top left corner of that size.
    func take(width: Int, height: Int) -> Bitmap? {
        var best: Int?
        for (index, bitmap) in free.enumerated() where bitmap.width >= width && bitmap.height >= height {
            if best.map({ free[$0].width * free[$0].height > bitmap.width * bitmap.height }) ?? true { best = index }
        }
        if let best {
            let bitmap = remove(at: best)
            bitmap.fill(0, in: PixelRect(x: 0, y: 0, width: width, height: height))
            return bitmap
        }
        func roundUp(_ size: Int) -> Int { min((size + 63) & ~63, Bitmap.maximumSide) }
        return Bitmap(width: roundUp(width), height: roundUp(height)) ?? Bitmap(width: width, height: height)
    }

    /// Gives a bitmap back.
    func give(_ bitmap: Bitmap) {
        free.append(bitmap)
        byteCount += bitmap.byteCount
        // The oldest goes: sizes that are not asked for any more wander to the front.
        while free.count > limit || byteCount > byteLimit { remove(at: 0) }
    }

    @discardableResult private func remove(at index: Int) -> Bitmap {
        byteCount -= free[index].byteCount
        return free.remove(at: index)
    }
}
