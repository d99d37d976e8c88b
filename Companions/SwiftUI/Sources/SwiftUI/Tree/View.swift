/// A piece of an interface, described by the views that it consists of.
@MainActor @preconcurrency public protocol View {
    /// The type of what the view consists of.
    associatedtype Body: View
    /// What the view consists of. It is asked for when state changes that it reads.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// There is no such view.
    public var body: Never { fatalError("there is no view of type Never") }
}

extension View where Body == Never {
    /// A view that is not made of others has none.
    public var body: Never { fatalError("\(type(of: self)) is not made of other views") }
}

/// A view that is not made of others by its body: it says itself what its node holds, and what is laid out for it.
@MainActor protocol PrimitiveView: View where Body == Never {
    /// Declares the children of its node, and keeps there what has to outlive this value.
    func update(_ node: Node)
    /// What is laid out in the place of the view, in the order of its children.
    func elements(_ node: Node) -> [Element]
}

extension PrimitiveView {
    func update(_ node: Node) {}
    func elements(_ node: Node) -> [Element] { node.childElements }
}
