import Foundation

/// Writes what a page needs to turn the picture that it has into another.
enum FrameEncoder {
    /// - Parameters:
    ///   - scale: Pixels in a point.
    ///   - old: What the page has; nil makes a key frame, and so does another size.
    ///   - damage: Where the pictures may differ.
    ///   - time: Media clock, in seconds.
    static func encode(
        _ new: PixelPlane, scale: Double, over old: PixelPlane?, damage: Damage, sequence: UInt32, time: Double
    ) -> Data {
        var message = FrameBytes()
        let old = old.flatMap { $0.width == new.width && $0.height == new.height ? $0 : nil }
        message.append(UInt8(1))
        message.append(UInt8(old == nil ? 1 : 0))
        message.append(UInt16(new.width))
        message.append(UInt16(new.height))
        message.append(Float(scale).bitPattern)
        message.append(sequence)
        message.append(time.bitPattern)
        guard let old else {
            message.append(UInt8(0))
            append(bands(of: new), of: new, to: &message)
            return message.data
        }
        let blits = blits(from: old, to: new, damage)
        message.append(UInt8(blits.count))
        for blit in blits {
            let (x, y) = (blit.target.x.shifted(by: -blit.dx), blit.target.y.shifted(by: -blit.dy))
            message.append(PixelArea(x: x, y: y))
            message.append(Int16(blit.dx))
            message.append(Int16(blit.dy))
        }
        var grid = TileGrid(width: new.width, height: new.height)
        let prediction = Prediction(old: old, blits: blits)
        for area in damage.areas { prediction.compare(with: new, in: area, marking: &grid) }
        append(grid.tiles, of: new, to: &message)
        return message.data
    }

    private static func blits(from old: PixelPlane, to new: PixelPlane, _ damage: Damage) -> [Blit] {
        let finder = MoveFinder(old: old, new: new)
        var blits: [Blit] = []
        for area in damage.areas {
            blits += finder.blits(in: area).filter { found in !blits.contains { $0.target.overlaps(found.target) } }
        }
        return Array(blits.prefix(255))
    }

    /// A whole picture in parts that a page can upload one after the other.
    private static func bands(of plane: PixelPlane) -> [PixelArea] {
        stride(from: 0, to: plane.height, by: 256).map { y in
            PixelArea(x: 0..<plane.width, y: y..<min(y + 256, plane.height))
        }
    }

    private static func append(_ tiles: [PixelArea], of plane: PixelPlane, to message: inout FrameBytes) {
        message.append(UInt16(tiles.count))
        let largest = tiles.map(\.count).max() ?? 0
        let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, largest * 4))
        defer { scratch.deallocate() }
        for tile in tiles {
            message.append(tile)
            if let colour = plane.onlyColour(in: tile) {
                message.append(UInt8(0))
                message.append(UInt32(4))
                message.append(PixelPlane.rgba(colour))
                continue
            }
            let count = QOIStream.encode(plane, tile, into: scratch)
            if count < tile.count * 4 {
                message.append(UInt8(1))
                message.append(UInt32(count))
                message.data.append(scratch, count: count)
            } else {
                message.append(UInt8(2))
                message.append(UInt32(tile.count * 4))
                for y in tile.y {
                    for x in tile.x { message.append(PixelPlane.rgba(plane.row(y)[x])) }
                }
            }
        }
    }
}

/// Bytes with numbers in little-endian order.
struct FrameBytes {
    var data = Data()

    mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }

    mutating func append(_ area: PixelArea) {
        append(UInt16(area.x.lowerBound))
        append(UInt16(area.y.lowerBound))
        append(UInt16(area.x.count))
        append(UInt16(area.y.count))
    }
}

extension PixelPlane {
    /// The four bytes red, green, blue and full opacity, as a little-endian number.
    static func rgba(_ pixel: UInt32) -> UInt32 {
        0xff00_0000 | (pixel & 0xff) << 16 | (pixel & 0xff00) | (pixel >> 16 & 0xff)
    }

    func onlyColour(in area: PixelArea) -> UInt32? {
        let colour = row(area.y.lowerBound)[area.x.lowerBound]
        for y in area.y {
            let row = row(y)
            for x in area.x where row[x] != colour { return nil }
        }
        return colour
    }
}
