extension View {
    /// Puts room around the view; in points.
    public func padding(_ insets: EdgeInsets) -> some View { wrapped(in: PaddingElement.self) { $0.insets = insets } }

    /// Puts room beside some edges of the view; in points, nil for the usual 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? 16))
    }

    /// Puts room around the view; in points.
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Puts a view over this one, no larger than it.
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Layered(content: self, other: content(), alignment: alignment, isInFront: true)
    }

    /// Puts a view over this one, no larger than it.
    @_disfavoredOverload public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
        -> some View
    {
        Layered(content: self, other: overlay, alignment: alignment, isInFront: true)
    }

    /// Puts a colour or another style over the view.
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Layered(content: self, other: style.filled(reaching: edges), alignment: .center, isInFront: true)
    }

    /// Puts a filled shape over the view.
    public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        overlay(shape.fill(style))
    }

    /// Puts a view behind this one, no larger than it.
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        Layered(content: self, other: content(), alignment: alignment, isInFront: false)
    }

    /// Puts a view behind this one, no larger than it.
    @_disfavoredOverload public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        Layered(content: self, other: background, alignment: alignment, isInFront: false)
    }

    /// Puts a colour or another style behind the view, also under bars beside it.
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        Layered(content: self, other: style.filled(reaching: edges), alignment: .center, isInFront: false)
    }

    /// Puts the background of the surroundings behind the view.
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts a filled shape behind the view.
    public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View {
        background(shape.fill(style))
    }

    /// Draws a frame along the inside of the view's edges; the width is in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}

extension ShapeStyle {
    /// A view that is filled with the style.
    @MainActor func filled(reaching edges: Edge.Set) -> some View {
        Rectangle().fill(self).ignoresSafeArea(edges: edges)
    }
}

final class PaddingElement: PlacingElement {
    var insets = EdgeInsets()

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = inner.size(proposal.inset(insets))
        return CGSize(
            width: max(0, size.width + insets.leading + insets.trailing),
            height: max(0, size.height + insets.top + insets.bottom))
    }

    override func innerFrame(in size: CGSize) -> CGRect {
        CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
    }
}

/// A view with another one behind it or in front of it.
struct Layered<Content: View, Other: View>: PrimitiveView {
    let content: Content
    let other: Other
    let alignment: Alignment
    let isInFront: Bool

    func update(_ node: Node) {
        node.declare(content)
        node.declare(other)
    }

    func elements(_ node: Node) -> [Element] {
        let elements = node.children[0].elements
        let others = node.children[1].elements
        return elements.enumerated().map { number, element in
            let layered = node.wrapper(of: element) { LayeredElement($0) }
            // The other view is there once, behind or in front of the first.
            layered.layers.elements = number == 0 ? others : []
            layered.layers.alignment = alignment
            layered.layers.forgetSizes()
            (layered.alignment, layered.isInFront) = (alignment, isInFront)
            return layered
        }
    }
}

final class LayeredElement: Wrapper {
    let layers = LayersElement()
    var alignment = Alignment.center
    var isInFront = false

    override var views: [UIView] { isInFront ? inner.views + layers.views : layers.views + inner.views }

    override func place(in rect: CGRect) {
        inner.place(in: rect)
        let size = layers.size(Proposal(rect.size))
        let outer = inner.point(alignment, in: rect.size)
        let point = layers.point(alignment, in: size)
        layers.place(
            in: CGRect(
                x: rect.minX + outer.x - point.x, y: rect.minY + outer.y - point.y, width: size.width,
                height: size.height))
    }
}
