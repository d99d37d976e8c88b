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
    var glyphs: [Glyph]
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
            let paragraph = paragraphs[segment.paragraph]
            if last == nil || last! != key {
                let attributes = table.spans[Int(cluster.attributes)].attributes
                runs.append(
                    GlyphRun(
                        font: paragraph.runs[segment.run].font, color: attributes.color,
                        baselineOffset: Double(attributes.baselineOffset), glyphs: []))
                last = key
            }
            var x = x
            for glyph in paragraph.glyphs[Int(cluster.glyphStart)..<Int(cluster.glyphStart + cluster.glyphCount)] {
                if glyph.id != .max {
                    runs[runs.count - 1].glyphs.append(
                        GlyphRun.Glyph(id: glyph.id, x: x + Double(glyph.offset.x), y: Double(glyph.offset.y)))
                }
                x += Double(glyph.advance)
            }
        }
        return runs.filter { !$0.glyphs.isEmpty }
    }

    /// Whether any of the text has a background or a line.
    var hasRules: Bool { table.spans.contains { $0.attributes.hasRules } }

    func rules(of index: Int, defaultColor: TextColor) -> [TextRule] {
        guard hasRules else { return [] }
        var rules: [TextRule] = []
        let line = placed[index]
        var spans: [(attributes: Int32, x: Double, end: Double)] = []
        forEachCluster(of: line) { _, cluster, x, advance in
            if let last = spans.last, last.attributes == cluster.attributes {
                spans[spans.count - 1].end = x + advance
            } else {
                spans.append((cluster.attributes, x, x + advance))
            }
        }
        for span in spans {
            let attributes = table.spans[Int(span.attributes)].attributes
            let color = attributes.color ?? defaultColor
            let size = attributes.font.safeSize
            let baseline = line.baseline - Double(attributes.baselineOffset)
            let add = { (y: Double, height: Double, color: TextColor, isBehind: Bool) in
                rules.append(
                    TextRule(
                        x: span.x, y: y, width: span.end - span.x, height: height, color: color, isBehind: isBehind))
            }
            if let background = attributes.backgroundColor {
                add(Double(lines[index].top), Double(lines[index].bottom - lines[index].top), background, true)
            }
            if attributes.isUnderlined {
                add(baseline + size * 0.075, size * 0.05, attributes.underlineColor ?? color, true)
            }
            if attributes.isStruckThrough {
                add(baseline - size * 0.29, size * 0.05, attributes.strikethroughColor ?? color, false)
            }
        }
        return rules
    }

    /// The smallest rectangle that holds all that is drawn, in points from the layout's corner.
    package var inkBounds: CGRect {
        var box = CGRect.null
        for (index, line) in placed.enumerated() {
            for run in makeGlyphRuns(of: line) {
                for glyph in run.glyphs {
                    let ink = run.font.inkBox(of: glyph.id)
                    guard !ink.isEmpty else { continue }
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
