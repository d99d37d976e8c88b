/// The "Quite OK Image" encoding of opaque pixels, without its header and end marker.
enum QOIStream {
    /// Encodes an area into memory with room for four bytes a pixel, and returns how many it wrote. Alpha is not looked
    /// at.
    static func encode(_ plane: PixelPlane, _ area: PixelArea, into bytes: UnsafeMutablePointer<UInt8>) -> Int {
        var count = 0
        var run: UInt8 = 0
        // Opaque black; the pixels that were seen begin as transparent black, which no pixel is.
        var last: UInt32 = 0xff00_0000
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { seen in
            seen.initialize(repeating: 0)
            for y in area.y {
                let row = plane.row(y)
                for x in area.x {
                    let pixel = row[x] | 0xff00_0000
                    if pixel == last {
                        run += 1
                        if run == 62 {
                            bytes[count] = 0xc0 | (run - 1)
                            count += 1
                            run = 0
                        }
                        continue
                    }
                    if run > 0 {
                        bytes[count] = 0xc0 | (run - 1)
                        count += 1
                        run = 0
                    }
                    let (r, g, b) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
                    let mixed: UInt32 = r &* 3 &+ g &* 5 &+ b &* 7 &+ 2805
                    let slot = Int(mixed & 63)
                    if seen[slot] == pixel {
                        bytes[count] = UInt8(slot)
                        count += 1
                    } else {
                        seen[slot] = pixel
                        let dr = Int8(truncatingIfNeeded: r &- (last >> 16))
                        let dg = Int8(truncatingIfNeeded: g &- (last >> 8))
                        let db = Int8(truncatingIfNeeded: b &- last)
                        if dr >= -2, dr <= 1, dg >= -2, dg <= 1, db >= -2, db <= 1 {
                            let (r2, g2, b2) = (UInt8(dr + 2), UInt8(dg + 2), UInt8(db + 2))
                            bytes[count] = 0x40 | r2 << 4 | g2 << 2 | b2
                            count += 1
                        } else {
                            let (rg, bg) = (dr &- dg, db &- dg)
                            if dg >= -32, dg <= 31, rg >= -8, rg <= 7, bg >= -8, bg <= 7,
                                Int(dr) - Int(dg) == Int(rg), Int(db) - Int(dg) == Int(bg)
                            {
                                bytes[count] = 0x80 | UInt8(dg + 32)
                                bytes[count + 1] = UInt8(rg + 8) << 4 | UInt8(bg + 8)
                                count += 2
                            } else {
                                bytes[count] = 0xfe
                                bytes[count + 1] = UInt8(r)
                                bytes[count + 2] = UInt8(g)
                                bytes[count + 3] = UInt8(b)
                                count += 4
                            }
                        }
                    }
                    last = pixel
                }
            }
            if run > 0 {
                bytes[count] = 0xc0 | (run - 1)
                count += 1
            }
            return count
        }
    }
}
