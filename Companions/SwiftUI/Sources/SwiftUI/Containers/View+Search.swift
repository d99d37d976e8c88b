extension View {
    /// Puts a field for a search into the bar above the view.
    public func searchable(text: Binding<String>, prompt: Text? = nil) -> some View {
        Searching(content: self, text: text, prompt: prompt)
    }
    /// Puts a field for a search into the bar above the view, with the text of a key where nothing is written.
    public func searchable(text: Binding<String>, prompt: LocalizedStringKey) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }
    /// Puts a field for a search into the bar above the view, with a string where nothing is written.
    @_disfavoredOverload public func searchable<S: StringProtocol>(text: Binding<String>, prompt: S) -> some View {
        searchable(text: text, prompt: Text(prompt))
    }
}

/// A view with a field for a search in the bar above.
private struct Searching<Content: View>: PrimitiveView {
    let content: Content
    let text: Binding<String>
    let prompt: Text?

    private final class Search: NSObject, UISearchResultsUpdating {
        let controller = UISearchController(searchResultsController: nil)
        var text: Binding<String>?

        func updateSearchResults(for searchController: UISearchController) {
            let new = searchController.searchBar.text ?? ""
            if text?.wrappedValue != new { text?.wrappedValue = new }
        }
    }

    func update(_ node: Node) { node.declare(content) }

    func elements(_ node: Node) -> [Element] {
        let search: Search = node.kept("search") { Search() }
        let bar = search.controller.searchBar
        search.text = text
        search.controller.searchResultsUpdater = search
        search.controller.obscuresBackgroundDuringPresentation = false
        bar.placeholder = prompt?.plain(in: node.environment) ?? "Search"
        if (bar.text ?? "") != text.wrappedValue { bar.text = text.wrappedValue }
        if let item = node.environment.frame.page?.controller?.navigationItem,
            item.searchController !== search.controller
        {
            item.searchController = search.controller
            // Choice (SwiftUI): the field is in sight from the beginning.
            item.hidesSearchBarWhenScrolling = false
        }
        return node.childElements
    }
}
