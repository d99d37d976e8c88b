import DisplayProtocol
import Foundation

/// What a page shows: frames applied in order, as the protocol describes them and with no code of the encoder's.
struct PageScreen {
    struct Malformed: Error {
        var what: String
        init(_ what: String) { self.what = what }
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var scale: Float = 0
    private(set) var sequence: UInt32 = 0
    private(set) var time = 0.0
    /// Of the last frame.
    private(set) var isKey = false
    private(set) var blitCount = 0
    private(set) var tilePixels = 0
    private(set) var encodings: Set<UInt8> = []
    /// Red, green and blue in one number.
    private(set) var pixels: [UInt32] = []

    mutating func apply(_ frame: Data) throws {
        var reader = Reader(bytes: [UInt8](frame))
        guard try reader.number(UInt8.self) == 1 else { throw Malformed("version") }
        isKey = try reader.number(UInt8.self) & 1 == 1
        let width = Int(try reader.number(UInt16.self))
        let height = Int(try reader.number(UInt16.self))
        scale = Float(bitPattern: try reader.number())
        sequence = try reader.number()
        time = Double(bitPattern: try reader.number())
        if isKey {
            (self.width, self.height) = (width, height)
            pixels = Array(repeating: 0xdead_beef, count: width * height)
        }
        guard (width, height) == (self.width, self.height) else { throw Malformed("size") }
        blitCount = Int(try reader.number(UInt8.self))
        guard !isKey || blitCount == 0 else { throw Malformed("blits in a key frame") }
        let before = pixels
        for _ in 0..<blitCount {
            let area = try reader.area(width, height)
            let (dx, dy) = (Int(try reader.number(Int16.self)), Int(try reader.number(Int16.self)))
            guard area.x.lowerBound + dx >= 0, area.x.upperBound + dx <= width, area.y.lowerBound + dy >= 0,
                area.y.upperBound + dy <= height
            else { throw Malformed("a blit to outside") }
            for y in area.y {
                for x in area.x { pixels[(y + dy) * width + x + dx] = before[y * width + x] }
            }
        }
        tilePixels = 0
        encodings = []
        for _ in 0..<(try reader.number(UInt16.self)) {
            let area = try reader.area(width, height)
            let encoding: UInt8 = try reader.number()
            let length = Int(try reader.number(UInt32.self))
            let tile = try Self.tile(encoding, try reader.bytes(length), count: area.x.count * area.y.count)
            encodings.insert(encoding)
            tilePixels += tile.count
            var next = tile.makeIterator()
            for y in area.y {
                for x in area.x { pixels[y * width + x] = next.next()! }
            }
        }
        guard reader.isAtEnd else { throw Malformed("bytes at the end") }
    }

    private static func tile(_ encoding: UInt8, _ bytes: ArraySlice<UInt8>, count: Int) throws -> [UInt32] {
        let bytes = Array(bytes)
        func pixel(_ at: Int) -> UInt32 {
            UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        }
        switch encoding {
        case 0:
            guard bytes.count == 4, bytes[3] == 255 else { throw Malformed("one colour") }
            return Array(repeating: pixel(0), count: count)
        case 1: return try qoi(bytes, count: count)
        case 2:
            guard bytes.count == count * 4 else { throw Malformed("raw length") }
            return (0..<count).map { pixel($0 * 4) }
        default: throw Malformed("encoding \(encoding)")
        }
    }

    private static func qoi(_ bytes: [UInt8], count: Int) throws -> [UInt32] {
        struct Pixel: Equatable { var r: UInt8 = 0, g: UInt8 = 0, b: UInt8 = 0, a: UInt8 = 255 }
        var seen = Array(repeating: Pixel(a: 0), count: 64)
        var pixel = Pixel()
        var pixels: [UInt32] = []
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            var run = 1
            switch byte {
            case 0xfe:
                guard position + 3 <= bytes.count else { throw Malformed("QOI ends early") }
                (pixel.r, pixel.g, pixel.b) = (bytes[position], bytes[position + 1], bytes[position + 2])
                position += 3
            case 0xff: throw Malformed("QOI with opacity")
            case 0x00..<0x40: pixel = seen[Int(byte)]
            case 0x40..<0x80:
                pixel.r &+= (byte >> 4 & 3) &- 2
                pixel.g &+= (byte >> 2 & 3) &- 2
                pixel.b &+= (byte & 3) &- 2
            case 0x80..<0xc0:
                guard position < bytes.count else { throw Malformed("QOI ends early") }
                let green = (byte & 0x3f) &- 32
                pixel.r &+= green &+ (bytes[position] >> 4) &- 8
                pixel.g &+= green
                pixel.b &+= green &+ (bytes[position] & 15) &- 8
                position += 1
            default: run = Int(byte & 0x3f) + 1
            }
            guard pixel.a == 255 else { throw Malformed("QOI refers to a pixel that was not seen") }
            seen[(Int(pixel.r) * 3 + Int(pixel.g) * 5 + Int(pixel.b) * 7 + 255 * 11) % 64] = pixel
            let value = UInt32(pixel.r) << 16 | UInt32(pixel.g) << 8 | UInt32(pixel.b)
            pixels.append(contentsOf: repeatElement(value, count: run))
        }
        guard pixels.count == count else { throw Malformed("QOI of \(pixels.count) pixels for \(count)") }
        return pixels
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0
        var isAtEnd: Bool { position == bytes.count }

        mutating func bytes(_ count: Int) throws -> ArraySlice<UInt8> {
            guard position + count <= bytes.count else { throw Malformed("ends early") }
            defer { position += count }
            return bytes[position..<position + count]
        }

        mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws -> Number {
            try bytes(Number.bitWidth / 8).reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
        }

        mutating func area(_ width: Int, _ height: Int) throws -> (x: Range<Int>, y: Range<Int>) {
            let numbers = try (0..<4).map { _ in Int(try number(UInt16.self)) }
            guard numbers[2] > 0, numbers[3] > 0, numbers[0] + numbers[2] <= width, numbers[1] + numbers[3] <= height
            else { throw Malformed("an area outside the picture") }
            return (numbers[0]..<numbers[0] + numbers[2], numbers[1]..<numbers[1] + numbers[3])
        }
    }
}

extension Picture {
    /// Red, green and blue of each pixel in one number.
    var colours: [UInt32] { pixels.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map { $0 & 0xff_ffff } } }

    init(width: Int, height: Int, scale: Double = 2, colours: [UInt32]) {
        precondition(colours.count == width * height)
        let opaque = colours.map { $0 | 0xff00_0000 }
        self.init(width: width, height: height, scale: scale, pixels: opaque.withUnsafeBytes { Data($0) })
    }
}
