/// A view that takes all the room that it is offered, and whose content depends on how much that is.
public struct GeometryReader<Content: View>: View {
    /// Makes the content for a room.
    public var content: (GeometryProxy) -> Content

    /// Makes a view of what it has for a room.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

/// The room that a view has.
public struct GeometryProxy: @unchecked Sendable {
    /// The size, in points.
    public let size: CGSize
    /// What of it is not safe, in points.
    public let safeAreaInsets: EdgeInsets
    fileprivate weak var view: UIView?

    /// The room in a space.
    @MainActor public func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        guard space != .local, let view else { return bounds }
        return view.convert(bounds, to: view.reference(for: space))
    }

    /// The room in a space.
    @_disfavoredOverload @MainActor public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: space.coordinateSpace)
    }
}

extension GeometryReader: PrimitiveView {
    func update(_ node: Node) {
        let element: GeometryElement = node.kept("geometry") { GeometryElement(node) }
        node.declare(content(element.proxy))
    }

    func elements(_ node: Node) -> [Element] {
        let element: GeometryElement = node.kept("geometry") { GeometryElement(node) }
        element.elements = node.childElements
        return [element]
    }
}

private final class GeometryElement: FillElement {
    private weak var node: Node?
    var elements: [Element] = []
    var proxy = GeometryProxy(size: .zero, safeAreaInsets: EdgeInsets(), view: nil)

    init(_ node: Node) {
        self.node = node
        super.init(HostingCanvas())
    }

    override func place(in rect: CGRect) {
        super.place(in: rect)
        if proxy.size != rect.size, let node {
            let safe = Surface.safeInsets
            let insets = EdgeInsets(top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right)
            proxy = GeometryProxy(size: rect.size, safeAreaInsets: insets, view: view)
            node.refresh()
            elements = node.childElements
        }
        Surface.within(rect.origin, of: Surface.origin) {
            for element in elements {
                element.place(in: CGRect(origin: .zero, size: element.size(Proposal(rect.size))))
            }
        }
        (view as? HostingCanvas)?.arrange(elements.flatMap(\.views))
    }
}
