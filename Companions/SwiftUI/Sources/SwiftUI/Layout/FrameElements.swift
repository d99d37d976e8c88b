/// A wrapper that places what it wraps somewhere in its own room.
class PlacingElement: Wrapper {
    /// Where what is wrapped lies in room of a size.
    func innerFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    override func place(in rect: CGRect) {
        inner.place(in: innerFrame(in: rect.size).offsetBy(dx: rect.minX, dy: rect.minY))
    }

    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        let frame = innerFrame(in: size)
        return inner.explicitGuide(line, in: frame.size).map {
            $0 + (line.axis == .horizontal ? frame.minX : frame.minY)
        }
    }

    func aligned(_ inner: CGSize, _ alignment: Alignment, in size: CGSize) -> CGRect {
        let point = self.inner.point(alignment, in: inner)
        let outer = Element().point(alignment, in: size)
        return CGRect(x: outer.x - point.x, y: outer.y - point.y, width: inner.width, height: inner.height)
    }
}

final class FrameElement: PlacingElement {
    var width: CGFloat?
    var height: CGFloat?
    var alignment = Alignment.center

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = inner.size(Proposal(width ?? proposal.width, height ?? proposal.height))
        return CGSize(width: max(0, width ?? size.width), height: max(0, height ?? size.height))
    }

    override func innerFrame(in size: CGSize) -> CGRect { aligned(inner.size(Proposal(size)), alignment, in: size) }
}

final class FlexibleFrameElement: PlacingElement {
    struct Range {
        var least: CGFloat?
        var ideal: CGFloat?
        var most: CGFloat?

        /// What is offered to the view inside.
        func offer(_ length: CGFloat?) -> CGFloat? {
            (length ?? ideal).map { min(max($0, least ?? -.infinity), max(most ?? .infinity, least ?? -.infinity)) }
        }

        func result(_ inner: CGFloat, offered: CGFloat?) -> CGFloat {
            let wanted = offered ?? ideal ?? inner
            switch (least, most) {
            case (let least?, let most?): return max(least, min(most, wanted))
            case (let least?, nil): return max(least, min(inner, wanted))
            case (nil, let most?): return min(most, max(inner, wanted))
            case (nil, nil): return offered == nil ? ideal ?? inner : inner
            }
        }
    }

    var horizontal = Range()
    var vertical = Range()
    var alignment = Alignment.center

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = inner.size(Proposal(horizontal.offer(proposal.width), vertical.offer(proposal.height)))
        return CGSize(
            width: horizontal.result(size.width, offered: proposal.width),
            height: vertical.result(size.height, offered: proposal.height))
    }

    override func innerFrame(in size: CGSize) -> CGRect {
        aligned(
            inner.size(Proposal(horizontal.offer(size.width), vertical.offer(size.height))), alignment, in: size)
    }
}

final class FixedSizeElement: PlacingElement {
    var horizontal = false
    var vertical = false

    private func offer(_ proposal: Proposal) -> Proposal {
        Proposal(horizontal ? nil : proposal.width, vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: Proposal) -> CGSize { inner.size(offer(proposal)) }
}

final class OffsetElement: PlacingElement {
    var offset = CGSize.zero

    override func place(in rect: CGRect) { inner.place(in: rect.offsetBy(dx: offset.width, dy: offset.height)) }
}

final class PositionElement: PlacingElement {
    var position = CGPoint.zero

    override func measure(_ proposal: Proposal) -> CGSize { proposal.filled(inner.size(proposal)) }

    override func innerFrame(in size: CGSize) -> CGRect {
        let inner = inner.size(Proposal(size))
        return CGRect(
            x: position.x - inner.width / 2, y: position.y - inner.height / 2, width: inner.width, height: inner.height)
    }
}

final class RatioElement: PlacingElement {
    var ratio: CGFloat?
    var mode = ContentMode.fit

    private func offer(_ proposal: Proposal) -> Proposal {
        let ideal = inner.size(.ideal)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            if width == .infinity, height == .infinity { return proposal }
            let byWidth = width / ratio
            let isBound = mode == .fit ? byWidth <= height : byWidth >= height
            return isBound && width != .infinity || height == .infinity
                ? Proposal(width, byWidth) : Proposal(height * ratio, height)
        case (let width?, nil): return Proposal(width, width / ratio)
        case (nil, let height?): return Proposal(height * ratio, height)
        case (nil, nil): return self.ratio == nil ? proposal : Proposal(ideal.width, ideal.width / ratio)
        }
    }

    override func measure(_ proposal: Proposal) -> CGSize { inner.size(offer(proposal)) }

    override func innerFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }
}

final class GuideElement: Wrapper {
    var line = HorizontalAlignment.center.line
    var value: (ViewDimensions) -> CGFloat = { _ in 0 }

    override func explicitGuide(_ line: AlignmentLine, in size: CGSize) -> CGFloat? {
        line == self.line ? value(inner.dimensions(size)) : inner.explicitGuide(line, in: size)
    }
}

/// A wrapper that reaches beyond what is safe.
final class UnsafeElement: PlacingElement {
    var edges = Edge.Set.all

    override func measure(_ proposal: Proposal) -> CGSize {
        let insets = Surface.safeInsets
        let safe = CGSize(
            width: Surface.size.width - insets.left - insets.right,
            height: Surface.size.height - insets.top - insets.bottom)
        // Only what is offered all that is safe can be offered more.
        func more(_ length: CGFloat?, _ all: CGFloat, _ before: CGFloat, _ behind: CGFloat) -> CGFloat? {
            length.map { $0 >= all - 0.5 && $0.isFinite ? $0 + before + behind : $0 }
        }
        let left = edges.contains(.leading) ? insets.left : 0
        let right = edges.contains(.trailing) ? insets.right : 0
        let top = edges.contains(.top) ? insets.top : 0
        let bottom = edges.contains(.bottom) ? insets.bottom : 0
        var size = inner.size(
            Proposal(more(proposal.width, safe.width, left, right), more(proposal.height, safe.height, top, bottom)))
        if let width = proposal.width { size.width = min(size.width, width) }
        if let height = proposal.height { size.height = min(size.height, height) }
        return size
    }

    override func place(in rect: CGRect) {
        let room = Surface.reaching(edges, from: rect)
        let size = inner.size(Proposal(room.size))
        // What stays smaller keeps to the middle of the room.
        inner.place(
            in: CGRect(
                x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height))
    }
}
