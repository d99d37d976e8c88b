import CoreGraphics
import DisplayProtocol
import Foundation

/// Brings pictures to the size at which a window shows them.
///
/// Each pixel of the result is the mean of the area that it covers. Rows are copied where nothing has to be scaled, and
/// whole numbers of pixels are added up without weights where the sizes allow it.
struct PictureScaler {
    let source: PixelSize
    let target: PixelSize
    /// How many pixels a side make one, where that is a whole number.
    private let ratio: Int?
    private let columns: [Span]
    private let rows: [Span]

    /// The pixels of the source that one of the target covers, along one axis.
    private struct Span {
        var start: Int
        /// In 4096ths; they add up to 4096.
        var weights: [UInt32]
    }

    /// - Parameter target: At most as large as the source.
    init(from source: PixelSize, to target: PixelSize) {
        self.source = source
        self.target = target
        let ratio = max(1, source.width / max(1, target.width))
        let isWhole = source.width / ratio == target.width && source.height / ratio == target.height && ratio <= 4
        self.ratio = isWhole ? ratio : nil
        columns = isWhole ? [] : Self.spans(from: source.width, to: target.width)
        rows = isWhole ? [] : Self.spans(from: source.height, to: target.height)
    }

    private static func spans(from source: Int, to target: Int) -> [Span] {
        (0..<target).map { index in
            // In units of one target pixel's share of a source pixel.
            let (low, high) = (index * source, (index + 1) * source)
            let first = low / target
            let last = min(source - 1, (high - 1) / target)
            var weights: [UInt32] = []
            for pixel in first...max(first, last) {
                let overlap = min(high, (pixel + 1) * target) - max(low, pixel * target)
                weights.append(UInt32(overlap * 4096 / source))
            }
            // What rounding lost goes to the pixel that counts most.
            let heaviest = weights.indices.max { weights[$0] < weights[$1] }!
            weights[heaviest] += 4096 - weights.reduce(0, +)
            return Span(start: first, weights: weights)
        }
    }

    /// The pixels of the target that change with an area of the source.
    func targetArea(of area: AppMessage.PixelRectangle) -> PixelRect {
        if let ratio {
            let (left, top) = (area.x / ratio, area.y / ratio)
            let right = (area.x + area.width + ratio - 1) / ratio
            let bottom = (area.y + area.height + ratio - 1) / ratio
            return clipped(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
        }
        let (left, top) = (area.x * target.width / source.width, area.y * target.height / source.height)
        let right = ((area.x + area.width) * target.width + source.width - 1) / source.width
        let bottom = ((area.y + area.height) * target.height + source.height - 1) / source.height
        return clipped(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    private func clipped(_ area: PixelRect) -> PixelRect {
        area.intersection(PixelRect(x: 0, y: 0, width: target.width, height: target.height))
    }

    /// Draws an area of the target, given in its own pixels, into a bitmap in which its corner is at `x`, `y`.
    ///
    /// - Parameter pixels: The source: 32 bits a pixel, rows without padding.
    func draw(_ pixels: UnsafeRawBufferPointer, area: PixelRect, into bitmap: Bitmap, x: Int, y: Int) {
        precondition(pixels.count >= source.width * source.height * 4, "the picture is smaller than it says")
        let area = clipped(area).intersection(bitmap.bounds.offset(x: -x, y: -y))
        if area.isEmpty { return }
        bitmap.write {
            switch ratio {
            case 1:
                for row in area.y..<area.maxY {
                    memcpy(
                        bitmap.row(row + y).baseAddress! + (x + area.x),
                        pixels.baseAddress! + (row * source.width + area.x) * 4, area.width * 4)
                }
            case let ratio?: average(pixels, by: ratio, area: area, into: bitmap, x: x, y: y)
            case nil: weigh(pixels, area: area, into: bitmap, x: x, y: y)
            }
        }
    }

    private func average(
        _ pixels: UnsafeRawBufferPointer, by ratio: Int, area: PixelRect, into bitmap: Bitmap, x: Int, y: Int
    ) {
        let width = area.width * ratio * 4
        let half = UInt32(ratio * ratio / 2)
        let reciprocal = UInt32((65536 + ratio * ratio - 1) / (ratio * ratio))
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: width) { sums in
            let sums = sums.baseAddress!
            for row in area.y..<area.maxY {
                for line in 0..<ratio {
                    let from = pixels.baseAddress! + ((row * ratio + line) * source.width + area.x * ratio) * 4
                    let bytes = from.assumingMemoryBound(to: UInt8.self)
                    if line == 0 {
                        for index in 0..<width { sums[index] = UInt16(truncatingIfNeeded: bytes[index]) }
                    } else {
                        for index in 0..<width { sums[index] &+= UInt16(truncatingIfNeeded: bytes[index]) }
                    }
                }
                let target = (bitmap.row(row + y).baseAddress! + (x + area.x))
                UnsafeMutableRawPointer(target).withMemoryRebound(to: UInt8.self, capacity: area.width * 4) { bytes in
                    for column in 0..<area.width {
                        let first = column * ratio * 4
                        for channel in 0..<4 {
                            var sum = half
                            for pixel in 0..<ratio {
                                sum &+= UInt32(truncatingIfNeeded: sums[first &+ pixel &* 4 &+ channel])
                            }
                            bytes[column &* 4 &+ channel] = UInt8(truncatingIfNeeded: (sum &* reciprocal) >> 16)
                        }
                    }
                }
            }
        }
    }

    private func weigh(_ pixels: UnsafeRawBufferPointer, area: PixelRect, into bitmap: Bitmap, x: Int, y: Int) {
        let firstColumn = columns[area.x].start
        let lastSpan = columns[area.maxX - 1]
        let width = (lastSpan.start + lastSpan.weights.count - firstColumn) * 4
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
            let sums = sums.baseAddress!
            for row in area.y..<area.maxY {
                let span = rows[row]
                for (line, weight) in span.weights.enumerated() {
                    let from = pixels.baseAddress! + ((span.start + line) * source.width + firstColumn) * 4
                    let bytes = from.assumingMemoryBound(to: UInt8.self)
                    if line == 0 {
                        for index in 0..<width { sums[index] = UInt32(truncatingIfNeeded: bytes[index]) &* weight }
                    } else {
                        for index in 0..<width { sums[index] &+= UInt32(truncatingIfNeeded: bytes[index]) &* weight }
                    }
                }
                let target = bitmap.row(row + y).baseAddress! + (x + area.x)
                for column in 0..<area.width {
                    target[column] = mean(of: columns[area.x + column], in: sums, from: firstColumn)
                }
            }
        }
    }

    @inline(__always)
    private func mean(of span: Span, in sums: UnsafeMutablePointer<UInt32>, from firstColumn: Int) -> UInt32 {
        // 255 · 4096 · 4096 and the half that rounds fit in 32 bits.
        var total = SIMD4<UInt32>(repeating: 1 << 23)
        var offset = (span.start &- firstColumn) &* 4
        span.weights.withUnsafeBufferPointer { weights in
            for weight in weights {
                let pixel = SIMD4(sums[offset], sums[offset &+ 1], sums[offset &+ 2], sums[offset &+ 3])
                total &+= pixel &* SIMD4(repeating: weight)
                offset &+= 4
            }
        }
        let bytes = total &>> 24
        return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
    }
}
