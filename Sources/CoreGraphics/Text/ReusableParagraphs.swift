import Foundation

/// The shaped paragraphs of a layout, to be taken over by the layout of a text that was made of the same one by edits.
struct ReusableParagraphs {
    /// A paragraph's text in UTF-8. Strings that Unicode takes for equal are not shaped alike.
    private typealias Text = ContiguousArray<UInt8>

    private let layout: TextLayout
    /// The first paragraph of each text.
    private var places: [Text: Int] = [:]

    init(of layout: TextLayout) {
        self.layout = layout
        var rest = ParagraphSplitter(layout.request.string)
        var index = 0
        // Behind the paragraphs that were shown there may be one for the ellipsis.
        while index < layout.paragraphs.count, let part = rest.next(), part.range == layout.paragraphs[index].range {
            if !part.range.isEmpty {
                let text = Text(part.text.utf8)
                if places[text] == nil { places[text] = index }
            }
            index += 1
        }
    }

    /// The paragraph for a text at a place of another layout; nil where no paragraph looked the same.
    func paragraph(
        _ part: ParagraphSplitter.Part, isRightToLeft: Bool?, table: AttributeTable
    ) -> ShapedParagraph? {
        guard !part.range.isEmpty, let place = places[Text(part.text.utf8)] else { return nil }
        let old = layout.paragraphs[place]
        guard layout.request.style(at: old.range.lowerBound).isRightToLeft == isRightToLeft else { return nil }
        let distance = part.range.lowerBound - old.range.lowerBound
        let (oldSpan, newSpan) = (layout.table.index(at: old.range.lowerBound), table.index(at: part.range.lowerBound))
        guard hasSameSpans(old.range, from: oldSpan, table, from: newSpan, distance) else { return nil }
        return old.moved(by: distance, next: part.next, spans: newSpan - oldSpan)
    }

    /// Whether the attributes of a paragraph are the same as those in another table, all at one distance.
    private func hasSameSpans(
        _ range: Range<Int>, from first: Int, _ table: AttributeTable, from other: Int, _ distance: Int
    ) -> Bool {
        var (index, otherIndex) = (first, other)
        let own = layout.table.spans
        while true {
            guard otherIndex < table.spans.count, own[index].attributes == table.spans[otherIndex].attributes else {
                return false
            }
            let end = min(own[index].range.upperBound, range.upperBound)
            let otherEnd = min(table.spans[otherIndex].range.upperBound, range.upperBound + distance)
            guard end + distance == otherEnd else { return false }
            if end == range.upperBound { return true }
            index += 1
            otherIndex += 1
            guard index < own.count else { return false }
        }
    }
}

extension ShapedParagraph {
    /// The same paragraph at another place of a text.
    ///
    /// - Parameter spans: How far its attributes have moved in the table.
    fileprivate func moved(by distance: Int, next: Int, spans: Int) -> ShapedParagraph {
        var moved = ShapedParagraph(
            range: (range.lowerBound + distance)..<(range.upperBound + distance), next: next,
            isRightToLeft: isRightToLeft)
        (moved.glyphs, moved.runs) = (glyphs, runs)
        if distance == 0, spans == 0 {
            moved.clusters = clusters
        } else {
            let (distance, spans) = (Int32(distance), Int32(spans))
            moved.clusters = clusters.map { cluster in
                ShapedCluster(
                    start: cluster.start + distance, end: cluster.end + distance, glyphStart: cluster.glyphStart,
                    glyphCount: cluster.glyphCount, run: cluster.run, attributes: cluster.attributes + spans,
                    advance: cluster.advance, flags: cluster.flags)
            }
        }
        return moved
    }
}
