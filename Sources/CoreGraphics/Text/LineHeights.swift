import Foundation

/// Stacks lines: where each begins, ends and has its baseline, in points from the top of the text, not rounded.
struct LineHeights {
    struct Frame {
        let top: Double
        let baseline: Double
        let bottom: Double
    }

    let request: TextLayoutRequest
    let table: AttributeTable
    private(set) var frames: [Frame] = []
    private var nextTop = 0.0

    init(request: TextLayoutRequest, table: AttributeTable) {
        self.request = request
        self.table = table
    }

    /// Puts a line below those before it.
    ///
    /// - Returns: the line's bottom.
    mutating func append(_ line: BrokenLine, of paragraph: ShapedParagraph) -> Double {
        let style = request.style(at: paragraph.range.lowerBound)
        let top = line.top ?? top(of: line, in: paragraph)
        let (ascent, descent) = extent(line, of: paragraph)
        let natural = ascent + descent
        let height = height(of: line, in: paragraph)
        // Room that a paragraph style adds or takes is above the glyphs.
        let frame = Frame(top: top, baseline: top + ascent + height - natural, bottom: top + height)
        frames.append(frame)
        let below = top + max(height, Double(request.linePitch ?? 0)) + Double(style.lineSpacing)
        // The next line begins below all that stand side by side.
        nextTop = line.top == nil ? below : max(below, nextTop)
        if line.endsParagraph { nextTop += Double(style.paragraphSpacing) }
        return frame.bottom
    }

    /// The top that a line has below those before it.
    func top(of line: BrokenLine, in paragraph: ShapedParagraph) -> Double {
        guard line.isFirstOfParagraph, !frames.isEmpty else { return nextTop }
        return nextTop + Double(request.style(at: paragraph.range.lowerBound).paragraphSpacingBefore)
    }

    /// The height of a line.
    func height(of line: BrokenLine, in paragraph: ShapedParagraph) -> Double {
        let style = request.style(at: paragraph.range.lowerBound)
        let (ascent, descent) = extent(line, of: paragraph)
        var height = ascent + descent
        if style.lineHeightMultiple > 0 { height *= Double(style.lineHeightMultiple) }
        if style.maximumLineHeight > 0 { height = min(height, Double(style.maximumLineHeight)) }
        return max(height, Double(style.minimumLineHeight))
    }

    private func extent(_ line: BrokenLine, of paragraph: ShapedParagraph) -> (ascent: Double, descent: Double) {
        let clusters = paragraph.clusters[line.clusters]
        let first = clusters.first.map { Int($0.attributes) } ?? table.index(at: paragraph.range.lowerBound)
        let last = clusters.last.map { Int($0.attributes) } ?? first
        var (ascent, descent) = (-Double.infinity, -Double.infinity)
        for span in table.spans[first...last] {
            let offset = Double(span.attributes.baselineOffset)
            ascent = max(ascent, Double(span.metrics.ascender) + offset)
            let leading = request.includesLeading ? span.metrics.leading : 0
            descent = max(descent, Double(leading - span.metrics.descender) - offset)
            guard let attachment = span.attributes.attachment else { continue }
            ascent = max(ascent, Double(attachment.rise + attachment.size.height) + offset)
            descent = max(descent, -Double(attachment.rise) - offset)
        }
        return (ascent, descent)
    }
}
