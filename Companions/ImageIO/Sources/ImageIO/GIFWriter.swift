import UIKit

/// Writes a GIF file: "Graphics Interchange Format, Version 89a" (CompuServe, 1990).
struct GIFWriter {
    /// A picture and the time in seconds that it is shown.
    struct Frame {
        var image: CGImage
        var delay: Double
    }

    var frames: [Frame]
    /// How often the pictures are shown, with 0 for endlessly; nil says nothing.
    var loopCount: Int?

    /// The bytes of the file; nil without a picture, and for one that is too large.
    var file: Data? {
        guard let first = frames.first, first.image.width < 65_536, first.image.height < 65_536 else { return nil }
        var bytes = Array("GIF89a".utf8)
        bytes += word(first.image.width) + word(first.image.height) + [0x70, 0, 0]
        if let loopCount {
            bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(loopCount) + [0]
        }
        for frame in frames {
            guard let picture = IndexedPicture(frame.image) else { return nil }
            let delay = Int(max(0, min(frame.delay * 100, 65_535)).rounded())
            // Each picture takes the place of the one before it.
            bytes += [0x21, 0xF9, 4, picture.transparent == nil ? 0x08 : 0x09] + word(delay)
            bytes += [UInt8(picture.transparent ?? 0), 0]
            bytes += [0x2C, 0, 0, 0, 0] + word(frame.image.width) + word(frame.image.height) + [0x87]
            for index in 0..<256 {
                let color = index < picture.colors.count ? picture.colors[index] : 0
                bytes += [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)]
            }
            bytes.append(8)
            let codes = Self.codes(picture.indices)
            for start in stride(from: 0, to: codes.count, by: 255) {
                let block = codes[start..<min(start + 255, codes.count)]
                bytes.append(UInt8(block.count))
                bytes += block
            }
            bytes.append(0)
        }
        return Data(bytes + [0x3B])
    }

    private func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

    /// Codes of growing width (LZW) for numbers of colours.
    private static func codes(_ indices: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var (bits, available, width, next) = (0, 0, 9, 258)
        var table: [Int: Int] = [:]
        func write(_ code: Int) {
            bits |= code << available
            available += width
            while available >= 8 {
                bytes.append(UInt8(bits & 0xFF))
                bits >>= 8
                available -= 8
            }
        }
        write(256)
        var current = -1
        for index in indices {
            guard current >= 0 else {
                current = Int(index)
                continue
            }
            let key = current << 8 | Int(index)
            if let known = table[key] {
                current = known
                continue
            }
            write(current)
            if next == 4096 {
                write(256)
                table = [:]
                (width, next) = (9, 258)
            } else {
                table[key] = next
                // The reader learns of a code one step later.
                if next == 1 << width { width += 1 }
                next += 1
            }
            current = Int(index)
        }
        if current >= 0 { write(current) }
        write(257)
        if available > 0 { bytes.append(UInt8(bits & 0xFF)) }
        return bytes
    }
}

/// A picture as numbers of at most 256 colours.
struct IndexedPicture {
    private(set) var colors: [UInt32] = []
    private(set) var indices: [UInt8] = []
    /// The number that lets through what is behind.
    private(set) var transparent: Int?

    /// Nil where the picture has no pixels.
    init?(_ image: CGImage) {
        let (width, height) = (image.width, image.height)
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = context.data else { return nil }
        let pixels = UnsafeBufferPointer(
            start: data.assumingMemoryBound(to: UInt8.self), count: context.bytesPerRow * height)
        let colors = (0..<width * height).map { index -> UInt32? in
            let place = index / width * context.bytesPerRow + index % width * 4
            guard pixels[place + 3] >= 128 else { return nil }
            return UInt32(pixels[place]) << 16 | UInt32(pixels[place + 1]) << 8 | UInt32(pixels[place + 2])
        }
        let different = Set(colors)
        if different.count <= 256 { useExactly(colors, different) } else { useNearest(colors) }
    }

    private mutating func useExactly(_ pixels: [UInt32?], _ different: Set<UInt32?>) {
        colors = different.compactMap { $0 }.sorted()
        var numbers: [UInt32: UInt8] = [:]
        for (number, color) in colors.enumerated() { numbers[color] = UInt8(number) }
        if different.contains(nil) { transparent = colors.count }
        indices = pixels.map { $0.flatMap { numbers[$0] } ?? UInt8(transparent ?? 0) }
    }

    /// Six steps of red and blue, and seven of green, which eyes see best.
    private mutating func useNearest(_ pixels: [UInt32?]) {
        for red in 0..<6 {
            for green in 0..<7 {
                for blue in 0..<6 {
                    colors.append(UInt32(red * 255 / 5) << 16 | UInt32(green * 255 / 6) << 8 | UInt32(blue * 255 / 5))
                }
            }
        }
        if pixels.contains(nil) { transparent = colors.count }
        indices = pixels.map { color in
            guard let color else { return UInt8(transparent ?? 0) }
            let red = (Int(color >> 16 & 0xFF) * 5 + 127) / 255
            let green = (Int(color >> 8 & 0xFF) * 6 + 127) / 255
            let blue = (Int(color & 0xFF) * 5 + 127) / 255
            return UInt8((red * 7 + green) * 6 + blue)
        }
    }
}
