extension View {
    /// Shows the view as clearly as another one is, which has the same room.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        Masked(content: self, mask: mask(), alignment: alignment)
    }

    /// Shows the view as clearly as another one is, which has the same room.
    @_disfavoredOverload public func mask<Mask: View>(_ mask: Mask) -> some View {
        Masked(content: self, mask: mask, alignment: .center)
    }
}

/// A view that is seen through another one.
struct Masked<Content: View, Mask: View>: PrimitiveView {
    let content: Content
    let mask: Mask
    let alignment: Alignment

    func update(_ node: Node) {
        node.declare(content)
        node.declare(mask)
    }

    func elements(_ node: Node) -> [Element] {
        let elements = node.children[0].elements
        let masks = node.children[1].elements
        return elements.enumerated().map { number, element in
            let masked = node.wrapper(of: element) { MaskedElement($0) }
            // A view can be one mask only: of several views the first has it.
            masked.isMasked = number == 0
            masked.layers.elements = number == 0 ? masks : []
            masked.layers.alignment = alignment
            masked.layers.forgetSizes()
            masked.alignment = alignment
            return masked
        }
    }
}

final class MaskedElement: CanvasWrapper {
    let layers = LayersElement()
    var alignment = Alignment.center
    var isMasked = true
    private let mask = HostingCanvas()

    override func place(in rect: CGRect) {
        let origin = Surface.origin
        super.place(in: rect)
        guard isMasked else { return canvas.mask = nil }
        mask.frame = CGRect(origin: .zero, size: rect.size)
        mask.arrange(layers.views)
        let size = layers.size(Proposal(rect.size))
        let outer = inner.point(alignment, in: rect.size)
        let point = layers.point(alignment, in: size)
        Surface.within(rect.origin, of: origin) {
            layers.place(in: CGRect(origin: CGPoint(x: outer.x - point.x, y: outer.y - point.y), size: size))
        }
        if canvas.mask !== mask { canvas.mask = mask }
    }
}
