/// Several views that are treated alike.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
    func update(_ node: Node) { node.declare(content) }
}
