/// Something that makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the other view.
    associatedtype Body: View
    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>
    /// The other view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is given.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    let view: any View
}

extension _ViewModifier_Content: PrimitiveView {
    func update(_ node: Node) { node.declare(view) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Joins the two.
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// There is none: the modifier says what is shown.
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    func update(_ node: Node) {
        var modifier = modifier
        node.properties.link(&modifier, to: node)
        node.declare(modifier.body(content: _ViewModifier_Content(view: content)))
    }
}

extension View {
    /// The view with a modifier.
    public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// Makes the modifier.
    nonisolated public init() {}
    /// The view as it is.
    public func body(content: Content) -> some View { content }
}
