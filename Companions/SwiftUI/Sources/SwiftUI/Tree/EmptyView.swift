/// A view that shows nothing and takes no room.
public struct EmptyView: View {
    /// Makes the view.
    nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
    func elements(_ node: Node) -> [Element] { [] }
}
