import Foundation

/// What a page shows after the blits of a frame and before its tiles.
struct Prediction {
    let old: PixelPlane
    /// With disjoint targets.
    let blits: [Blit]

    /// Marks where a picture differs from the prediction.
    func compare(with new: PixelPlane, in area: PixelArea, marking grid: inout TileGrid) {
        let blits = blits.filter { $0.target.overlaps(area) }
        for y in area.y {
            var x = area.x.lowerBound
            while x < area.x.upperBound {
                // The stretch of the row that comes from one place.
                let end: Int
                let source: UnsafePointer<UInt32>
                if let blit = blits.first(where: { $0.target.y.contains(y) && $0.target.x.contains(x) }) {
                    end = min(blit.target.x.upperBound, area.x.upperBound)
                    source = old.row(y - blit.dy) - blit.dx
                } else {
                    let next = blits.filter { $0.target.y.contains(y) && $0.target.x.lowerBound > x }
                    end = min(next.map(\.target.x.lowerBound).min() ?? area.x.upperBound, area.x.upperBound)
                    source = old.row(y)
                }
                Self.compare(new.row(y), source, x..<end, y, marking: &grid)
                x = end
            }
        }
    }

    private static func compare(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ x: Range<Int>, _ y: Int, marking grid: inout TileGrid
    ) {
        guard memcmp(a + x.lowerBound, b + x.lowerBound, x.count * 4) != 0 else { return }
        var start = x.lowerBound
        while start < x.upperBound {
            let end = min(start / TileGrid.side * TileGrid.side + TileGrid.side, x.upperBound)
            if memcmp(a + start, b + start, (end - start) * 4) != 0 {
                var (first, last) = (start, end - 1)
                while a[first] == b[first] { first += 1 }
                while a[last] == b[last] { last -= 1 }
                grid.mark(first...last, y)
            }
            start = end
        }
    }
}

/// The parts of a picture that are to be sent, in cells of a grid.
struct TileGrid {
    /// In pixels.
    static let side = 64

    private let columns: Int
    private let rows: Int
    /// The smallest area in each cell that holds all marks.
    private var cells: [PixelArea?]

    init(width: Int, height: Int) {
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
        cells = Array(repeating: nil, count: columns * rows)
    }

    /// Marks pixels of a row, which lie in one cell.
    mutating func mark(_ x: ClosedRange<Int>, _ y: Int) {
        let index = y / Self.side * columns + x.lowerBound / Self.side
        let area = PixelArea(x: Range(x), y: y..<y + 1)
        cells[index] = cells[index]?.union(area) ?? area
    }

    /// Disjoint areas that hold all marks: neighbours in a row go together, and then those above each other that are as
    /// wide.
    var tiles: [PixelArea] {
        var done: [PixelArea] = []
        var open: [PixelArea] = []
        for row in 0..<rows {
            var runs: [PixelArea] = []
            for column in 0..<columns {
                guard let cell = cells[row * columns + column] else { continue }
                if let last = runs.last, last.x.upperBound == cell.x.lowerBound {
                    runs[runs.count - 1] = last.union(cell)
                } else {
                    runs.append(cell)
                }
            }
            var next: [PixelArea] = []
            for run in runs {
                let above = open.firstIndex { area in
                    area.x == run.x && area.y.upperBound == run.y.lowerBound && area.y.count < 4 * Self.side
                }
                if let above { next.append(open.remove(at: above).union(run)) } else { next.append(run) }
            }
            done += open
            open = next
        }
        return done + open
    }
}
