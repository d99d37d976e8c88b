/// A view whose type is not told.
public struct AnyView: View {
    nonisolated(unsafe) let view: any View

    /// Hides the type of a view.
    nonisolated public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// Hides the type of a view.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
    func update(_ node: Node) { node.declare(view) }
}
