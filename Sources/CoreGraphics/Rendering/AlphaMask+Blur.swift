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
    ///
    /// Between the passes a level has 256 steps: rounding to whole levels each time would show as rings.
    func blur(_ blur: BoxBlur) {
        if blur.boxes.isEmpty { return }
        let count = width * height
        var current = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
        var next = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
        defer {
            current.deallocate()
            next.deallocate()
        }
        for y in 0..<height {
            let (from, to) = (pixels + y * stride, current + y * width)
            for x in 0..<width { to[x] = UInt16(from[x]) << 8 }
        }
        for box in blur.boxes {
            for y in 0..<height { Self.mean(current + y * width, next + y * width, width, box) }
            swap(&current, &next)
        }
        for box in blur.boxes {
            meanOfColumns(current, next, box)
            swap(&current, &next)
        }
        for y in 0..<height {
            let (from, to) = (current + y * width, pixels + y * stride)
            for x in 0..<width { to[x] = UInt8((from[x] &+ 128) >> 8) }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// A division by `size` as a multiplication, in 1/2³².
    private static func reciprocal(_ size: Int) -> UInt64 { ((1 << 32) + UInt64(size) / 2) / UInt64(size) }

    private static func mean(
        _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ count: Int,
        _ box: (before: Int, after: Int)
    ) {
        let factor = reciprocal(box.before + box.after + 1)
        var sum: UInt64 = 0
        for index in 0..<min(box.after, count) { sum &+= UInt64(from[index]) }
        for index in 0..<count {
            if index + box.after < count { sum &+= UInt64(from[index + box.after]) }
            to[index] = UInt16(truncatingIfNeeded: (sum &* factor &+ 1 << 31) >> 32)
            if index >= box.before { sum &-= UInt64(from[index - box.before]) }
        }
    }

    /// The same down the columns, all columns at once: rows are what memory is fast at.
    private func meanOfColumns(
        _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ box: (before: Int, after: Int)
    ) {
        let factor = Self.reciprocal(box.before + box.after + 1)
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer { sums.deallocate() }
        sums.initialize(repeating: 0, count: width)
        for y in 0..<min(box.after, height) {
            let row = from + y * width
            for x in 0..<width { sums[x] &+= UInt32(row[x]) }
        }
        for y in 0..<height {
            if y + box.after < height {
                let row = from + (y + box.after) * width
                for x in 0..<width { sums[x] &+= UInt32(row[x]) }
            }
            let out = to + y * width
            for x in 0..<width {
                out[x] = UInt16(truncatingIfNeeded: (UInt64(sums[x]) &* factor &+ 1 << 31) >> 32)
            }
            if y >= box.before {
                let row = from + (y - box.before) * width
                for x in 0..<width { sums[x] &-= UInt32(row[x]) }
            }
        }
    }
}
