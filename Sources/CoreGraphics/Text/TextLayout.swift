internal import CPango
import Foundation

/// Text set in lines, ready to measure and draw; immutable, and safe to use from any thread.
///
/// Coordinates are points, y down, from the top left corner of the text. Offsets into the string are UTF-16.
package final class TextLayout: Sendable {
    package struct Line: Hashable, Sendable {
        /// What the line shows, without separators; a truncated line's range ends at its last visible character.
        package let range: Range<Int>
        /// The left edge of the text.
        package let x: CGFloat
        /// The advance of the text, trailing white space of wrapped lines left out.
        package let width: CGFloat
        package let top: CGFloat
        package let bottom: CGFloat
        /// On a whole pixel.
        package let baseline: CGFloat
    }

    package let request: TextLayoutRequest
    package let lines: [Line]
    /// The size the text takes up, rounded up to whole pixels.
    package let size: CGSize
    /// The width that the longest line needs with its indent, wherever it is aligned; not rounded.
    package let lineWidth: CGFloat
    /// Whether some of the text is not shown.
    package let isTruncated: Bool

    let placed: [PlacedLine]
    let paragraphs: [ShapedParagraph]
    let table: AttributeTable
    let glyphRunCache = GlyphRunCache()

    /// The baseline of the first line.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The baseline of the last line.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// What the layout takes up in bytes, with the glyph runs of the lines that may be drawn.
    package let byteCount: Int

    /// How many fonts had been registered when the text was set.
    private let fontCount: Int

    /// Sets the text of `request`.
    ///
    /// - Parameter previous: A layout of which the text was made by edits: what stayed as it was is not shaped again.
    ///
    /// Without fonts, which `FontLibrary.shared` tells, the layout has the height of a line and no glyphs.
    package init(_ request: TextLayoutRequest, after previous: TextLayout? = nil) {
        self.request = request
        let length = request.string.utf16.count
        let table = AttributeTable(length: length, base: request.attributes, runs: request.runs)
        self.table = table
        var heights = LineHeights(request: request, table: table)
        let scale = request.scale > 0 && request.scale.isFinite ? Double(request.scale) : 1
        guard let library = try? FontLibrary.shared.get() else {
            placed = []
            paragraphs = []
            lines = []
            isTruncated = length > 0
            lineWidth = 0
            let height = Double(table.spans[0].metrics.lineHeight)
            size = CGSize(width: 0, height: Self.roundUp(height, scale))
            byteCount = request.byteCount
            fontCount = 0
            return
        }
        let fontCount = library.registeredCount
        self.fontCount = fontCount
        let reusable = previous.flatMap { $0.fontCount == fontCount ? ReusableParagraphs(of: $0) : nil }
        let composer = TextComposer(request: request, table: table, library: library, reusing: reusable)
        paragraphs = composer.paragraphs
        isTruncated = composer.isTruncated
        for line in composer.lines { _ = heights.append(line, of: composer.paragraphs[line.paragraph]) }

        let setter = LineSetter(paragraphs: composer.paragraphs, table: table)
        var placed = composer.lines.map { setter.set($0) }
        let widths = composer.lines.indices.map { index in
            if let slot = composer.lines[index].slot { return slot.lowerBound + placed[index].width }
            return placed[index].width
                + TextComposer.margins(
                    request, of: composer.paragraphs[composer.lines[index].paragraph],
                    isFirstOfParagraph: composer.lines[index].isFirstOfParagraph
                ).indent
        }
        let width = widths.max() ?? 0
        let height = heights.frames.last?.bottom ?? 0
        let size = CGSize(width: Self.roundUp(width, scale), height: Self.roundUp(height, scale))
        // Labels centre their lines in the rounded height before they round the baseline.
        let shift = (Double(size.height) - height) / 2
        var lines: [Line] = []
        for index in placed.indices {
            let line = composer.lines[index]
            let paragraph = composer.paragraphs[line.paragraph]
            let margins = TextComposer.margins(
                request, of: paragraph, isFirstOfParagraph: line.isFirstOfParagraph)
            let space = (margins.width ?? Double(size.width) - margins.indent)
            let style = request.style(at: paragraph.range.lowerBound)
            if let slot = line.slot {
                setter.align(
                    &placed[index], line: line, style: style, indent: 0, space: slot.upperBound - slot.lowerBound)
                placed[index].x += slot.lowerBound
            } else {
                setter.align(&placed[index], line: line, style: style, indent: margins.indent, space: space)
            }
            let frame = heights.frames[index]
            placed[index].baseline = ((frame.baseline + shift) * scale).rounded() / scale
            lines.append(
                Line(
                    range: setter.range(of: line), x: CGFloat(placed[index].x), width: CGFloat(placed[index].width),
                    top: CGFloat(frame.top + shift), bottom: CGFloat(frame.bottom + shift),
                    baseline: CGFloat(placed[index].baseline)))
        }
        self.size = size
        lineWidth = CGFloat(width)
        self.lines = lines
        self.placed = placed
        byteCount =
            request.byteCount + table.spans.memorySize + lines.memorySize + placed.memorySize
            + placed.reduce(0) { $0 + $1.segments.memorySize } + paragraphs.reduce(0) { $0 + $1.byteCount }
            + GlyphRunCache.byteCount(glyphs: paragraphs.reduce(0) { $0 + $1.glyphs.count })
    }

    /// The least whole number of pixels that holds `points`, in points.
    private static func roundUp(_ points: Double, _ scale: Double) -> CGFloat {
        // Sums of glyph advances miss whole pixels by some 1e-7.
        CGFloat(((points * scale) - 1e-4).rounded(.up) / scale)
    }
}
