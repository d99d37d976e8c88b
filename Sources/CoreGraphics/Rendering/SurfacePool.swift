/// Bitmaps for groups, kept for the next group: the first touch of fresh memory costs more than drawing into it.
package final class SurfacePool {
    private var free: [Bitmap] = []
    private let limit: Int

    /// Makes a pool that keeps at most so many bitmaps.
    package init(limit: Int = 6) {
        self.limit = limit
    }

    /// A bitmap at least as big as asked for, transparent in its top left corner of that size.
    func take(width: Int, height: Int) -> Bitmap? {
        var best: Int?
        for (index, bitmap) in free.enumerated() where bitmap.width >= width && bitmap.height >= height {
            if best.map({ free[$0].width * free[$0].height > bitmap.width * bitmap.height }) ?? true { best = index }
        }
        if let best {
            let bitmap = free.remove(at: best)
            bitmap.fill(0, in: PixelRect(x: 0, y: 0, width: width, height: height))
            return bitmap
        }
        func roundUp(_ size: Int) -> Int { min((size + 63) & ~63, Bitmap.maximumSide) }
        return Bitmap(width: roundUp(width), height: roundUp(height)) ?? Bitmap(width: width, height: height)
    }

    /// Gives a bitmap back.
    func give(_ bitmap: Bitmap) {
        free.append(bitmap)
        // The oldest goes: sizes that are not asked for any more wander to the front.
        if free.count > limit { free.removeFirst() }
    }
}
