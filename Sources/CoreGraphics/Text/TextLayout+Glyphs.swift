import Foundation

/// Glyphs of one font and colour on a line; positions in points, x from the layout's left, y from the baseline down.
struct GlyphRun {
    struct Glyph {
        let id: UInt32
        let x: Double
        let y: Double
    }

    let font: GlyphFont
    /// Nil is the colour that is given to `draw`.
    let color: TextColor?
    let baselineOffset: Double
    /// How the glyphs differ from the font's; nil for not at all.
    var shape: GlyphShape?
    var glyphs: [Glyph]
}

/// How glyphs are drawn that are not simply filled as their font has them.
struct GlyphShape {
    /// In points; zero strokes nothing.
    let strokeWidth: Double
    let isFilled: Bool
    /// Nil is the text's colour.
    let strokeColor: TextColor?
    let slant: Double
    let stretch: Double

    init?(_ attributes: TextAttributes) {
        guard attributes.strokeWidth != 0 || attributes.obliqueness != 0 || attributes.expansion != 0 else {
            return nil
        }
        strokeWidth = abs(Double(attributes.strokeWidth)) / 100 * attributes.font.safeSize
        isFilled = attributes.strokeWidth <= 0
        strokeColor = attributes.strokeColor
        slant = Double(attributes.obliqueness)
        stretch = exp(Double(attributes.expansion))
    }

    /// Where the ink of a glyph is that has `box` in its font.
    func ink(_ box: CGRect) -> CGRect {
        let (lean, line) = (CGFloat(slant), CGFloat(strokeWidth))
        let (top, bottom) = (-box.minY * lean, -box.maxY * lean)
        let (left, right) = (box.minX * CGFloat(stretch), box.maxX * CGFloat(stretch))
        // Corners of outlines stick out further than the line is thick.
        return CGRect(
            x: left + min(top, bottom), y: box.minY, width: right - left + abs(top - bottom), height: box.height
        ).insetBy(dx: -2 * line, dy: -2 * line)
    }
}

/// A filled rectangle that belongs to text: background, underline or strikethrough.
struct TextRule {
    let x, y, width, height: Double
    let color: TextColor
    let isBehind: Bool
}

/// The glyph runs of the lines that were drawn, for as many glyphs as a few screens show; `lock` guards them.
final class GlyphRunCache: @unchecked Sendable {
    private static let maximumGlyphs = 16384
    private let lock = NSLock()
    private var lines: [Int: [GlyphRun]] = [:]
    private(set) var glyphCount = 0

    func runs(of line: Int, make: () -> [GlyphRun]) -> [GlyphRun] {
        lock.lock()
        defer { lock.unlock() }
        if let known = lines[line] { return known }
        let made = make()
        // An empty line and each run take up something, too.
        let count = made.reduce(1) { $0 + 1 + $1.glyphs.count }
        // A long text scrolls: what was drawn far away is not worth keeping.
        if glyphCount + count > Self.maximumGlyphs { (lines, glyphCount) = ([:], 0) }
        lines[line] = made
        glyphCount += count
        return made
    }

    /// What the runs of a text of so many glyphs may come to take up.
    static func byteCount(glyphs: Int) -> Int { min(glyphs, maximumGlyphs) * MemoryLayout<GlyphRun.Glyph>.stride }
}

extension TextLayout {
    /// The glyphs of line `index`, worked out when it is first drawn.
    func glyphRuns(of index: Int) -> [GlyphRun] {
        glyphRunCache.runs(of: index) { makeGlyphRuns(of: placed[index]) }
    }

    private func makeGlyphRuns(of line: PlacedLine) -> [GlyphRun] {
        var runs: [GlyphRun] = []
        var last: (segment: Int, run: Int, attributes: Int32)?
        forEachCluster(of: line) { segment, cluster, x, _ in
            let key = (segment.paragraph, segment.run, cluster.attributes)
            if last == nil || last! != key {
                runs.append(emptyRun(of: segment, cluster))
                last = key
            }
            add(cluster, of: segment, at: x, to: &runs[runs.count - 1])
        }
        return runs.filter { !$0.glyphs.isEmpty }
    }

    /// A run that the glyphs of a cluster may begin.
    func emptyRun(of segment: PlacedSegment, _ cluster: ShapedCluster) -> GlyphRun {
        let attributes = table.spans[Int(cluster.attributes)].attributes
        return GlyphRun(
            font: paragraphs[segment.paragraph].runs[segment.run].font, color: attributes.color,
            baselineOffset: Double(attributes.baselineOffset), shape: GlyphShape(attributes), glyphs: [])
    }

    /// Adds the glyphs of a cluster that stands at `x`, in points from the layout's left.
    func add(_ cluster: ShapedCluster, of segment: PlacedSegment, at x: Double, to run: inout GlyphRun) {
        var x = x
        let stretch = run.shape?.stretch ?? 1
        let range = Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount)
        for glyph in paragraphs[segment.paragraph].glyphs[range] {
            if glyph.id != .max {
                run.glyphs.append(
                    GlyphRun.Glyph(id: glyph.id, x: x + Double(glyph.offset.x) * stretch, y: Double(glyph.offset.y)))
            }
            x += Double(glyph.advance) * stretch
        }
    }

    /// Whether any of the text has a background or a line.
    var hasRules: Bool { table.spans.contains { $0.attributes.hasRules } }

    func rules(of index: Int, defaultColor: TextColor) -> [TextRule] {
        guard hasRules else { return [] }
        var rules: [TextRule] = []
        let line = placed[index]
        for span in spans(of: line) {
            let attributes = table.spans[Int(span.attributes)].attributes
            let color = attributes.color ?? defaultColor
            let size = attributes.font.safeSize
            let baseline = line.baseline - Double(attributes.baselineOffset)
            if let background = attributes.backgroundColor {
                rules.append(
                    TextRule(
                        x: span.x, y: Double(lines[index].top), width: span.end - span.x,
                        height: Double(lines[index].bottom - lines[index].top), color: background, isBehind: true))
            }
            if attributes.isUnderlined {
                rules += lineRules(
                    span, attributes.underline, at: baseline + size * 0.075, size,
                    attributes.underlineColor ?? color, isBehind: true)
            }
            if attributes.isStruckThrough {
                rules += lineRules(
                    span, attributes.strikethrough, at: baseline - size * 0.29, size,
                    attributes.strikethroughColor ?? color, isBehind: false)
            }
        }
        return rules
    }

    /// A part of a line with the same attributes, from left to right, and its words.
    private struct LineSpan {
        let attributes: Int32
        let x: Double
        var end: Double
        var words: [ClosedRange<Double>] = []
    }

    private func spans(of line: PlacedLine) -> [LineSpan] {
        var spans: [LineSpan] = []
        forEachCluster(of: line) { _, cluster, x, advance in
            if spans.last?.attributes == cluster.attributes {
                spans[spans.count - 1].end = x + advance
            } else {
                spans.append(LineSpan(attributes: cluster.attributes, x: x, end: x + advance))
            }
            guard !cluster.flags.contains(.whitespace) else { return }
            let last = spans.count - 1
            let end = max(x, x + advance)
            if let word = spans[last].words.last, x - word.upperBound < 1e-6 {
                spans[last].words[spans[last].words.count - 1] = word.lowerBound...max(end, word.upperBound)
            } else {
                spans[last].words.append(x...end)
            }
        }
        return spans
    }

    private func lineRules(
        _ span: LineSpan, _ style: TextLineStyle, at y: Double, _ size: Double, _ color: TextColor, isBehind: Bool
    ) -> [TextRule] {
        let thickness = size * (style.isThick ? 0.1 : 0.05)
        // Choice (text attributes): the second of two lines lies below the first, a line's thickness away.
        let tops = style.isDouble ? [y, y + 2 * thickness] : [y]
        let parts = style.isByWord ? span.words : [span.x...max(span.x, span.end)]
        return parts.flatMap { dashes($0, style.pattern.map { $0 * thickness }) }.flatMap { dash in
            tops.map {
                TextRule(
                    x: dash.lowerBound, y: $0, width: dash.upperBound - dash.lowerBound, height: thickness,
                    color: color, isBehind: isBehind)
            }
        }
    }

    private func dashes(_ part: ClosedRange<Double>, _ pattern: [Double]) -> [ClosedRange<Double>] {
        guard pattern.reduce(0, +) > 0.01 else { return [part] }
        var dashes: [ClosedRange<Double>] = []
        var (x, step) = (part.lowerBound, 0)
        while x < part.upperBound {
            let end = min(x + pattern[step % pattern.count], part.upperBound)
            if step % 2 == 0 { dashes.append(x...end) }
            (x, step) = (end, step + 1)
        }
        return dashes
    }

    /// The attachments that are shown, and where, in points from the layout's corner.
    package var attachments: [(attachment: TextAttachment, frame: CGRect, color: TextColor?)] {
        guard table.spans.contains(where: { $0.attributes.attachment != nil }) else { return [] }
        var found: [(TextAttachment, CGRect, TextColor?)] = []
        for line in placed {
            forEachCluster(of: line) { _, cluster, x, _ in
                let attributes = table.spans[Int(cluster.attributes)].attributes
                guard cluster.glyphCount == 0, let attachment = attributes.attachment else { return }
                let bottom = CGFloat(line.baseline) - attributes.baselineOffset - attachment.rise
                let corner = CGPoint(x: CGFloat(x), y: bottom - attachment.size.height)
                found.append((attachment, CGRect(origin: corner, size: attachment.size), attributes.color))
            }
        }
        return found
    }

    /// The smallest rectangle that holds all that is drawn, in points from the layout's corner.
    package var inkBounds: CGRect {
        var box = CGRect.null
        for (index, line) in placed.enumerated() {
            for run in makeGlyphRuns(of: line) {
                for glyph in run.glyphs {
                    var ink = run.font.inkBox(of: glyph.id)
                    guard !ink.isEmpty else { continue }
                    if let shape = run.shape { ink = shape.ink(ink) }
                    box = box.union(
                        ink.offsetBy(
                            dx: CGFloat(glyph.x), dy: CGFloat(line.baseline - run.baselineOffset + glyph.y)))
                }
            }
            for rule in rules(of: index, defaultColor: TextColor(red: 0, green: 0, blue: 0)) {
                box = box.union(CGRect(x: rule.x, y: rule.y, width: rule.width, height: rule.height))
            }
        }
        return box
    }
}

extension TextAttributes {
    fileprivate var hasRules: Bool { backgroundColor != nil || isUnderlined || isStruckThrough }
}
