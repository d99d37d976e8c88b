import Foundation

/// The places of a flow layout's items, headers and footers.
///
/// Lines follow each other along the direction of scrolling; items fill a line across it.
struct FlowArrangement: Equatable {
    /// The parts of a section, in points.
    struct Content: Equatable {
        var insets = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var header = CGSize.zero
        var footer = CGSize.zero
        var items = Items.equal(.zero, count: 0)
    }

    enum Items: Equatable {
        case equal(CGSize, count: Int)
        case own([CGSize])

        var count: Int {
            switch self {
            case .equal(_, let count): count
            case .own(let sizes): sizes.count
            }
        }

        subscript(index: Int) -> CGSize {
            switch self {
            case .equal(let size, _): size
            case .own(let sizes): sizes[index]
            }
        }
    }

    struct Line: Equatable {
        let items: Range<Int>
        /// The line's beginning along the direction of scrolling, from the start of the content, in points.
        let start: CGFloat
        let end: CGFloat
    }

    struct Section: Equatable {
        var header = CGRect.zero
        var footer = CGRect.zero
        var frames: [CGRect] = []
        var lines: [Line] = []
        var start: CGFloat = 0
        var end: CGFloat = 0
    }

    private(set) var sections: [Section] = []
    private(set) var contentSize: CGSize
    let isHorizontal: Bool

    /// - Parameters:
    ///   - breadth: Of the content across the direction of scrolling, in points.
    ///   - scale: Pixels a point; items begin at whole pixels.
    init(_ contents: [Content], breadth: CGFloat, isHorizontal: Bool, scale: CGFloat) {
        self.isHorizontal = isHorizontal
        var position: CGFloat = 0
        for content in contents {
            let section = Self.section(
                isHorizontal ? content.turned : content, at: position, breadth: breadth, scale: scale)
            position = section.end
            sections.append(section)
        }
        contentSize = CGSize(width: breadth, height: position)
        guard isHorizontal else { return }
        contentSize = CGSize(width: position, height: breadth)
        for index in sections.indices {
            sections[index].header = sections[index].header.turned
            sections[index].footer = sections[index].footer.turned
            for item in sections[index].frames.indices {
                sections[index].frames[item] = sections[index].frames[item].turned
            }
        }
    }

    /// Lays a section out as if the content scrolled vertically.
    private static func section(
        _ content: Content, at start: CGFloat, breadth: CGFloat, scale: CGFloat
    ) -> Section {
        var section = Section()
        section.start = start
        section.header = CGRect(x: 0, y: start, width: breadth, height: content.header.height)
        var y = section.header.maxY + content.insets.top
        let available = max(breadth - content.insets.left - content.insets.right, 0)
        let count = content.items.count
        section.frames.reserveCapacity(count)
        var first = 0
        while first < count {
            // As many as fit, and one in any case.
            var last = first
            var width = content.items[first].width
            var height = content.items[first].height
            while last + 1 < count {
                let next = content.items[last + 1]
                let wider = width + content.itemSpacing + next.width
                guard wider <= available + 0.001 else { break }
                width = wider
                height = max(height, next.height)
                last += 1
            }
            let line = first..<(last + 1)
            let (left, spacing) = Self.spread(
                content, line, used: width, available: available, isLast: last + 1 == count)
            var x = content.insets.left + left
            for item in line {
                let size = content.items[item]
                let top = y + (height - size.height) / 2
                section.frames.append(
                    CGRect(
                        x: (x * scale).rounded() / scale, y: (top * scale).rounded() / scale, width: size.width,
                        height: size.height))
                x += size.width + spacing
            }
            section.lines.append(Line(items: line, start: y, end: y + height))
            y += height + (last + 1 < count ? content.lineSpacing : 0)
            first = last + 1
        }
        y += content.insets.bottom
        section.footer = CGRect(x: 0, y: y, width: breadth, height: content.footer.height)
        section.end = section.footer.maxY
        return section
    }

    /// The place of a line's first item and the distance between its items.
    ///
    /// Full lines reach from side to side; the last one keeps to the columns of the others where all items are equal,
    /// and to the smallest spacing where they are not.
    private static func spread(
        _ content: Content, _ line: Range<Int>, used: CGFloat, available: CGFloat, isLast: Bool
    ) -> (left: CGFloat, spacing: CGFloat) {
        var count = line.count
        var used = used
        if isLast {
            guard case .equal(let size, _) = content.items else { return (0, content.itemSpacing) }
            if size.width + content.itemSpacing > 0 {
                let full = ((available + content.itemSpacing + 0.001) / (size.width + content.itemSpacing)).rounded(
                    .down)
                count = max(Int(min(full, 1e6)), 1)
            }
            used = CGFloat(count) * size.width + CGFloat(count - 1) * content.itemSpacing
        }
        guard count > 1 else { return ((available - used) / 2, 0) }
        let rest = (available - used) / CGFloat(count - 1)
        return (0, content.itemSpacing + rest)
    }

    // MARK: Questions

    /// The sections that a range along the direction of scrolling touches.
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = sections.partitioningIndex { $0.end >= range.lowerBound }
        var last = first
        while last < sections.count, sections[last].start <= range.upperBound { last += 1 }
        return first..<last
    }

    /// The items of a section that a range along the direction of scrolling touches.
    func items(of section: Int, in range: ClosedRange<CGFloat>) -> Range<Int> {
        let lines = sections[section].lines
        let first = lines.partitioningIndex { $0.end >= range.lowerBound }
        var last = first
        while last < lines.count, lines[last].start <= range.upperBound { last += 1 }
        guard first < last else { return 0..<0 }
        return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
}

extension FlowArrangement.Content {
    /// With the axes exchanged.
    fileprivate var turned: Self {
        var content = self
        content.insets = UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
        content.header = CGSize(width: header.height, height: header.width)
        content.footer = CGSize(width: footer.height, height: footer.width)
        switch items {
        case .equal(let size, let count):
            content.items = .equal(CGSize(width: size.height, height: size.width), count: count)
        case .own(let sizes): content.items = .own(sizes.map { CGSize(width: $0.height, height: $0.width) })
        }
        return content
    }
}

extension CGRect {
    /// Whether the rectangles have a part in common and not only an edge, which Foundation takes for one.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// With the axes exchanged.
    var turned: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension Array {
    /// The first index whose element passes a test that all later ones pass too.
    func partitioningIndex(where passes: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if passes(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
