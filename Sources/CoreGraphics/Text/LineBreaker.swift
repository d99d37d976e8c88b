import Foundation

/// A stretch of clusters of one paragraph.
struct LinePiece {
    let paragraph: Int
    let clusters: Range<Int>
    var isEllipsis = false
}

/// A line before it has a place.
struct BrokenLine {
    /// What is shown, in reading order.
    var pieces: [LinePiece]
    /// The first paragraph and cluster of the line, and one past the last it stands for.
    let paragraph: Int
    let clusters: Range<Int>
    /// Whether no more lines of its paragraph follow.
    let endsParagraph: Bool
    let isFirstOfParagraph: Bool
    /// The part of the width that the line stands in, beside what lines leave free; nil for all of it.
    var slot: ClosedRange<Double>?
    /// The top of the line where it does not follow from those before it, in points.
    var top: Double?
}

/// Greedy line breaking over shaped clusters.
struct LineBreaker {
    let paragraph: ShapedParagraph
    let byWords: Bool

    /// Lines as narrow as this short of their limit are full: sizes that went through pixel rounding come back as limits.
    static let tolerance = 1.0 / 256

    /// The end of the line that starts at `start` and has `width` points, nil for no limit.
    func lineEnd(from start: Int, width: Double?) -> Int {
        let count = paragraph.clusters.count
        guard let width else { return count }
        var x = 0.0
        let indent = paragraph.tabs.indent(isFirstOfParagraph: start == 0)
        var lastBreak: Int?
        for index in start..<count {
            let cluster = paragraph.clusters[index]
            if index > start, cluster.flags.contains(.breakBefore) { lastBreak = index }
            let advance = paragraph.advance(of: index, at: x, indent: indent)
            // White space hangs over the edge.
            if !cluster.flags.contains(.whitespace), x + advance > width + Self.tolerance {
                if byWords, let lastBreak { return lastBreak }
                return graphemeStart(atOrBefore: index, after: start)
            }
            x += advance
        }
        return count
    }

    /// Whether a width holds the clusters up to the first place where a line may be broken.
    func fitsWord(at start: Int, width: Double) -> Bool {
        guard byWords else { return width > 0 }
        let count = paragraph.clusters.count
        guard start < count else { return width > 0 }
        let end =
            ((start + 1)..<max(count, start + 1)).first { paragraph.clusters[$0].flags.contains(.breakBefore) } ?? count
        return Self.width(Self.trimmed(start..<end, of: paragraph), of: paragraph) <= width + Self.tolerance
    }

    /// The end of a line that leaves no single word to the last line of its paragraph, if it has one to give.
    func withCompany(_ line: Range<Int>) -> Int {
        let end = line.upperBound
        let isBreak = { (index: Int) in paragraph.clusters[index].flags.contains(.breakBefore) }
        guard end < paragraph.clusters.count, !((end + 1)..<paragraph.clusters.count).contains(where: isBreak) else {
            return end
        }
        return ((line.lowerBound + 1)..<max(end, line.lowerBound + 1)).last(where: isBreak) ?? end
    }

    /// Backs up to where a character starts; takes one whole character when not even that fits.
    private func graphemeStart(atOrBefore index: Int, after start: Int) -> Int {
        var end = index
        while end > start, !paragraph.clusters[end].flags.contains(.graphemeStart) { end -= 1 }
        if end > start { return end }
        end = start + 1
        while end < paragraph.clusters.count, !paragraph.clusters[end].flags.contains(.graphemeStart) { end += 1 }
        return end
    }

    /// `clusters` without the white space at its end.
    static func trimmed(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Range<Int> {
        var end = clusters.upperBound
        while end > clusters.lowerBound, paragraph.clusters[end - 1].flags.contains(.whitespace) { end -= 1 }
        return clusters.lowerBound..<end
    }

    /// The width of `clusters` in points, set from the line's beginning.
    static func width(_ clusters: Range<Int>, of paragraph: ShapedParagraph) -> Double {
        clusters.reduce(0.0) { $0 + paragraph.advance(of: $1, at: $0) }
    }

    /// The longest range that starts at `clusters`' start and fits in `width`.
    static func prefix(_ clusters: Range<Int>, of paragraph: ShapedParagraph, width: Double) -> Range<Int> {
        var (x, end) = (0.0, clusters.lowerBound)
        for index in clusters {
            x += paragraph.advance(of: index, at: x)
            if x > width + tolerance { break }
            end = index + 1
        }
        while end > clusters.lowerBound, end < clusters.upperBound,
            !paragraph.clusters[end].flags.contains(.graphemeStart)
        {
            end -= 1
        }
        return clusters.lowerBound..<end
    }

    /// The longest range that ends at `clusters`' end and fits in `width`.
    static func suffix(_ clusters: Range<Int>, of paragraph: ShapedParagraph, width: Double) -> Range<Int> {
        var (x, start) = (0.0, clusters.upperBound)
        for index in clusters.reversed() {
            x += paragraph.clusters[index].advance
            if x > width + tolerance { break }
            start = index
        }
        while start < clusters.upperBound, !paragraph.clusters[start].flags.contains(.graphemeStart) { start += 1 }
        return start..<clusters.upperBound
    }
}
