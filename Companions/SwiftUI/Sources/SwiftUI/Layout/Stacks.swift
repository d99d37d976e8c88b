/// Views beside each other.
public struct HStack<Content: View>: View {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Puts views beside each other; the spacing is in points.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
}

extension HStack: PrimitiveView {
    func update(_ node: Node) { node.declare(content, along: .horizontal) }
    func elements(_ node: Node) -> [Element] { node.stack(.horizontal, alignment.line, spacing) }
}

/// Views below each other.
public struct VStack<Content: View>: View {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Puts views below each other; the spacing is in points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }
}

extension VStack: PrimitiveView {
    func update(_ node: Node) { node.declare(content, along: .vertical) }
    func elements(_ node: Node) -> [Element] { node.stack(.vertical, alignment.line, spacing) }
}

// Choice (SwiftUI): lazy stacks make all of their views at once.
/// Views beside each other, which Apple makes as they come into sight.
public struct LazyHStack<Content: View>: View {
    private let stack: HStack<Content>

    /// Puts views beside each other; the spacing is in points. Pinned views stay in their places.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { stack = HStack(alignment: alignment, spacing: spacing, content: content) }

    /// The views in a stack.
    public var body: some View { stack }
}

/// Views below each other, which Apple makes as they come into sight.
public struct LazyVStack<Content: View>: View {
    private let stack: VStack<Content>

    /// Puts views below each other; the spacing is in points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { stack = VStack(alignment: alignment, spacing: spacing, content: content) }

    /// The views in a stack as wide as there is room.
    public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// Views in front of each other.
public struct ZStack<Content: View>: View {
    let alignment: Alignment
    let content: Content

    /// Puts views in front of each other, the first at the back.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }
}

extension ZStack: PrimitiveView {
    func update(_ node: Node) { node.declare(content, along: nil) }

    func elements(_ node: Node) -> [Element] {
        let layers = node.kept("layers") { LayersElement() }
        layers.alignment = alignment
        layers.elements = node.childElements
        return [layers]
    }
}

extension Node {
    /// Declares a child whose spacers and dividers know the direction of the stack.
    fileprivate func declare(_ content: some View, along axis: Axis?) {
        var environment = environment
        environment.frame.stackAxis = axis
        declare(content, environment: environment)
    }

    fileprivate func stack(_ axis: Axis, _ alignment: AlignmentLine, _ spacing: CGFloat?) -> [Element] {
        let stack = kept("stack") { StackElement(axis: axis) }
        stack.alignment = alignment
        stack.spacing = spacing
        stack.elements = childElements
        return [stack]
    }
}
