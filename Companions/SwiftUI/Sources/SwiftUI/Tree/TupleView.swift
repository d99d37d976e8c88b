/// Several views, one after the other.
public struct TupleView<T>: View {
    /// The views as a tuple.
    nonisolated(unsafe) public var value: T
    // Builders run outside of the main actor, too: what they make is only read on it.
    nonisolated(unsafe) let views: [any View]

    nonisolated init(_ value: T, views: [any View]) { (self.value, self.views) = (value, views) }
}

extension TupleView: PrimitiveView {
    func update(_ node: Node) { for view in views { node.declare(view) } }
}
