/// A column of a grid that grows downwards, or a row of one that grows sidewards.
public struct GridItem: Sendable {
    /// How wide a column is, in points.
    public enum Size: Sendable {
        /// Just so wide.
        case fixed(CGFloat)
        /// As wide as there is room, between two widths.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns as there is room for, between two widths.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How wide it is.
    public var size: Size
    /// The distance to the next, in points; nil as usual.
    public var spacing: CGFloat?
    /// Where views are in it; nil where the grid says it.
    public var alignment: Alignment?

    /// Makes a column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

// Choice (SwiftUI): lazy grids make all of their views at once.
/// Views in columns, row by row.
public struct LazyVGrid<Content: View>: View {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a grid; the spacing between rows is in points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }
}

/// Views in rows, column by column.
public struct LazyHGrid<Content: View>: View {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Makes a grid; the spacing between columns is in points.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content()) }
}

extension LazyVGrid: PrimitiveView {
    func update(_ node: Node) { node.declare(content) }
    func elements(_ node: Node) -> [Element] {
        let grid = node.kept("grid") { LazyGridElement(axis: .vertical) }
        (grid.items, grid.spacing, grid.line) = (columns, spacing ?? StackElement.usualSpacing, alignment.line)
        grid.elements = node.childElements
        return [grid]
    }
}

extension LazyHGrid: PrimitiveView {
    func update(_ node: Node) { node.declare(content) }
    func elements(_ node: Node) -> [Element] {
        let grid = node.kept("grid") { LazyGridElement(axis: .horizontal) }
        (grid.items, grid.spacing, grid.line) = (rows, spacing ?? StackElement.usualSpacing, alignment.line)
        grid.elements = node.childElements
        return [grid]
    }
}

/// Elements in lines that follow each other along an axis.
final class LazyGridElement: Element {
    let axis: Axis
    var items: [GridItem] = []
    var spacing: CGFloat = 0
    var line: AlignmentLine
    var elements: [Element] = []

    init(axis: Axis) {
        self.axis = axis
        line = HorizontalAlignment.center.line
    }

    override var views: [UIView] { elements.flatMap(\.views) }
    override var speakingViews: [UIView] { elements.flatMap(\.speakingViews) }

    private struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    /// The columns, for a room across the axis.
    private func tracks(_ room: CGFloat?) -> (tracks: [Track], length: CGFloat) {
        let gaps = items.map { $0.spacing ?? StackElement.usualSpacing }
        var left = (room ?? 0) - gaps.dropLast().reduce(0, +)
        var open = items.count
        for case .fixed(let length) in items.map(\.size) {
            left -= length
            open -= 1
        }
        var tracks: [Track] = []
        var position: CGFloat = 0
        for (item, gap) in zip(items, gaps) {
            let share = max(0, left) / CGFloat(max(open, 1))
            var lengths: [CGFloat]
            switch item.size {
            case .fixed(let length): lengths = [length]
            case .flexible(let least, let most):
                lengths = [max(least, min(most, share))]
                left -= lengths[0]
                open -= 1
            case .adaptive(let least, let most):
                let count = max(1, Int((share + gap) / max(1, least + gap)))
                let length = (share - CGFloat(count - 1) * gap) / CGFloat(count)
                lengths = Array(repeating: max(least, min(most, length)), count: count)
                left -= share
                open -= 1
            }
            for length in lengths {
                tracks.append(Track(start: position, length: length, alignment: item.alignment ?? .center))
                position += length + gap
            }
        }
        return (tracks, max(0, position - (gaps.last ?? 0)))
    }

    private func layout(_ room: CGFloat?) -> (frames: [CGRect], size: CGSize) {
        let (tracks, length) = tracks(room)
        guard !tracks.isEmpty else { return (elements.map { _ in .zero }, .zero) }
        let across = axis.other
        var frames = [CGRect](repeating: .zero, count: elements.count)
        var position: CGFloat = 0
        var index = 0
        while index < elements.count {
            // What stands above or below a section has a line of its own.
            let spans = elements[index].traits.spansGrid == true
            var count = spans ? 1 : 0
            while !spans, count < tracks.count, index + count < elements.count,
                elements[index + count].traits.spansGrid != true
            { count += 1 }
            let cells = (0..<count).map { number -> (Element, Track, CGSize) in
                let element = elements[index + number]
                let track = spans ? Track(start: 0, length: room ?? length, alignment: .center) : tracks[number]
                var offer = Proposal.ideal
                offer[across] = track.length
                return (element, track, element.size(offer))
            }
            let depth = cells.map { $0.2[axis] }.max() ?? 0
            for (number, (element, track, size)) in cells.enumerated() {
                var cell = CGSize.zero
                (cell[axis], cell[across]) = (depth, track.length)
                let (outer, inner) = (
                    Element().point(track.alignment, in: cell), element.point(track.alignment, in: size)
                )
                var origin = CGPoint(x: outer.x - inner.x, y: outer.y - inner.y)
                origin[axis] += position
                origin[across] += track.start
                frames[index + number] = CGRect(origin: origin, size: size)
            }
            position += depth + spacing
            index += count
        }
        var size = CGSize.zero
        (size[axis], size[across]) = (max(0, position - spacing), length)
        return (frames, size)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        var size = layout(proposal[axis.other]).size
        size[axis.other] = max(size[axis.other], proposal[axis.other] ?? 0)
        return size
    }

    override func place(in rect: CGRect) {
        let across = axis.other
        let (frames, size) = layout(rect.size[across])
        // Columns that need less than the room stand where the grid's alignment says.
        let shift = max(0, Element().guide(line, in: rect.size) - Element().guide(line, in: size))
        for (element, frame) in zip(elements, frames) {
            var origin = frame.origin
            if element.traits.spansGrid != true { origin[across] += shift }
            element.place(in: CGRect(origin: origin, size: frame.size).offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }
}
