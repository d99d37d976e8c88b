/// Something in a bar: what `toolbar(content:)` shows.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The items; for content of SwiftUI's own.
    var __items: [__ToolbarEntry] { get }
}

/// A view in a bar, with its place.
public struct __ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

/// Where in a bar something is.
public struct ToolbarItemPlacement: Sendable {
    let place: BarItem.Placement
    /// The usual place: at the end of the bar above.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// At the beginning of the bar above.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar above.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the beginning of the bar above.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// At the end of the bar above.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the end of the bar above: what the view is mostly for.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// At the end of the bar above: what confirms.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    /// At the beginning of the bar above: what leaves all as it is.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// In the bar below.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// In the place of the title.
    public static let principal = ToolbarItemPlacement(place: .principal)
}

/// A view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Puts a view into a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    /// The view.
    public var __items: [__ToolbarEntry] { [__ToolbarEntry(placement: placement, view: AnyView(content))] }
}

/// Views in a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    let placement: ToolbarItemPlacement
    let content: Content
    /// Puts views into a bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    /// The views, beside each other.
    public var __items: [__ToolbarEntry] {
        [__ToolbarEntry(placement: placement, view: AnyView(HStack(spacing: 16) { content }))]
    }
}

/// What makes one content of a bar of several in a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// Several contents.
    @MainActor public static func buildBlock(_ content: any ToolbarContent...) -> __ToolbarItems {
        __ToolbarItems(__items: content.flatMap(\.__items))
    }
    /// Content under a condition.
    @MainActor public static func buildOptional(_ content: __ToolbarItems?) -> __ToolbarItems {
        content ?? __ToolbarItems(__items: [])
    }
    /// The first of two contents.
    @MainActor public static func buildEither(first: __ToolbarItems) -> __ToolbarItems { first }
    /// The second of two contents.
    @MainActor public static func buildEither(second: __ToolbarItems) -> __ToolbarItems { second }
}

/// Several contents of a bar.
public struct __ToolbarItems: ToolbarContent {
    /// The items.
    public let __items: [__ToolbarEntry]
}

extension View {
    /// Puts something into the bars around the view.
    public func toolbar(@ToolbarContentBuilder content: () -> __ToolbarItems) -> some View {
        Barred(content: self, items: content().__items)
    }
    /// Puts a view into the bar above.
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
        Barred(content: self, items: [__ToolbarEntry(placement: .automatic, view: AnyView(content()))])
    }
    /// Puts a view at the end of the bar above.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        Barred(content: self, items: [__ToolbarEntry(placement: .topBarTrailing, view: AnyView(trailing))])
    }
    /// Puts a view at the beginning of the bar above.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        Barred(content: self, items: [__ToolbarEntry(placement: .topBarLeading, view: AnyView(leading))])
    }
    /// Puts views into the bar above.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        navigationBarItems(leading: leading).navigationBarItems(trailing: trailing)
    }
}

/// A view that puts others into the bar above.
private struct Barred<Content: View>: PrimitiveView {
    let content: Content
    let items: [__ToolbarEntry]

    func update(_ node: Node) {
        node.declare(content)
        var environment = node.environment
        environment.frame.isInList = false
        for item in items { node.declare(item.view, environment: environment) }
    }

    func elements(_ node: Node) -> [Element] {
        let elements = node.children[0].elements
        let page = node.environment.frame.page
        for (number, (item, child)) in zip(items, node.children.dropFirst()).enumerated() {
            let surface: BarSurface = node.kept("bar \(number)") { BarSurface() }
            surface.graph = node.graph
            surface.show(child.elements)
            let button: UIBarButtonItem = node.kept("item \(number)") { UIBarButtonItem(customView: surface) }
            let size = surface.contentSize(.ideal)
            if surface.bounds.size != size { surface.frame.size = size }
            page?.bar.items.append(BarItem(placement: item.placement.place, item: button))
        }
        return elements
    }
}

/// The view of something in a bar.
private final class BarSurface: Surface {
    override init(frame: CGRect) {
        super.init(frame: frame)
        keepsToSafeArea = false
        tellsIntrinsicSize = true
    }

    required init?(coder: NSCoder) { fatalError("an item of SwiftUI's is not in any document") }
}

extension BarWishes {
    /// Puts the items into a controller's navigation item, where they are others than before.
    @MainActor func applyItems(to item: UINavigationItem) {
        let leading = items.filter { $0.placement == .leading }.map(\.item)
        let trailing = items.filter { $0.placement == .trailing }.map(\.item).reversed() as [UIBarButtonItem]
        if (item.leftBarButtonItems ?? []) != leading { item.leftBarButtonItems = leading }
        if (item.rightBarButtonItems ?? []) != trailing { item.rightBarButtonItems = trailing }
        if let title = items.first(where: { $0.placement == .principal })?.item.customView { item.titleView = title }
    }
}
