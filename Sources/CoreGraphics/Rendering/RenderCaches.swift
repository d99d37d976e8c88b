/// What renderers keep from frame to frame; renderers on one thread may share it.
package final class RenderCaches {
    package let pool: SurfacePool
    var shadows = LeastRecentCache<ShadowKey, ShadowMask>(limit: 64 << 20)
    var scaledImages = LeastRecentCache<ScaledImageKey, Bitmap>(limit: 32 << 20)
    /// Scaled images seen once; a second use is worth a copy.
    var seenScaledImages = LeastRecentCache<ScaledImageKey, Void>(limit: 64)

    var tiles = TileCache(limit: 48 << 20)

    package init(pool: SurfacePool = SurfacePool()) {
        self.pool = pool
    }

    /// Drops what can be made again.
    package func removeAll() {
        shadows.removeAll()
        scaledImages.removeAll()
        seenScaledImages.removeAll()
        tiles.removeAll()
    }

    /// Drops what belongs to tiles and bitmaps that are gone: nobody can ask for it again.
    package func removeAbandoned() {
        scaledImages.removeAll { $0.isAbandoned }
        seenScaledImages.removeAll { $0.isAbandoned }
        tiles.removeAbandoned()
    }

    /// How many tiles, copies of images and shadows are kept.
    package var count: Int { shadows.count + scaledImages.count + seenScaledImages.count + tiles.count }

    /// What the copies, pictures and shadows take up, in bytes.
    package var byteCount: Int { shadows.cost + scaledImages.cost + tiles.cost + pool.byteCount }
}
