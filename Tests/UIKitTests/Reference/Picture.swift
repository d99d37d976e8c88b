import CoreGraphics
import Foundation

/// Pixels on white that can be measured; lengths and places are in pixels, rectangles to look in are in points.
struct Picture {
    let width: Int
    let height: Int
    /// Pixels in a point.
    let scale: Double
    private let pixels: [Color]

    /// An opaque colour of 8-bit components.
    struct Color: Hashable, CustomStringConvertible {
        var red: UInt8
        var green: UInt8
        var blue: UInt8

        static let white = Color(red: 255, green: 255, blue: 255)

        /// The greatest difference of a component, in levels.
        func distance(to other: Color) -> Int {
            max(
                abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)), abs(Int(blue) - Int(other.blue)))
        }

        var description: String {
            "#" + [red, green, blue].map { String(format: "%02X", Int($0)) }.joined()
        }
    }

    init(_ bitmap: Bitmap, scale: Double) {
        (width, height, self.scale) = (bitmap.width, bitmap.height, scale)
        pixels = (0..<bitmap.height).flatMap { y in
            bitmap.row(y).map { pixel in
                // Components are multiplied by alpha: white is what is missing.
                let rest = 255 - (pixel >> 24)
                func component(_ shift: UInt32) -> UInt8 { UInt8(min(255, (pixel >> shift & 255) + rest)) }
                return Color(red: component(16), green: component(8), blue: component(0))
            }
        }
    }

    /// The pixels that a rectangle in points touches.
    private func area(_ rect: CGRect) -> (x: Range<Int>, y: Range<Int>) {
        func range(_ from: CGFloat, _ to: CGFloat, _ end: Int) -> Range<Int> {
            let low = min(max(0, Int((Double(from) * scale).rounded())), end)
            return low..<max(low, min(end, Int((Double(to) * scale).rounded())))
        }
        return (range(rect.minX, rect.maxX, width), range(rect.minY, rect.maxY, height))
    }

    subscript(x: Int, y: Int) -> Color { pixels[y * width + x] }

    /// The colour of the pixel at a point.
    func color(at x: Double, _ y: Double) -> Color {
        self[min(width - 1, Int(x * scale)), min(height - 1, Int(y * scale))]
    }

    /// The most frequent colour in a rectangle.
    func ground(in rect: CGRect) -> Color {
        let (xs, ys) = area(rect)
        var counts: [Color: Int] = [:]
        for y in ys { for x in xs { counts[self[x, y], default: 0] += 1 } }
        return counts.max { ($0.value, $0.key.description) < ($1.value, $1.key.description) }?.key ?? .white
    }

    // MARK: Ink

    /// Where something is drawn on an even ground, to fractions of a pixel.
    struct Ink {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double
        /// The row, from the top, above which the most ink ends: that of the letters without descenders.
        var baseline: Double
        /// The colour that is farthest from the ground.
        var color: Color

        var width: Double { right - left }
        var height: Double { bottom - top }
        var midX: Double { (left + right) / 2 }
        var midY: Double { (top + bottom) / 2 }
    }

    /// Measures what is drawn in a rectangle; nil when it is even.
    func ink(in rect: CGRect) -> Ink? {
        let (xs, ys) = area(rect)
        return ink(xs, ys, on: ground(in: rect))
    }

    private func ink(_ xs: Range<Int>, _ ys: Range<Int>, on ground: Color) -> Ink? {
        var strongest = ground
        for y in ys {
            for x in xs where self[x, y].distance(to: ground) > strongest.distance(to: ground) {
                strongest = self[x, y]
            }
        }
        let contrast = Double(strongest.distance(to: ground))
        guard contrast > 8 else { return nil }
        var columns = [Double](repeating: 0, count: xs.count)
        var rows = [Double](repeating: 0, count: ys.count)
        var sums = [Double](repeating: 0, count: ys.count)
        for y in ys {
            for x in xs {
                let coverage = Double(self[x, y].distance(to: ground)) / contrast
                columns[x - xs.lowerBound] = max(columns[x - xs.lowerBound], coverage)
                rows[y - ys.lowerBound] = max(rows[y - ys.lowerBound], coverage)
                sums[y - ys.lowerBound] += coverage
            }
        }
        // A pixel's coverage says how far the ink reaches into it.
        func first(_ values: [Double]) -> Double {
            let index = values.firstIndex { $0 > 0.08 } ?? 0
            return Double(index) + 1 - min(1, values[index])
        }
        let left = Double(xs.lowerBound) + first(columns)
        let right = Double(xs.upperBound) - first(columns.reversed())
        let drops = sums.indices.map { sums[$0] - ($0 + 1 < sums.count ? sums[$0 + 1] : 0) }
        let baseline = drops.indices.max { drops[$0] < drops[$1] } ?? 0
        return Ink(
            left: left, right: right, top: Double(ys.lowerBound) + first(rows),
            bottom: Double(ys.upperBound) - first(rows.reversed()), baseline: Double(ys.lowerBound + baseline + 1),
            color: strongest)
    }

    /// The lines of text in a rectangle, from the top: rows of ink with none between them.
    func lines(in rect: CGRect) -> [Ink] {
        let (xs, ys) = area(rect)
        let ground = ground(in: rect)
        var lines: [Ink] = []
        var start: Int?
        for y in ys.lowerBound...ys.upperBound {
            let hasInk = y < ys.upperBound && xs.contains { self[$0, y].distance(to: ground) > 24 }
            if hasInk, start == nil { start = y }
            if !hasInk, let first = start {
                start = nil
                // Dots of a letter belong to the line below them.
                if let line = ink(xs, first..<y, on: ground), Double(y - first) > 3 * scale { lines.append(line) }
            }
        }
        return lines
    }

    /// The box of all that is not of a colour, in whole pixels.
    func box(in rect: CGRect, on ground: Color = .white) -> (left: Double, top: Double, width: Double, height: Double)?
    {
        let (xs, ys) = area(rect)
        let rows = ys.filter { y in xs.contains { self[$0, y].distance(to: ground) > 8 } }
        let columns = xs.filter { x in ys.contains { self[x, $0].distance(to: ground) > 8 } }
        guard let top = rows.first, let bottom = rows.last, let left = columns.first, let right = columns.last else {
            return nil
        }
        return (Double(left), Double(top), Double(right - left + 1), Double(bottom - top + 1))
    }

    // MARK: Edges

    /// A change of colour from one pixel to the next.
    struct Edge {
        /// The first pixel of the new colour.
        var position: Double
        var from: Color
        var to: Color
    }

    /// The changes of colour down a column of pixels, between two places in points.
    func edges(downAt x: Double, from top: Double, to bottom: Double, over levels: Int = 3) -> [Edge] {
        let (_, ys) = area(CGRect(x: 0, y: top, width: 1, height: bottom - top))
        let column = min(width - 1, Int(x * scale))
        return ys.dropFirst().compactMap { y in
            let (from, to) = (self[column, y - 1], self[column, y])
            return from.distance(to: to) > levels ? Edge(position: Double(y), from: from, to: to) : nil
        }
    }

    /// The changes of colour along a row of pixels, between two places in points.
    func edges(rightAt y: Double, from left: Double, to right: Double, over levels: Int = 3) -> [Edge] {
        let (xs, _) = area(CGRect(x: left, y: 0, width: right - left, height: 1))
        let row = min(height - 1, Int(y * scale))
        return xs.dropFirst().compactMap { x in
            let (from, to) = (self[x - 1, row], self[x, row])
            return from.distance(to: to) > levels ? Edge(position: Double(x), from: from, to: to) : nil
        }
    }

    /// Lines one pixel high down a column, as separators are: their rows and colours.
    func separators(downAt x: Double, from top: Double, to bottom: Double) -> [(row: Double, color: Color)] {
        let edges = edges(downAt: x, from: top, to: bottom, over: 1)
        return zip(edges, edges.dropFirst()).compactMap { first, second in
            second.position == first.position + 1 && first.from.distance(to: second.to) <= 8
                ? (first.position, first.to) : nil
        }
    }
}
