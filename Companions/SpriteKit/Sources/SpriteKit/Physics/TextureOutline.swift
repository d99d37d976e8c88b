import CoreGraphics
import Foundation
import UIKit

/// The pieces of a body that has the shape of what is opaque in a picture.
///
/// The picture is cut into bands, and each run of opaque pixels in a band becomes a piece with slanted sides.
@MainActor struct TextureOutline {
    private let columns: Int
    private let rows: Int
    /// From the lowest row on.
    private let isOpaque: [Bool]

    init?(_ image: CGImage, alphaThreshold: Float) {
        let factor = min(1, 96 / CGFloat(max(image.width, image.height)))
        columns = max(Int((CGFloat(image.width) * factor).rounded()), 1)
        rows = max(Int((CGFloat(image.height) * factor).rounded()), 1)
        guard
            let context = CGContext(
                data: nil, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: columns * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: columns, height: rows))
        guard let data = context.data?.assumingMemoryBound(to: UInt8.self) else { return nil }
        var pixels: [Bool] = []
        for row in (0..<rows).reversed() {
            for column in 0..<columns {
                pixels.append(Float(data[row * context.bytesPerRow + column * 4 + 3]) / 255 > alphaThreshold)
            }
        }
        isOpaque = pixels
    }

    /// Runs of opaque pixels in a row.
    private func runs(_ row: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for column in 0...columns {
            let isIn = column < columns && isOpaque[row * columns + column]
            if isIn, start == nil { start = column }
            if !isIn, let first = start {
                runs.append(first..<column)
                start = nil
            }
        }
        return runs
    }

    /// The pieces for a picture of a size around the origin, in points.
    func pieces(size: CGSize) -> [BodyShape] {
        let bands = min(max(Int(size.height / 7), 1), 16, rows)
        func x(_ column: Int) -> CGFloat { (CGFloat(column) / CGFloat(columns) - 0.5) * size.width }
        func y(_ row: Int) -> CGFloat { (CGFloat(row) / CGFloat(rows) - 0.5) * size.height }
        var pieces: [BodyShape] = []
        for band in 0..<bands {
            let (first, end) = (band * rows / bands, (band + 1) * rows / bands)
            let (low, high) = (runs(first), runs(end - 1))
            if low.count == high.count, zip(low, high).allSatisfy({ $0.overlaps($1) }) {
                pieces += zip(low, high).map { below, above in
                    .polygon([
                        CGPoint(x: x(below.lowerBound), y: y(first)), CGPoint(x: x(below.upperBound), y: y(first)),
                        CGPoint(x: x(above.upperBound), y: y(end)), CGPoint(x: x(above.lowerBound), y: y(end)),
                    ])
                }
            } else {
                pieces += runs((first + end) / 2).map { run in
                    .polygon([
                        CGPoint(x: x(run.lowerBound), y: y(first)), CGPoint(x: x(run.upperBound), y: y(first)),
                        CGPoint(x: x(run.upperBound), y: y(end)), CGPoint(x: x(run.lowerBound), y: y(end)),
                    ])
                }
            }
        }
        return pieces.filter(\.isSolid)
    }
}
