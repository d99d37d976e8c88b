/// Several views, one after the other.
public struct TupleView<T>: View {
    /// The views as a tuple.
    public var value: T
    let views: [any View]

    init(_ value: T, views: [any View]) { (self.value, self.views) = (value, views) }
}

extension TupleView: PrimitiveView {
    func update(_ node: Node) { for view in views { node.declare(view) } }
}
