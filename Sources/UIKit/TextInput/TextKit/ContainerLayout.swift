import CoreGraphics
import Foundation

/// The part of a text that is in one container, and its lines.
struct ContainerLayout {
    let container: NSTextContainer
    /// The range of the whole text that is here.
    let range: NSRange
    /// The lines; offsets count from the beginning of the range.
    let layout: TextLayout
    /// The lines that fit.
    let lines: Int
    /// The top left corner of the lines, in the container's coordinates.
    let origin: CGPoint
    /// The width of the container as far as it has one, in points.
    let width: CGFloat

    /// A line of the container in its coordinates, with the range of the whole text that it and the white space at its end
    /// take up.
    struct Line {
        let range: NSRange
        let fragment: CGRect
        let used: CGRect
        let baseline: CGFloat
    }

    @MainActor init(_ container: NSTextContainer, _ text: NSAttributedString, from start: Int) {
        self.container = container
        let padding = container.lineFragmentPadding
        let (maximumWidth, maximumHeight) = (Self.limit(container.size.width), Self.limit(container.size.height))
        let rest = NSRange(location: start, length: text.length - start)
        if let view = container.textView {
            layout = view.textLayout(width: max(view.bounds.width, 1))
        } else {
            var request = TextLayoutRequest(
                start == 0 ? text : text.attributedSubstring(from: rest), defaultFont: UITextView.standardFont,
                defaultStyle: .default)
            request.showsTrailingEmptyLine = true
            request.includesLeading = container.layoutManager?.usesFontLeading ?? true
            request.maximumWidth = maximumWidth.map { max(0, $0 - 2 * padding) }
            request.maximumNumberOfLines = max(0, container.maximumNumberOfLines)
            if request.maximumWidth != nil { request.exclusions = container.exclusions }
            let cuts = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle].contains(container.lineBreakMode)
            if cuts { request.maximumHeight = maximumHeight }
            if cuts || container.maximumNumberOfLines > 0 {
                request.paragraphStyle.lineBreakMode = container.lineBreakMode.layout
            }
            layout = request.layout
        }
        origin = CGPoint(x: padding, y: 0)
        width = maximumWidth ?? layout.lineWidth + 2 * padding
        let limit = container.textView == nil ? maximumHeight ?? .infinity : .infinity
        // Sums of lines miss the height that was measured by a hair.
        let fitting = layout.lines.prefix { $0.bottom <= limit + 0.01 }.count
        lines = fitting
        if fitting == layout.lines.count || layout.isTruncated {
            range = rest
        } else {
            range = NSRange(location: start, length: layout.lines[fitting].range.lowerBound)
        }
    }

    /// What a size says of the room that there is; nil for no limit.
    private static func limit(_ value: CGFloat) -> CGFloat? { value > 0 && value < 1e6 ? value : nil }

    func line(_ index: Int) -> Line {
        let line = layout.lines[index]
        let end = index + 1 < layout.lines.count ? layout.lines[index + 1].range.lowerBound : range.length
        let padding = origin.x
        let height = line.bottom - line.top
        return Line(
            range: NSRange(location: range.location + line.range.lowerBound, length: end - line.range.lowerBound),
            fragment: container.exclusions.isEmpty
                ? CGRect(x: 0, y: line.top, width: width, height: height)
                : CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: height),
            used: CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: height),
            baseline: line.baseline)
    }

    /// The line that shows a place of the whole text; the last one for what is behind.
    func line(at place: Int) -> Line? {
        guard lines > 0 else { return nil }
        let local = place - range.location
        let index = layout.lines[..<lines].lastIndex { $0.range.lowerBound <= local } ?? 0
        return line(index)
    }

    /// Whether the last line stands behind a separator, and is empty.
    var hasExtraLine: Bool {
        guard let last = layout.lines.last, lines == layout.lines.count else { return false }
        return last.range.isEmpty && (range.length == 0 || layout.lines.count > 1)
    }

    /// The rectangles of a range of the whole text, in the container's coordinates.
    func rects(_ part: NSRange) -> [CGRect] {
        let part = NSIntersectionRange(part, range)
        guard part.length > 0 else { return [] }
        let start = part.location - range.location
        return layout.rects(for: start..<(start + part.length)).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The place of the caret before a character of the whole text, in the container's coordinates.
    func caret(_ place: Int) -> CGRect {
        layout.caretRect(at: place - range.location).offsetBy(dx: origin.x, dy: origin.y)
    }

    /// The character at a point of the container's coordinates, or the nearest one, and how far through it the point is.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard lines > 0, range.length > 0 else { return (range.location, 0) }
        let index = (0..<lines).first { point.y < layout.lines[$0].bottom } ?? lines - 1
        let line = line(index)
        let inLine = CGPoint(x: point.x, y: line.fragment.midY)
        let caret =
            layout.index(closestTo: CGPoint(x: inLine.x - origin.x, y: inLine.y - origin.y)) + range.location
        for place in [caret - 1, caret] where NSLocationInRange(place, line.range) {
            guard let rect = rects(NSRange(location: place, length: 1)).first, rect.width > 0 else { continue }
            if point.x >= rect.minX, point.x < rect.maxX { return (place, (point.x - rect.minX) / rect.width) }
        }
        if line.range.length == 0 { return (max(range.location, line.range.location - 1), 1) }
        let isBefore = point.x < line.used.midX
        return isBefore ? (line.range.location, 0) : (NSMaxRange(line.range) - 1, 1)
    }

    /// The backgrounds of the text without the text; nil where there are none.
    var layoutOfBackgrounds: TextLayout? {
        guard layout.request.runs.contains(where: { $0.attributes.backgroundColor != nil }) else { return nil }
        var request = layout.request
        for index in request.runs.indices {
            request.runs[index].attributes.color = TextColor(red: 0, green: 0, blue: 0, alpha: 0)
            request.runs[index].attributes.underline = TextLineStyle()
            request.runs[index].attributes.strikethrough = TextLineStyle()
            request.runs[index].attributes.strokeColor = nil
        }
        return request.layout
    }

    /// The text without the backgrounds, which are drawn before it.
    var layoutOfGlyphs: TextLayout {
        guard layout.request.runs.contains(where: { $0.attributes.backgroundColor != nil }) else { return layout }
        var request = layout.request
        request.attributes.backgroundColor = nil
        for index in request.runs.indices { request.runs[index].attributes.backgroundColor = nil }
        return request.layout
    }
}
