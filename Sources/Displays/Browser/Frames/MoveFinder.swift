import Foundation

/// A part of the old picture that is in the new one, elsewhere.
struct Blit: Equatable {
    /// Where it is in the new picture.
    var target: PixelArea
    /// How far it came, in pixels.
    var dx: Int
    var dy: Int
}

/// Finds content that scrolled.
struct MoveFinder {
    let old: PixelPlane
    let new: PixelPlane

    /// Smaller areas are sent at once.
    private static let smallest = 64
    private static let partCount = 6
    private static let partLength = 32

    /// Blits with disjoint targets within an area.
    func blits(in damage: PixelArea) -> [Blit] {
        let area = PixelArea(x: damage.x, y: changedRows(in: damage))
        guard area.x.count >= Self.smallest, area.y.count >= Self.smallest else { return [] }
        let rows = LineMatcher(parts: rowHashes(Self.parts(of: area.x), area.y)).moves()
        if !rows.isEmpty {
            return rows.map { move in
                Blit(target: PixelArea(x: area.x, y: move.lines.shifted(by: area.y.lowerBound)), dx: 0, dy: move.shift)
            }
        }
        let columns = LineMatcher(parts: Self.parts(of: area.y).map { columnHashes(area.x, $0) }).moves()
        return columns.map { move in
            Blit(target: PixelArea(x: move.lines.shifted(by: area.x.lowerBound), y: area.y), dx: move.shift, dy: 0)
        }
    }

    /// The rows from the first to the last that differ.
    private func changedRows(in area: PixelArea) -> Range<Int> {
        func differs(_ y: Int) -> Bool {
            memcmp(old.row(y) + area.x.lowerBound, new.row(y) + area.x.lowerBound, area.x.count * 4) != 0
        }
        guard let first = area.y.first(where: differs), let last = area.y.last(where: differs) else {
            return area.y.lowerBound..<area.y.lowerBound
        }
        return first..<last + 1
    }

    /// Parts of a range, spread evenly.
    private static func parts(of range: Range<Int>) -> [Range<Int>] {
        let length = min(partLength, range.count / partCount) & ~1
        return (0..<partCount).map { index in
            let start = range.lowerBound + (range.count - length) * (2 * index + 1) / (2 * partCount)
            return start..<start + length
        }
    }

    /// All parts of a row together, for they lie close in memory and those of the next row do not.
    private func rowHashes(_ parts: [Range<Int>], _ y: Range<Int>) -> [LineMatcher.Part] {
        func hashes(_ plane: PixelPlane) -> [[UInt64]] {
            let count = y.count
            var hashes = [UInt64](repeating: 0, count: parts.count * count)
            Self.factors.withUnsafeBufferPointer { factors in
                for (line, y) in y.enumerated() {
                    let row = plane.row(y)
                    for (index, part) in parts.enumerated() {
                        let pixels = row + part.lowerBound
                        var hash: UInt64 = 0
                        for pair in 0..<part.count / 2 {
                            let bits = UInt64(pixels[2 * pair]) | UInt64(pixels[2 * pair + 1]) << 32
                            hash &+= (bits ^ bits >> 29) &* factors[pair]
                        }
                        hashes[index * count + line] = hash
                    }
                }
            }
            return parts.indices.map { Array(hashes[$0 * count..<($0 + 1) * count]) }
        }
        return zip(hashes(old), hashes(new)).map { LineMatcher.Part(old: $0, new: $1) }
    }

    private func columnHashes(_ x: Range<Int>, _ y: Range<Int>) -> LineMatcher.Part {
        func hashes(_ plane: PixelPlane) -> [UInt64] {
            var hashes = [UInt64](repeating: 0, count: x.count)
            for (line, y) in y.enumerated() {
                let row = plane.row(y) + x.lowerBound
                let factor = Self.factors[line]
                for index in 0..<x.count { hashes[index] &+= UInt64(row[index]) &* factor }
            }
            return hashes
        }
        return LineMatcher.Part(old: hashes(old), new: hashes(new))
    }

    /// Odd numbers without a pattern, the same at every run: the bits of a multiplicative generator.
    private static let factors: [UInt64] = {
        var state: UInt64 = 0x9e37_79b9_7f4a_7c15
        return (0..<partLength).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 31) | 1
        }
    }()
}

extension Range<Int> {
    func shifted(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
