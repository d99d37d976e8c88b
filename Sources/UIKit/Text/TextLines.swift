import CoreGraphics
import Foundation

/// A text set into lines, as Core Text hands it out; any thread may ask.
///
/// Coordinates are points, y down, from the top left corner of the text; offsets are UTF-16.
@_spi(Framework) public struct TextLines: Sendable {
    /// One line of the text.
    public struct Line: Sendable {
        /// What the line shows, with the white space and the separator at its end.
        public let range: NSRange
        /// The left end of the line's text.
        public let x: CGFloat
        /// The length of the line's text, white space at its end left out.
        public let width: CGFloat
        /// The upper edge of the line.
        public let top: CGFloat
        /// The lower edge of the line.
        public let bottom: CGFloat
        /// The height on which the letters stand.
        public let baseline: CGFloat
    }

    private let layout: TextLayout
    /// The lines from the top down.
    public let lines: [Line]

    /// Sets a text, without a limit for a width of 0.
    public init(_ text: NSAttributedString, width: CGFloat, font: UIFont) {
        var request = TextLayoutRequest(text, defaultFont: font, defaultStyle: .default)
        if width > 0, width < 1e6 { request.maximumWidth = width }
        let layout = request.layout
        self.layout = layout
        // What a line does not show belongs to the line before the next one.
        let ends = layout.lines.dropFirst().map(\.range.lowerBound) + [text.length]
        lines = zip(layout.lines, ends).map { line, end in
            Line(
                range: NSRange(location: line.range.lowerBound, length: max(0, end - line.range.lowerBound)), x: line.x,
                width: line.width, top: line.top, bottom: line.bottom, baseline: line.baseline)
        }
    }

    /// The smallest rectangle that holds all that is drawn.
    public var inkBounds: CGRect { layout.inkBounds }

    /// The distance from the text's left to a caret before an offset.
    public func caret(at offset: Int) -> CGFloat { layout.caretRect(at: offset).minX }

    /// The offset of the caret that is nearest to a point.
    public func offset(closestTo point: CGPoint) -> Int { layout.index(closestTo: point) }
}
