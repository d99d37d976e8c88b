import Foundation

/// The pattern of a QR code, by ISO/IEC 18004; bytes, of the smallest version that holds them.
struct QRCode {
    /// The squares of a side.
    let size: Int
    private var dark: [Bool]
    private var isFixed: [Bool]
    private let version: Int
    private let level: Int

    /// Makes a code; nil for a message that no version holds.
    ///
    /// - Parameter level: How much may be lost: "L", "M", "Q" or "H".
    init?(_ message: Data, level name: String) {
        let level = ["L": 0, "M": 1, "Q": 2, "H": 3][name] ?? 1
        let bytes = Array(message)
        guard
            let version = (1...40).first(where: { version in
                let bits = 4 + (version < 10 ? 8 : 16) + bytes.count * 8
                return bits <= Self.dataCount(version, level) * 8
            })
        else { return nil }
        self.version = version
        self.level = level
        size = version * 4 + 17
        dark = Array(repeating: false, count: size * size)
        isFixed = dark
        drawPatterns()
        place(Self.codewords(bytes, version, level))
        chooseMask()
    }

    func isDark(_ column: Int, _ row: Int) -> Bool { dark[row * size + column] }

    private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
        dark[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    // MARK: Capacity

    /// Bytes of correction in a block, by level and version.
    private static let correction: [[Int]] = [
        [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]

    /// Blocks, by level and version.
    private static let blocks: [[Int]] = [
        [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40,
            43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    /// The squares that are left for data and correction.
    private static func rawBits(_ version: Int) -> Int {
        var bits = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            bits -= (25 * alignments - 10) * alignments - 55
            if version >= 7 { bits -= 36 }
        }
        return bits
    }

    private static func dataCount(_ version: Int, _ level: Int) -> Int {
        rawBits(version) / 8 - correction[level][version - 1] * blocks[level][version - 1]
    }

    // MARK: Data

    /// The message with its correction, in the order in which it is placed.
    private static func codewords(_ bytes: [UInt8], _ version: Int, _ level: Int) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
        }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        let capacity = dataCount(version, level) * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var data = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        for index in 0..<(capacity / 8 - data.count) { data.append(index.isMultiple(of: 2) ? 0xEC : 0x11) }

        let count = blocks[level][version - 1]
        let correctionCount = correction[level][version - 1]
        let raw = rawBits(version) / 8
        let short = raw / count - correctionCount
        let shortBlocks = count - raw % count
        let generator = ReedSolomon.generator(correctionCount)
        var parts: [(data: [UInt8], correction: [UInt8])] = []
        var start = 0
        for block in 0..<count {
            let length = short + (block < shortBlocks ? 0 : 1)
            let part = Array(data[start..<start + length])
            start += length
            parts.append((part, ReedSolomon.remainder(part, generator)))
        }
        var result: [UInt8] = []
        for index in 0...short { result += parts.compactMap { $0.data.indices.contains(index) ? $0.data[index] : nil } }
        for index in 0..<correctionCount { result += parts.map { $0.correction[index] } }
        return result
    }

    // MARK: Patterns

    private mutating func drawPatterns() {
        for index in 0..<size {
            fix(6, index, index.isMultiple(of: 2))
            fix(index, 6, index.isMultiple(of: 2))
        }
        for (column, row) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(column, row) }
        let places = alignmentPlaces
        let last = places.count - 1
        for (first, column) in places.enumerated() {
            for (second, row) in places.enumerated() {
                let isFinder = (first, second) == (0, 0) || (first, second) == (0, last) || (first, second) == (last, 0)
                if !isFinder { drawAlignment(column, row) }
            }
        }
        drawFormat(mask: 0)
        drawVersion()
    }

    private mutating func drawFinder(_ column: Int, _ row: Int) {
        for dy in -4...4 {
            for dx in -4...4 {
                let (x, y) = (column + dx, row + dy)
                guard (0..<size).contains(x), (0..<size).contains(y) else { continue }
                let ring = max(abs(dx), abs(dy))
                fix(x, y, ring != 2 && ring != 4)
            }
        }
    }

    private mutating func drawAlignment(_ column: Int, _ row: Int) {
        for dy in -2...2 {
            for dx in -2...2 { fix(column + dx, row + dy, max(abs(dx), abs(dy)) != 1) }
        }
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawFormat(mask: Int) {
        let data = [1, 0, 3, 2][level] << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            fix(size - 11 + index % 3, index / 3, isDark)
            fix(index / 3, size - 11 + index % 3, isDark)
        }
    }

    /// Places bits in pairs of columns, from the right, up and down in turn.
    private mutating func place(_ codewords: [UInt8]) {
        var index = 0
        for pair in stride(from: size - 1, to: 0, by: -2) {
            // The column of the timing pattern is passed over.
            let right = pair <= 6 ? pair - 1 : pair
            for step in 0..<size {
                for column in [right, right - 1] {
                    let isUpward = (right + 1) & 2 == 0
                    let row = isUpward ? size - 1 - step : step
                    guard !isFixed[row * size + column], index < codewords.count * 8 else { continue }
                    dark[row * size + column] = codewords[index >> 3] >> (7 - index & 7) & 1 == 1
                    index += 1
                }
            }
        }
    }

    // MARK: Masks

    private static func isMasked(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    private mutating func apply(mask: Int) {
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && Self.isMasked(mask, column, row) {
                dark[row * size + column].toggle()
            }
        }
    }

    /// Takes the mask that a reader has the least trouble with.
    private mutating func chooseMask() {
        var best = (penalty: Int.max, mask: 0)
        for mask in 0..<8 {
            apply(mask: mask)
            drawFormat(mask: mask)
            if penalty < best.penalty { best = (penalty, mask) }
            apply(mask: mask)
        }
        apply(mask: best.mask)
        drawFormat(mask: best.mask)
    }

    private var penalty: Int {
        var sum = 0
        for line in 0..<size {
            sum += Self.penalty((0..<size).map { isDark($0, line) })
            sum += Self.penalty((0..<size).map { isDark(line, $0) })
        }
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let color = isDark(column, row)
                let isBlock =
                    isDark(column + 1, row) == color && isDark(column, row + 1) == color
                    && isDark(column + 1, row + 1) == color
                if isBlock { sum += 3 }
            }
        }
        let share = dark.count { $0 } * 20 - size * size * 10
        return sum + ((abs(share) + size * size - 1) / (size * size) - 1) * 10
    }

    /// Runs of five and more, and what looks like a finder.
    private static func penalty(_ line: [Bool]) -> Int {
        var sum = 0
        var run = 1
        for index in 1..<line.count {
            if line[index] == line[index - 1] {
                run += 1
                sum += run == 5 ? 3 : run > 5 ? 1 : 0
            } else {
                run = 1
            }
        }
        let finder = [true, false, true, true, true, false, true]
        for start in 0...(line.count - 7) where Array(line[start..<start + 7]) == finder {
            func isLight(_ range: Range<Int>) -> Bool { range.allSatisfy { !line.indices.contains($0) || !line[$0] } }
            if isLight(start - 4..<start) { sum += 40 }
            if isLight(start + 7..<start + 11) { sum += 40 }
        }
        return sum
    }
}

/// Reed and Solomon's correction over the field of 256 numbers with the polynomial 0x11D.
private enum ReedSolomon {
    static func multiply(_ one: UInt8, _ other: UInt8) -> UInt8 {
        var product = 0
        for index in (0..<8).reversed() {
            product = product << 1 ^ (product >> 7) * 0x11D
            product ^= Int(other >> UInt8(index) & 1) * Int(one)
        }
        return UInt8(product)
    }

    static func generator(_ degree: Int) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = multiply(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(_ data: [UInt8], _ generator: [UInt8]) -> [UInt8] {
        var result = Array(repeating: UInt8(0), count: generator.count)
        for byte in data {
            let factor = byte ^ result.removeFirst()
            result.append(0)
            for index in result.indices { result[index] ^= multiply(generator[index], factor) }
        }
        return result
    }
}
