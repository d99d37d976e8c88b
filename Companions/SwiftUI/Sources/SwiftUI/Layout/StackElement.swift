/// Elements beside each other, or below each other.
final class StackElement: Element {
    let axis: Axis
    var alignment: AlignmentLine
    var spacing: CGFloat?
    var elements: [Element] = []

    /// The usual distance between two views, in points.
    // Choice (SwiftUI): 8 points between any two views; Apple's depends on what they are.
    static let usualSpacing: CGFloat = 8

    init(axis: Axis) {
        self.axis = axis
        alignment = axis == .horizontal ? VerticalAlignment.center.line : HorizontalAlignment.center.line
    }

    override var views: [UIView] {
        elements.enumerated().sorted {
            ($0.element.traits.zIndex ?? 0, $0.offset) < ($1.element.traits.zIndex ?? 0, $1.offset)
        }
        .flatMap(\.element.views)
    }

    /// The distances between each element and the next.
    private var gaps: [CGFloat] {
        zip(elements, elements.dropFirst()).map { first, second in
            if let spacing { return spacing }
            // A spacer keeps its own distance.
            return first.traits.isSpacer == true || second.traits.isSpacer == true ? 0 : Self.usualSpacing
        }
    }

    /// The sizes of the elements: those of higher priority choose first, among those of one priority the least flexible.
    private func sizes(_ proposal: Proposal) -> [CGSize] {
        func offer(_ length: CGFloat?) -> Proposal {
            var offer = proposal
            offer[axis] = length
            return offer
        }
        guard let whole = proposal[axis] else { return elements.map { $0.size(offer(nil)) } }
        var sizes = [CGSize](repeating: .zero, count: elements.count)
        var left = whole - gaps.reduce(0, +)
        let ranges = elements.map { ($0.size(offer(0))[axis], $0.size(offer(.infinity))[axis]) }
        // Spacers take what nothing else wants.
        let priorities = elements.map { $0.traits.priority ?? ($0.traits.isSpacer == true ? -.infinity : 0) }
        for priority in Set(priorities).sorted(by: >) {
            let group = elements.indices.filter { priorities[$0] == priority }
                .sorted { (ranges[$0].1 - ranges[$0].0, $0) < (ranges[$1].1 - ranges[$1].0, $1) }
            let reserved = elements.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + ranges[$1].0 }
            var available = left - reserved
            for (number, index) in group.enumerated() {
                let size = elements[index].size(offer(max(0, available) / CGFloat(group.count - number)))
                sizes[index] = size
                available -= size[axis]
            }
            left = available + reserved
        }
        return sizes
    }

    /// The extent across the stack before and behind the line of alignment.
    private func extents(_ sizes: [CGSize]) -> (before: CGFloat, whole: CGFloat) {
        var (before, behind) = (-CGFloat.infinity, -CGFloat.infinity)
        for (element, size) in zip(elements, sizes) {
            let guide = element.guide(alignment, in: size)
            before = max(before, guide)
            behind = max(behind, size[axis.other] - guide)
        }
        return elements.isEmpty ? (0, 0) : (before, before + behind)
    }

    override var speakingViews: [UIView] { elements.flatMap(\.speakingViews) }

    override func measure(_ proposal: Proposal) -> CGSize {
        let sizes = sizes(proposal)
        var size = CGSize.zero
        size[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps.reduce(0, +)
        size[axis.other] = extents(sizes).whole
        return size
    }

    private func frames(_ proposal: CGSize) -> [CGRect] {
        let sizes = sizes(Proposal(proposal))
        let gaps = gaps + [0]
        let before = extents(sizes).before
        var position: CGFloat = 0
        return elements.indices.map { index in
            var origin = CGPoint.zero
            origin[axis] = position
            origin[axis.other] = before - elements[index].guide(alignment, in: sizes[index])
            position += sizes[index][axis] + gaps[index]
            return CGRect(origin: origin, size: sizes[index])
        }
    }

    override func place(in rect: CGRect) {
        for (element, frame) in zip(elements, frames(rect.size)) {
            element.place(in: frame.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }

    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        guide(line, of: Array(zip(elements, frames(size))))
    }
}

extension Element {
    /// Where a line is among several elements: the last baseline is that of the last, any other that of the first which has it.
    func guide(_ line: AlignmentLine, of placed: [(Element, CGRect)]) -> CGFloat? {
        let found = placed.compactMap { element, frame in
            element.explicitGuide(line, in: frame.size).map {
                $0 + (line.axis == .horizontal ? frame.minX : frame.minY)
            }
        }
        return line.id == LastBaseline.self ? found.last : found.first
    }
}

/// Elements in front of each other.
final class LayersElement: Element {
    var alignment = Alignment.center
    var elements: [Element] = []

    override var views: [UIView] {
        elements.enumerated().sorted {
            ($0.element.traits.zIndex ?? 0, $0.offset) < ($1.element.traits.zIndex ?? 0, $1.offset)
        }
        .flatMap(\.element.views)
    }

    private func layout(_ proposal: Proposal) -> (size: CGSize, frames: [CGRect]) {
        // Those of a higher priority say how large the others may be.
        let highest = elements.map { $0.traits.priority ?? 0 }.max() ?? 0
        var (left, top) = (-CGFloat.infinity, -CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        let placed = elements.map { element in
            let size = element.size(proposal)
            let point = element.point(alignment, in: size)
            if (element.traits.priority ?? 0) == highest {
                (left, top) = (max(left, point.x), max(top, point.y))
                (right, bottom) = (max(right, size.width - point.x), max(bottom, size.height - point.y))
            }
            return (size, point)
        }
        guard !elements.isEmpty else { return (.zero, []) }
        return (
            CGSize(width: left + right, height: top + bottom),
            placed.map { size, point in CGRect(origin: CGPoint(x: left - point.x, y: top - point.y), size: size) }
        )
    }

    override var speakingViews: [UIView] { elements.flatMap(\.speakingViews) }

    override func measure(_ proposal: Proposal) -> CGSize { layout(proposal).size }

    override func place(in rect: CGRect) {
        for (element, frame) in zip(elements, layout(Proposal(rect.size)).frames) {
            element.place(in: frame.offsetBy(dx: rect.minX, dy: rect.minY))
        }
    }

    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        guide(line, of: Array(zip(elements, layout(Proposal(size)).frames)))
    }
}
