@_spi(Framework) import UIKit

/// Rows below each other, which are moved by a finger.
public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    var selection: ListSelection?

    /// Makes a list of rows.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }

    /// Makes a list of a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where SelectionValue == Never, Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        content = ForEach(data, content: rowContent)
    }

    /// Makes a list of a row for each element, with a property that tells them apart.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// Makes a list of a row for each number of a range.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent> {
        content = ForEach(data, content: rowContent)
    }

    /// The rows in a table view of UIKit's.
    public var body: some View { TableContent(content: content, isForm: false, selection: selection) }
}

/// Controls below each other, in groups.
public struct Form<Content: View>: View {
    let content: Content

    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The rows in a table view of UIKit's.
    public var body: some View { TableContent(content: content, isForm: true, selection: nil) }
}

extension ForEach where Content: View {
    /// The rows, which can be deleted.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
        var copy = self
        copy.onDelete = action
        return copy
    }
    /// The rows, which can be moved while what is shown is being changed.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
        var copy = self
        copy.onMove = action
        return copy
    }
}

/// How lists look.
struct ListLook: Sendable {
    let style: UITableView.Style
    /// The usual style of the place: groups with round corners.
    static let automatic = ListLook(style: .insetGrouped)
    /// Rows from side to side.
    static let plain = ListLook(style: .plain)
    /// Groups from side to side.
    static let grouped = ListLook(style: .grouped)
    /// Groups with round corners.
    static let insetGrouped = ListLook(style: .insetGrouped)
    /// Rows with round corners.
    static let inset = ListLook(style: .plain)
}

extension EnvironmentValues {
    private enum ListLookKey: EnvironmentKey { static let defaultValue = ListLook.automatic }

    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Says how lists in the view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, ListLook(style)) }
    /// Says how far the content of a row is from its edges, in points; nil as usual.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { trait(\.rowInsets, insets) }
    /// Says what lies behind a row.
    public func listRowBackground<V: View>(_ view: V?) -> some View { trait(\.rowColor, (view as? Color)?.uiColor) }
    /// Says whether there are lines beside a row.
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
        trait(\.hidesSeparator, visibility == .hidden)
    }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic
    case visible
    case hidden
}

private struct TableContent<Content: View>: PrimitiveView {
    let content: Content
    let isForm: Bool
    let selection: ListSelection?

    func update(_ node: Node) {
        var environment = node.environment
        environment.frame.isInList = true
        environment.frame.table = table(node).table
        environment.frame.stackAxis = .vertical
        node.declare(content, environment: environment)
    }

    private func table(_ node: Node) -> TableElement {
        let style = isForm ? .insetGrouped : node.environment.listLook.style
        return node.kept("table \(style.rawValue)") { TableElement(style) }
    }

    func elements(_ node: Node) -> [Element] {
        let element = table(node)
        element.table.graph = node.graph
        element.table.show(node.childElements)
        let look = node.environment.scrollLook
        look.apply(to: element.table.view)
        element.table.showBackground(look.background != .hidden)
        element.table.edit(node.environment.editMode?.wrappedValue.isEditing == true, selection)
        element.refresher.show(node.environment.refresh, in: element.table.view)
        return [element]
    }
}

/// A table view that a list fills.
private final class TableElement: FillElement {
    let table: HostedTable
    let refresher = Refresher()

    init(_ style: UITableView.Style) {
        table = HostedTable(style)
        super.init(table.view)
    }

    override func place(in rect: CGRect) {
        super.place(in: Surface.reaching(.all, from: rect))
        table.rowsMayHaveChanged()
    }
}
