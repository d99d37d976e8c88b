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

    var byteCount: Int { clusters.memorySize + glyphs.memorySize + runs.memorySize }

    /// The distance between tab stops in points.
    static let tabInterval = 28.0

    /// How far cluster `index` moves the pen when it starts at `x` from the line's beginning.
    func advance(of index: Int, at x: Double) -> Double {
        let cluster = clusters[index]
        guard cluster.flags.contains(.tab) else { return cluster.advance }
        let next = ((x + 0.01) / Self.tabInterval).rounded(.down) + 1
        return next * Self.tabInterval - x
    }
}
