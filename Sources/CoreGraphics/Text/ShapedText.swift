import Foundation

/// A glyph of a shaped paragraph; lengths in points, y down.
struct ShapedGlyph {
    let id: UInt32
    let offset: SIMD2<Float>
    let advance: Float
}

/// The smallest piece of text that can be placed: one or more characters and their glyphs.
struct ShapedCluster {
    struct Flags: OptionSet {
        let rawValue: UInt8
        static let whitespace = Flags(rawValue: 1)
        /// A line may begin here, by the Unicode rules.
        static let breakBefore = Flags(rawValue: 2)
        /// A line may begin here where words do not matter.
        static let graphemeStart = Flags(rawValue: 4)
        static let tab = Flags(rawValue: 8)
    }

    /// UTF-16 offsets in the whole text.
    let start: Int32
    let end: Int32
    let glyphStart: Int32
    let glyphCount: Int32
    let run: Int32
    /// Index into the text's attribute table.
    let attributes: Int32
    /// Includes kerning and tracking.
    let advance: Double
    let flags: Flags
}

/// Clusters of one font and direction.
struct ShapedRun {
    let font: GlyphFont
    /// The bidirectional level; odd reads right to left.
    let level: UInt8
}

/// A paragraph after shaping: clusters in reading order, each with its glyphs from left to right.
struct ShapedParagraph {
    /// UTF-16 offsets in the whole text, without the separator.
    let range: Range<Int>
    /// Where the next paragraph starts.
    let next: Int
    let isRightToLeft: Bool
    var clusters: [ShapedCluster] = []
    var glyphs: [ShapedGlyph] = []
    var runs: [ShapedRun] = []
    var tabs = TabStops()

    var byteCount: Int { clusters.memorySize + glyphs.memorySize + runs.memorySize }

    /// How far cluster `index` moves the pen when it starts at `x` from the line's beginning.
    ///
    /// - Parameter indent: Where the line begins, from the margin that tab stops count from.
    func advance(of index: Int, at x: Double, indent: Double = 0) -> Double {
        let cluster = clusters[index]
        guard cluster.flags.contains(.tab) else { return cluster.advance }
        let place = x + indent
        guard let stop = tabs.stops.first(where: { Double($0.location) > place + 0.01 }) else {
            return tabs.usualStop(after: place) - place
        }
        let room = Double(stop.location) - place
        switch stop.alignment {
        case .left: return room
        case .center: return max(0, room - widthToNextTab(after: index) / 2)
        case .right: return max(0, room - widthToNextTab(after: index))
        }
    }

    private func widthToNextTab(after index: Int) -> Double {
        clusters[(index + 1)...].prefix { !$0.flags.contains(.tab) }.reduce(0) { $0 + $1.advance }
    }
}

/// Where tabs of a paragraph lead.
struct TabStops {
    /// The distance between tab stops that nobody set, in points.
    private static let interval = 28.0

    var stops: [TextTabStop] = []
    private var interval = Self.interval
    private var indents = (first: 0.0, others: 0.0)

    init() {}

    init(_ style: TextParagraphStyle) {
        stops = style.tabStops
        if style.tabInterval > 0 { interval = Double(style.tabInterval) }
        indents = (max(0, Double(style.firstLineHeadIndent)), max(0, Double(style.headIndent)))
    }

    func indent(isFirstOfParagraph: Bool) -> Double { isFirstOfParagraph ? indents.first : indents.others }

    /// The next of the stops that nobody set.
    func usualStop(after place: Double) -> Double { (((place + 0.01) / interval).rounded(.down) + 1) * interval }
}
