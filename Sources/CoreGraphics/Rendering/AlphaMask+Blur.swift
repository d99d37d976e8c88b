internal import CCairo
import Foundation

/// The three running means whose sequence comes close to a Gaussian.
struct BoxBlur: Equatable {
    /// How many pixels before and after a pixel each mean covers.
    let boxes: [(before: Int, after: Int)]

    /// `deviation` is the Gaussian's, in pixels.
    init(deviation: Double) {
        let size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        if size < 2 {
            boxes = []
        } else if size % 2 == 1 {
            boxes = Array(repeating: (size / 2, size / 2), count: 3)
        } else {
            // Means over an even number lie half a pixel off; one each way makes up for it.
            boxes = [(size / 2, size / 2 - 1), (size / 2 - 1, size / 2), (size / 2, size / 2)]
        }
    }

    /// How far a pixel reaches, in pixels.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    static func == (one: BoxBlur, other: BoxBlur) -> Bool {
        one.boxes.count == other.boxes.count
            && zip(one.boxes, other.boxes).allSatisfy { $0.before == $1.before && $0.after == $1.after }
    }
}

extension AlphaMask {
    /// Blurs in place, in integers, so that every machine gets the same bytes.
    func blur(_ blur: BoxBlur) {
        if blur.boxes.isEmpty { return }
        var line = [UInt8](repeating: 0, count: max(width, height))
        for box in blur.boxes {
            for y in 0..<height { Self.mean(pixels + y * stride, 1, width, box, &line) }
        }
        for box in blur.boxes { meanOfColumns(box) }
        cairo_surface_mark_dirty(surface)
    }

    private static func mean(
        _ base: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ box: (before: Int, after: Int),
        _ line: inout [UInt8]
    ) {
        let size = UInt32(box.before + box.after + 1)
        // A reciprocal in 1/2²⁴ replaces the division; half a unit rounds.
        let factor = UInt64((1 << 24) / size)
        var sum: UInt32 = 0
        for index in 0..<min(box.after, count) { sum += UInt32(base[index * step]) }
        line.withUnsafeMutableBufferPointer { line in
            for index in 0..<count {
                if index + box.after < count { sum += UInt32(base[(index + box.after) * step]) }
                line[index] = UInt8(truncatingIfNeeded: (UInt64(sum) * factor + (1 << 23)) >> 24)
                if index >= box.before { sum -= UInt32(base[(index - box.before) * step]) }
            }
            for index in 0..<count { base[index * step] = line[index] }
        }
    }

    /// The same down the columns, all columns at once: rows are what memory is fast at.
    private func meanOfColumns(_ box: (before: Int, after: Int)) {
        let size = UInt32(box.before + box.after + 1)
        let factor = UInt64((1 << 24) / size)
        var sums = [UInt32](repeating: 0, count: width)
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: height * stride)
        defer { copy.deallocate() }
        copy.update(from: pixels, count: height * stride)
        sums.withUnsafeMutableBufferPointer { sums in
            for y in 0..<min(box.after, height) {
                let row = copy + y * stride
                for x in 0..<width { sums[x] += UInt32(row[x]) }
            }
            for y in 0..<height {
                let out = pixels + y * stride
                if y + box.after < height {
                    let row = copy + (y + box.after) * stride
                    for x in 0..<width { sums[x] += UInt32(row[x]) }
                }
                for x in 0..<width {
                    out[x] = UInt8(truncatingIfNeeded: (UInt64(sums[x]) * factor + (1 << 23)) >> 24)
                }
                if y >= box.before {
                    let row = copy + (y - box.before) * stride
                    for x in 0..<width { sums[x] -= UInt32(row[x]) }
                }
            }
        }
    }
}
