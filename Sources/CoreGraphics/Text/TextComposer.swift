import Foundation

/// Makes lines out of a request: paragraphs, breaks, the limit on lines, and the ellipsis.
struct TextComposer {
    let request: TextLayoutRequest
    let table: AttributeTable
    private let shaper: TextShaper
    private(set) var paragraphs: [ShapedParagraph] = []
    private(set) var lines: [BrokenLine] = []
    private(set) var isTruncated = false
    private let reusable: ReusableParagraphs?
    private var unshaped: ParagraphSplitter

    /// - Parameter reusable: Paragraphs that need not be shaped again.
    init(
        request: TextLayoutRequest, table: AttributeTable, library: FontLibrary, reusing reusable: ReusableParagraphs?
    ) {
        self.request = request
        self.table = table
        shaper = TextShaper(library: library, table: table)
        self.reusable = reusable
        unshaped = ParagraphSplitter(request.string)
        compose()
    }

    /// The margins of a line: where it starts and how wide it may be, in points.
    static func margins(
        _ request: TextLayoutRequest, of paragraph: ShapedParagraph, isFirstOfParagraph: Bool
    ) -> (indent: Double, width: Double?) {
        let style = request.style(at: paragraph.range.lowerBound)
        let indent = max(0, Double(isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent))
        guard let limit = request.maximumWidth else { return (indent, nil) }
        let edge = style.tailIndent > 0 ? style.tailIndent : limit + style.tailIndent
        return (indent, max(0, Double(min(edge, limit)) - indent))
    }

    private mutating func compose() {
        let limit = request.maximumNumberOfLines > 0 ? request.maximumNumberOfLines : Int.max
        let mode = request.paragraphStyle.lineBreakMode
        // One line only is never wrapped unless the mode says how to wrap.
        let isSingle = limit == 1 && mode != .byWordWrapping && mode != .byCharWrapping
        let maximumHeight = (request.maximumHeight.map { Double($0) } ?? .infinity) + 0.01
        var heights = LineHeights(request: request, table: table)
        var index = 0
        while shapeParagraph(index) {
            let paragraph = paragraphs[index]
            if index > 0, unshaped.isFinished, index == paragraphs.count - 1, paragraph.range.isEmpty,
                !request.showsTrailingEmptyLine
            {
                break
            }
            let breaker = LineBreaker(paragraph: paragraph, byWords: mode != .byCharWrapping)
            var start = 0
            repeat {
                let row = row(of: breaker, from: start, isSingle: isSingle, heights)
                for line in row {
                    let fits = heights.append(line, of: paragraph) <= maximumHeight
                    if !lines.isEmpty, lines.count == limit || !fits {
                        isTruncated = true
                        truncateLast()
                        return
                    }
                    lines.append(line)
                }
                start = row.last?.clusters.upperBound ?? paragraph.clusters.count
            } while start < paragraph.clusters.count
            index += 1
        }
        if isSingle, let line = lines.last,
            let width = Self.margins(
                request, of: paragraphs[line.paragraph], isFirstOfParagraph: line.isFirstOfParagraph
            ).width,
            LineBreaker.width(
                LineBreaker.trimmed(line.clusters, of: paragraphs[line.paragraph]), of: paragraphs[line.paragraph])
                > width + LineBreaker.tolerance
        {
            isTruncated = true
            truncateLast()
        }
    }

    /// The lines that stand side by side below those before them: one, or several around what lines leave free.
    private func row(of breaker: LineBreaker, from start: Int, isSingle: Bool, _ heights: LineHeights) -> [BrokenLine] {
        let paragraph = breaker.paragraph
        let margins = Self.margins(request, of: paragraph, isFirstOfParagraph: start == 0)
        func line(from start: Int, width: Double?) -> BrokenLine {
            var end = breaker.lineEnd(from: start, width: width)
            if request.style(at: paragraph.range.lowerBound).pushesWordsOut {
                end = breaker.withCompany(start..<end)
            }
            return BrokenLine(
                pieces: [LinePiece(paragraph: paragraphs.count - 1, clusters: start..<end)],
                paragraph: paragraphs.count - 1, clusters: start..<end, endsParagraph: end == paragraph.clusters.count,
                isFirstOfParagraph: start == 0)
        }
        let whole = line(from: start, width: isSingle ? nil : margins.width)
        guard !request.exclusions.isEmpty, let width = margins.width, !isSingle else { return [whole] }
        let room = margins.indent...(margins.indent + width)
        let lowest = request.exclusions.reduce(-Double.infinity) { max($0, $1.bottom) }
        var top = heights.top(of: whole, in: paragraph)
        while top < lowest {
            var (lines, next): ([BrokenLine], Int) = ([], start)
            for slot in request.slots(from: top, to: top + heights.height(of: whole, in: paragraph), within: room) {
                // Beside what is left free, a word is not broken.
                let space = slot.upperBound - slot.lowerBound
                guard slot == room || breaker.fitsWord(at: next, width: space) else { continue }
                var part = line(from: next, width: space)
                (part.slot, part.top) = (slot, top)
                lines.append(part)
                next = part.clusters.upperBound
                if part.endsParagraph { break }
            }
            if !lines.isEmpty { return lines }
            top += 1
        }
        var below = whole
        below.top = top
        return [below]
    }

    /// Shapes paragraphs up to number `index`; false when there is none.
    private mutating func shapeParagraph(_ index: Int) -> Bool {
        while paragraphs.count <= index {
            guard let part = unshaped.next() else { return false }
            let style = request.style(at: part.range.lowerBound)
            var shaped =
                reusable?.paragraph(part, isRightToLeft: style.isRightToLeft, table: table)
                ?? shaper.shape(part.text, range: part.range, next: part.next, isRightToLeft: style.isRightToLeft)
            shaped.tabs = TabStops(style)
            paragraphs.append(shaped)
        }
        return true
    }
}

// MARK: - Ellipsis

extension TextComposer {
    /// Replaces what does not fit on the last line, and all text after it, as the line break mode says.
    private mutating func truncateLast() {
        let mode = request.paragraphStyle.lineBreakMode
        guard mode != .byWordWrapping, mode != .byCharWrapping, mode != .byClipping, var line = lines.popLast() else {
            return
        }
        let paragraph = paragraphs[line.paragraph]
        let rest = line.clusters.lowerBound..<paragraph.clusters.count
        let offset = rest.isEmpty ? paragraph.range.lowerBound : Int(paragraph.clusters[rest.lowerBound].start)
        var ellipsis = shapeEllipsis(at: offset, like: paragraph)
        let width =
            line.slot.map { $0.upperBound - $0.lowerBound }
            ?? Self.margins(request, of: paragraph, isFirstOfParagraph: line.isFirstOfParagraph).width ?? .infinity
        let space = max(0, width - ellipsis.clusters.reduce(0) { $0 + $1.advance })
        var before: Range<Int>?
        var after: Range<Int>?
        if mode != .byTruncatingHead {
            let shown = LineBreaker.prefix(rest, of: paragraph, width: mode == .byTruncatingTail ? space : space / 2)
            before = LineBreaker.trimmed(shown, of: paragraph)
        }
        var last = line.paragraph
        if mode != .byTruncatingTail {
            while shapeParagraph(last + 1) { last += 1 }
            let end = paragraphs[last]
            let hidden = last == line.paragraph ? (before?.upperBound ?? rest.lowerBound) : 0
            let used = before.map { LineBreaker.width($0, of: paragraph) } ?? 0
            after = LineBreaker.suffix(hidden..<end.clusters.count, of: end, width: space - used)
        }
        if let shown = before, let final = shown.last {
            ellipsis = shapeEllipsis(at: Int(paragraph.clusters[final].start), like: paragraph)
        }
        paragraphs.append(ellipsis)
        line.pieces = []
        if let before { line.pieces.append(LinePiece(paragraph: line.paragraph, clusters: before)) }
        line.pieces.append(
            LinePiece(paragraph: paragraphs.count - 1, clusters: ellipsis.clusters.indices, isEllipsis: true))
        if let after { line.pieces.append(LinePiece(paragraph: last, clusters: after)) }
        lines.append(line)
    }

    /// An ellipsis that looks like the text at UTF-16 offset `offset` and reads in the paragraph's direction.
    private func shapeEllipsis(at offset: Int, like paragraph: ShapedParagraph) -> ShapedParagraph {
        var shaped = shaper.shape("\u{2026}", range: offset..<(offset + 1), next: offset + 1)
        shaped.runs = shaped.runs.map { ShapedRun(font: $0.font, level: paragraph.isRightToLeft ? 1 : 0) }
        return shaped
    }
}

extension Unicode.Scalar {
    /// Whether text after this character starts on a new line.
    var isParagraphSeparator: Bool {
        switch value {
        case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
