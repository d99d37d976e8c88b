/// Rows that belong together, with something above and below.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// There is none: a list knows sections.
    public typealias Body = Never

    /// Makes a section with views above and below.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }
    /// Makes a section with views above and below.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes a section of rows alone.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes a section with a view above.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    /// Makes a section with a view above.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes a section with a view below.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    /// Makes a section with a view below.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes a section below the text of a key.
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(key), content: content(), footer: EmptyView())
    }
    /// Makes a section below a string.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
    func update(_ node: Node) {
        func caption(_ environment: EnvironmentValues) -> EnvironmentValues {
            guard environment.frame.isInList else { return environment }
            var environment = environment
            environment.font = .footnote
            environment.frame.style = Color.secondary
            return environment
        }
        var above = caption(node.environment)
        if node.environment.frame.isInList, above.textCase == nil { above.textCase = .uppercase }
        node.declare(header, environment: above)
        node.declare(content)
        node.declare(footer, environment: caption(node.environment))
    }

    func elements(_ node: Node) -> [Element] {
        let parts = node.children.map(\.elements)
        guard node.environment.frame.isInList else {
            for element in parts[0] + parts[2] { element.own.spansGrid = true }
            return parts.flatMap { $0 }
        }
        let element: SectionElement = node.kept("section") { SectionElement() }
        (element.header, element.rows, element.footer) = (parts[0], parts[1], parts[2])
        return [element]
    }
}

/// A section as a list sees it.
final class SectionElement: Element {
    var header: [Element] = []
    var rows: [Element] = []
    var footer: [Element] = []
}
