internal import CCairo

extension Bitmap {
    /// Makes an area a mix of two bitmaps of the same size, `amount` 256ths of the second.
    ///
    /// A plain loop over bytes, which the compiler makes as fast as memory, and which is the same everywhere. Neither
    /// source may be this bitmap: the loop would be slow.
    ///
    /// - Parameters:
    ///   - area: in this bitmap; nil for all of it.
    ///   - origin: where the sources' top left pixel lies in this bitmap.
    package func crossFade(
        from one: Bitmap, to two: Bitmap, amount: Int, in area: PixelRect? = nil, origin: (x: Int, y: Int) = (0, 0)
    ) {
        let inside = (area ?? bounds).intersection(bounds)
            .intersection(one.bounds.offset(x: origin.x, y: origin.y))
            .intersection(two.bounds.offset(x: origin.x, y: origin.y))
        if inside.isEmpty { return }
        let second = UInt16(min(max(amount, 0), 256))
        let first = 256 - second
        cairo_surface_flush(one.surface)
        cairo_surface_flush(two.surface)
        let count = inside.width * 4
        func bytes(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
            (bitmap.baseAddress + y * bitmap.stride + x * 4).assumingMemoryBound(to: UInt8.self)
        }
        write {
            for y in inside.y..<inside.maxY {
                let a = bytes(one, inside.x - origin.x, y - origin.y)
                let b = bytes(two, inside.x - origin.x, y - origin.y)
                let out = bytes(self, inside.x, y)
                for index in 0..<count {
                    let sum = UInt16(a[index]) &* first &+ UInt16(b[index]) &* second
                    out[index] = UInt8(truncatingIfNeeded: sum &>> 8)
                }
            }
        }
    }

    /// Adds the darkness of another bitmap, as `CGBlendMode.plusDarker` does: max(0, (source + backdrop) - 1), opaque.
    func addDarkness(of source: Bitmap, at place: PixelRect, from origin: (x: Int, y: Int)) {
        write {
            for y in 0..<place.height {
                let (from, to) = (source.row(origin.y + y), row(place.y + y))
                for x in 0..<place.width {
                    let (s, d) = (from[origin.x + x], to[place.x + x])
                    if s >> 24 == 0 { continue }
                    let alpha = min(255, (s >> 24) + (d >> 24))
                    var pixel = alpha << 24
                    for shift: UInt32 in [0, 8, 16] {
                        // Darkness is alpha less colour, both being premultiplied.
                        let dark = (s >> 24) - (s >> shift & 255) + (d >> 24) - (d >> shift & 255)
                        pixel |= (alpha > dark ? alpha - dark : 0) << shift
                    }
                    to[place.x + x] = pixel
                }
            }
        }
    }
}
