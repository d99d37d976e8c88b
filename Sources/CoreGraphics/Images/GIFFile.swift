import Foundation

/// A GIF file's pictures, read in Swift: the format is small, and no library that is here already reads it.
///
/// The format is that of "Graphics Interchange Format, Version 89a" (CompuServe, 1990).
@_spi(Framework) public struct GIFFile {
    /// One picture, drawn over those before it, and the time that it is shown.
    public struct Frame {
        /// The picture.
        public let image: CGImage
        /// The time in seconds.
        public let duration: Double
        /// The time in seconds that the file has, which may be none.
        public let delay: Double
    }

    /// The pictures, the first first.
    public private(set) var frames: [Frame] = []
    /// How often the pictures are shown, with 0 for endlessly; nil where the file does not say.
    public private(set) var loopCount: Int?

    private var reader: ByteReader
    private let canvas: Bitmap
    private var palette: [UInt32]
    private var control = Control()

    /// What an extension says of the next picture.
    private struct Control {
        var disposal = 0
        var transparent: Int?
        /// In hundredths of a second.
        var delay = 0
    }

    /// Reads a file; nil for anything else, and for one without a whole picture.
    ///
    /// - Parameter limit: The most pictures to read.
    public init?(_ data: Data, limit: Int = .max) {
        guard data.starts(with: Array("GIF8".utf8)) else { return nil }
        reader = ByteReader(bytes: [UInt8](data), place: 6)
        guard let width = reader.word(), let height = reader.word(), let flags = reader.byte(), reader.skip(2),
            let canvas = Bitmap(width: width, height: height)
        else { return nil }
        self.canvas = canvas
        palette = flags & 0x80 != 0 ? reader.palette(2 << (flags & 7)) : []
        reading: while frames.count < limit, let block = reader.byte() {
            switch block {
            case 0x21: readExtension()
            case 0x2C: if !readPicture() { break reading }
            default: break reading
            }
        }
        if frames.isEmpty { return nil }
    }

    private mutating func readExtension() {
        let label = reader.byte()
        let content = reader.blocks()
        if label == 0xFF, content.count >= 14, content.starts(with: Array("NETSCAPE2.0".utf8)) {
            loopCount = Int(content[12]) | Int(content[13]) << 8
        }
        guard label == 0xF9, content.count >= 4 else { return }
        control = Control(
            disposal: Int(content[0] >> 2 & 7), transparent: content[0] & 1 != 0 ? Int(content[3]) : nil,
            delay: Int(content[1]) | Int(content[2]) << 8)
    }

    /// Draws the next picture; false where it is cut off.
    private mutating func readPicture() -> Bool {
        guard let x = reader.word(), let y = reader.word(), let width = reader.word(), let height = reader.word(),
            let flags = reader.byte()
        else { return false }
        let colors = flags & 0x80 != 0 ? reader.palette(2 << (flags & 7)) : palette
        guard width > 0, height > 0, let size = reader.byte(), (1...8).contains(size) else { return false }
        let before = control.disposal == 3 ? canvas.duplicate() : nil
        let indices = CodeReader(bytes: reader.blocks(), size: Int(size)).indices(width * height)
        let rows = flags & 0x40 != 0 ? Self.interlaced(height) : Array(0..<height)
        let (canvas, transparent) = (canvas, control.transparent)
        canvas.write {
            for (index, color) in indices.enumerated() {
                let (column, row) = (x + index % width, y + rows[index / width])
                guard color != transparent, color < colors.count, column < canvas.width, row < canvas.height else {
                    continue
                }
                canvas.baseAddress.storeBytes(
                    of: colors[color], toByteOffset: row * canvas.stride + column * 4, as: UInt32.self)
            }
        }
        guard let shown = canvas.duplicate() else { return false }
        // What is shown for no time at all is shown for a tenth of a second, as browsers have it.
        let delay = Double(control.delay) / 100
        frames.append(Frame(image: CGImage(shown), duration: control.delay < 2 ? 0.1 : delay, delay: delay))
        let area = PixelRect(x: x, y: y, width: width, height: height)
        if control.disposal == 2 { canvas.fill(in: area) }
        if let before { canvas.copy(from: before, before.bounds, toX: 0, y: 0) }
        control = Control()
        return true
    }

    /// The order of the rows in a file that shows coarse pictures first.
    private static func interlaced(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in Array(stride(from: first, to: height, by: step)) }
    }
}

/// The bytes of a file, read one after the other.
private struct ByteReader {
    let bytes: [UInt8]
    var place: Int

    mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        place += 1
        return bytes[place - 1]
    }

    mutating func word() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(low) | Int(high) << 8
    }

    mutating func skip(_ count: Int) -> Bool {
        place += count
        return place <= bytes.count
    }

    /// Opaque colours.
    mutating func palette(_ count: Int) -> [UInt32] {
        var colors: [UInt32] = []
        while colors.count < count, let red = byte(), let green = byte(), let blue = byte() {
            colors.append(0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
        }
        return colors
    }

    /// The content of blocks up to an empty one.
    mutating func blocks() -> [UInt8] {
        var content: [UInt8] = []
        while let count = byte(), count > 0 {
            content += bytes[place..<min(place + Int(count), bytes.count)]
            place = min(place + Int(count), bytes.count)
        }
        return content
    }
}

/// Codes of growing width (LZW), each of which stands for a row of colours.
private struct CodeReader {
    let bytes: [UInt8]
    /// The bits of a colour's number.
    let size: Int

    /// The numbers of colours; fewer than asked for where the file is cut off.
    func indices(_ count: Int) -> [Int] {
        let (clear, end) = (1 << size, 1 << size + 1)
        var table: [(previous: Int, last: Int, length: Int)] = []
        var (width, bits, available, place) = (size + 1, 0, 0, 0)
        var previous: Int?
        var found: [Int] = []
        func reset() {
            table = (0..<clear + 2).map { (-1, $0, 1) }
            width = size + 1
            previous = nil
        }
        func first(_ code: Int) -> Int {
            var code = code
            while table[code].previous >= 0 { code = table[code].previous }
            return table[code].last
        }
        reset()
        while found.count < count {
            while available < width {
                guard place < bytes.count else { return found }
                bits |= Int(bytes[place]) << available
                available += 8
                place += 1
            }
            let code = bits & (1 << width - 1)
            bits >>= width
            available -= width
            if code == end { break }
            if code == clear {
                reset()
                continue
            }
            guard code < table.count || (code == table.count && previous != nil) else { break }
            if let before = previous, table.count < 4096 {
                // A code that is not there yet begins and ends with the same colour.
                table.append((before, first(code < table.count ? code : before), table[before].length + 1))
                if table.count == 1 << width, width < 12 { width += 1 }
            }
            guard code < table.count else { break }
            var row: [Int] = []
            var link = code
            while link >= 0 {
                row.append(table[link].last)
                link = table[link].previous
            }
            found += row.reversed()
            previous = code
        }
        return Array(found.prefix(count))
    }
}
