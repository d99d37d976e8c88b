import CoreGraphics
import Foundation

/// One of the nine parts of an image whose middle stretches.
struct ImagePiece {
    let image: CGImage
    /// Which third it is across and down, from 0 to 2.
    private let column: Int
    private let row: Int
    /// The edges of the thirds in pixels.
    private let columns: [CGFloat]
    private let rows: [CGFloat]

    /// Cuts an image along the edges of `center`, which is in fractions of it; empty parts are left out.
    static func cut(_ image: CGImage, _ center: CGRect) -> [ImagePiece] {
        func edges(_ low: CGFloat, _ high: CGFloat, _ length: Int) -> [CGFloat] {
            let length = CGFloat(length)
            let first = min(max((low * length).rounded(), 0), length)
            return [0, first, min(max((high * length).rounded(), first), length), length]
        }
        let columns = edges(center.minX, center.maxX, image.width)
        let rows = edges(center.minY, center.maxY, image.height)
        var pieces: [ImagePiece] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let rect = CGRect(
                    x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
                    height: rows[row + 1] - rows[row])
                if rect.isEmpty { continue }
                guard let part = image.cropping(to: rect) else { continue }
                pieces.append(ImagePiece(image: part, column: column, row: row, columns: columns, rows: rows))
            }
        }
        return pieces
    }

    /// Where the piece lies when the whole image fills `target`; `ratio` is the size of a pixel there.
    func place(in target: CGRect, ratio: CGFloat) -> CGRect {
        let (left, right) = Self.ends(column, columns, target.minX, target.width, ratio)
        let (top, bottom) = Self.ends(row, rows, target.minY, target.height, ratio)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func ends(
        _ index: Int, _ edges: [CGFloat], _ start: CGFloat, _ length: CGFloat, _ ratio: CGFloat
    ) -> (CGFloat, CGFloat) {
        let (low, high) = (edges[1], edges[3] - edges[2])
        // Where there is no room for the ends, they shrink.
        let size = low + high > 0 ? min(ratio, length / (low + high)) : ratio
        let places = [start, start + low * size, start + length - high * size, start + length]
        return (places[index], places[index + 1])
    }
}
