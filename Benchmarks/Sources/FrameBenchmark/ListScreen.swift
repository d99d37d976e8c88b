/// A screen as apps have it: a bar, rows with a round picture and two lines of text, and a tab bar.
struct ListScreen {
    let width: Int
    let height: Int
    private let scale: Int
    /// The rows, one below the other, far beyond the screen.
    private var content: [UInt32]

    private static let rowHeight = 58
    private static let rowCount = 60

    /// - Parameters:
    ///   - width: In pixels, as the height.
    ///   - scale: Pixels in a point.
    init(width: Int, height: Int, scale: Int) {
        self.width = width
        self.height = height
        self.scale = scale
        let rowHeight = Self.rowHeight * scale
        content = Array(repeating: 0xffff_ffff, count: width * rowHeight * Self.rowCount)
        for row in 0..<Self.rowCount {
            let top = row * rowHeight
            write(24, size: 17, x: 68, y: top + 10 * scale, seed: row)
            write(38, size: 15, x: 68, y: top + 33 * scale, seed: row + 1000)
            paintPicture(row, centerY: top + 29 * scale)
            for x in 68 * scale..<width { content[(top + rowHeight - 1) * width + x] = 0xffc6_c6c8 }
        }
    }

    /// The screen with the rows moved up by pixels.
    func pixels(scrolledBy offset: Int) -> [UInt32] {
        let (bar, tabs) = (88 * scale, 83 * scale)
        var pixels = Array(repeating: UInt32(0xfff9_f9f9), count: width * height)
        for y in bar..<height - tabs {
            let row = (y - bar + offset) * width
            pixels.replaceSubrange(y * width..<(y + 1) * width, with: content[row..<row + width])
        }
        return pixels
    }

    /// Letters are columns of grey levels: what matters is how often pixels differ from their neighbours.
    private mutating func write(_ letters: Int, size: Int, x: Int, y: Int, seed: Int) {
        var state = UInt64(seed + 1) &* 0x9e37_79b9_7f4a_7c15
        let (letterWidth, letterHeight) = (size * scale * 5 / 10, size * scale * 7 / 10)
        for letter in 0..<letters {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            guard state >> 60 > 2 else { continue }
            let shape = state >> 20
            for row in 0..<letterHeight {
                for column in 0..<letterWidth - scale {
                    let stem = (column / scale + Int(shape >> 8)) % 4 == 0
                    let bow = (row / scale + Int(shape)) % 5 == 0
                    guard stem || bow else { continue }
                    let edge = column % scale == 0 || row % scale == 0
                    let grey = edge ? UInt32(90 + Int(shape >> UInt64(row % 16) & 63)) : 0
                    let place = (y + row) * width + x * scale + letter * letterWidth + column
                    if place % width > 2 { content[place] = 0xff00_0000 | grey << 16 | grey << 8 | grey }
                }
            }
        }
    }

    private mutating func paintPicture(_ row: Int, centerY: Int) {
        let (radius, centerX) = (20 * scale, 36 * scale)
        for dy in -radius..<radius {
            for dx in -radius..<radius where dx * dx + dy * dy < radius * radius {
                let (red, green) = (UInt32(128 + dx * 120 / radius), UInt32(128 + dy * 120 / radius))
                let blue = UInt32(row * 4 % 256)
                content[(centerY + dy) * width + centerX + dx] = 0xff00_0000 | red << 16 | green << 8 | blue
            }
        }
    }
}
