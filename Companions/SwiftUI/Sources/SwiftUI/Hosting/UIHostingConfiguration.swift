/// The content of a cell, made of SwiftUI's views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    let content: Content
    let backgroundView: Background
    // Choice (SwiftUI): a cell's content keeps 11 points above and below, and 16 at the sides.
    var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    var least = CGSize.zero

    /// The configuration with another view behind the content.
    @MainActor public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(
            content: self.content, backgroundView: content(), insets: insets, least: least)
    }

    /// The configuration with a colour or another style behind the content.
    @MainActor public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
        background { Rectangle().fill(style) }
    }

    /// The configuration with other margins, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        var result = self
        if edges.contains(.top) { result.insets.top = length }
        if edges.contains(.leading) { result.insets.leading = length }
        if edges.contains(.bottom) { result.insets.bottom = length }
        if edges.contains(.trailing) { result.insets.trailing = length }
        return result
    }

    /// The configuration with other margins, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
            .margins(edges.intersection(.bottom), insets.bottom).margins(edges.intersection(.trailing), insets.trailing)
    }

    /// The configuration with a least size, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var result = self
        result.least = CGSize(width: width ?? 0, height: height ?? 0)
        return result
    }

    /// Makes a view that shows the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    /// The configuration itself: the state of the cell does not change it.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
    /// Shows views in a cell.
    @MainActor public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), backgroundView: EmptyView())
    }
}

/// What the framework asks of a hosting configuration of any content.
@MainActor private protocol HostedContent {
    var whole: any View { get }
}

extension UIHostingConfiguration: HostedContent {
    fileprivate var whole: any View {
        content.padding(insets).frame(minWidth: least.width, minHeight: least.height)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading).background { backgroundView }
    }
}

/// The view of a hosting configuration.
private final class HostingContentView: Surface, UIContentView {
    private let page = Page()
    private var tree: Graph?

    var configuration: any UIContentConfiguration { didSet { update() } }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        keepsToSafeArea = false
        update()
    }

    required init?(coder: NSCoder) { fatalError("a hosting configuration's view is not in any document") }

    private func update() {
        guard let whole = (configuration as? any HostedContent)?.whole else { return }
        let environment = EnvironmentValues(traitCollection, page: page)
        if let tree {
            tree.update(whole, environment: environment)
        } else {
            let tree = Graph(whole, environment: environment) { [weak self] elements in
                self?.show(elements)
                self?.invalidateIntrinsicContentSize()
            }
            self.tree = tree
            graph = tree
        }
        tree?.flush()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        page.setVisible(window != nil)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        tree?.flush()
        return contentSize(Proposal(size.width, nil))
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        tree?.flush()
        return contentSize(Proposal(targetSize.width > 0 ? targetSize.width : nil, nil))
    }
}
