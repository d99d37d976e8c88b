import Foundation

/// Clusters of one run that stand next to each other on a line.
struct PlacedSegment {
    let paragraph: Int
    let run: Int
    let clusters: Range<Int>
    let level: UInt8
}

/// A line with its segments from left to right.
struct PlacedLine {
    var segments: [PlacedSegment]
    var x = 0.0
    var width: Double
    var baseline = 0.0
    /// What justification adds to each space.
    var spaceExtra = 0.0
    /// Where the line begins, from the margin that tab stops count from.
    var tabIndent = 0.0
}

/// Orders the pieces of lines from left to right, and aligns them.
struct LineSetter {
    let paragraphs: [ShapedParagraph]
    let table: AttributeTable

    func set(_ line: BrokenLine) -> PlacedLine {

        var segments: [PlacedSegment] = []
        for (index, piece) in line.pieces.enumerated() {
            let paragraph = paragraphs[piece.paragraph]
            let isLast = index == line.pieces.count - 1
            // Spaces at the end of a wrapped line hang; those that end a paragraph count, as UILabel's width does.
            let visible =
                isLast && !line.endsParagraph && !piece.isEllipsis
                ? LineBreaker.trimmed(piece.clusters, of: paragraph) : piece.clusters
            var start = visible.lowerBound
            while start < visible.upperBound {
                let run = paragraph.clusters[start].run
                var end = start + 1
                while end < visible.upperBound, paragraph.clusters[end].run == run { end += 1 }
                segments.append(
                    PlacedSegment(
                        paragraph: piece.paragraph, run: Int(run), clusters: start..<end,
                        level: paragraph.runs[Int(run)].level))
                start = end
            }
        }
        reorder(&segments)
        var width = 0.0
        let indent = paragraphs[line.paragraph].tabs.indent(isFirstOfParagraph: line.isFirstOfParagraph)
        for segment in segments {
            for index in segment.clusters {
                width += paragraphs[segment.paragraph].advance(of: index, at: width, indent: indent)
            }
        }
        return PlacedLine(segments: segments, width: width, tabIndent: indent)
    }

    func align(
        _ placed: inout PlacedLine, line: BrokenLine, style: TextParagraphStyle, indent: Double, space: Double
    ) {
        let isRightToLeft = paragraphs[line.paragraph].isRightToLeft
        let slack = space - placed.width
        // An indent is from the leading edge.
        let left = isRightToLeft ? 0 : indent
        switch style.alignment {
        case .left: placed.x = left
        case .center: placed.x = left + slack / 2
        case .right: placed.x = left + slack
        case .natural: placed.x = isRightToLeft ? left + slack : left
        case .justified:
            placed.x = isRightToLeft ? left + slack : left
            let spaces = placed.segments.reduce(0) { count, segment in
                count + segment.clusters.count { isSpace(segment, $0) }
            }
            guard !line.endsParagraph, line.pieces.count == 1, slack > 0, spaces > 0 else { return }
            placed.spaceExtra = slack / Double(spaces)
            placed.width = space
            placed.x = left
        }
    }

    /// The UTF-16 range of what a line shows.
    func range(of line: BrokenLine) -> Range<Int> {
        let paragraph = paragraphs[line.paragraph]
        let start =
            line.clusters.lowerBound < paragraph.clusters.count
            ? Int(paragraph.clusters[line.clusters.lowerBound].start) : paragraph.range.lowerBound
        let shown = line.pieces.last { !$0.isEllipsis && !$0.clusters.isEmpty }
        let end = shown.map { Int(paragraphs[$0.paragraph].clusters[$0.clusters.upperBound - 1].end) } ?? start
        return start..<max(start, end)
    }

    private func isSpace(_ segment: PlacedSegment, _ cluster: Int) -> Bool {
        paragraphs[segment.paragraph].clusters[cluster].flags.contains(.whitespace)
    }

    /// Rule L2 of the Unicode bidirectional algorithm.
    private func reorder(_ segments: inout [PlacedSegment]) {
        guard let highest = segments.map(\.level).max(), highest > 0 else { return }
        var level = highest
        while level >= 1 {
            var start = 0
            while start < segments.count {
                guard segments[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < segments.count, segments[end].level >= level { end += 1 }
                segments[start..<end].reverse()
                start = end
            }
            level -= 1
        }
    }
}

extension TextLayout {
    /// Calls `body` with each cluster of a line from left to right, and where it stands in points from the layout's left.
    func forEachCluster(
        of line: PlacedLine,
        _ body: (_ segment: PlacedSegment, _ cluster: ShapedCluster, _ x: Double, _ advance: Double) -> Void
    ) {
        var x = 0.0
        for segment in line.segments {
            let paragraph = paragraphs[segment.paragraph]
            let count = segment.clusters.count
            for step in 0..<count {
                let index =
                    segment.level % 2 == 0
                    ? segment.clusters.lowerBound + step : segment.clusters.upperBound - 1 - step
                let cluster = paragraph.clusters[index]
                var advance = paragraph.advance(of: index, at: x, indent: line.tabIndent)
                if line.spaceExtra > 0, cluster.flags.contains(.whitespace) { advance += line.spaceExtra }
                body(segment, cluster, line.x + x, advance)
                x += advance
            }
        }
    }
}
