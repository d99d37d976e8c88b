import Foundation

/// A search in a text.
open class UITextSearchingFindSession: UIFindSession {
    /// The text.
    public private(set) weak var searchableObject: (any UITextSearching)?
    private var ranges: [UITextRange] = []
    private var index: Int?
    private var query = ""

    /// Makes a search in a text, which it does not keep alive.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { ranges.count }
    open override var highlightedResultIndex: Int { index ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    /// The usual rules: anywhere, in small and capital letters alike.
    static var usualOptions: UITextSearchOptions {
        UITextSearchOptions(.contains, [.caseInsensitive, .diacriticInsensitive])
    }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        self.query = query
        guard let text = searchableObject, !query.isEmpty else { return }
        let aggregator = UITextSearchAggregator(
            onEnd: { [weak self] in self?.take($0) },
            onChange: { [weak self] in
                self?.invalidateFoundResults()
            })
        text.performTextSearch(
            queryString: query, options: options ?? Self.usualOptions, resultAggregator: aggregator)
    }

    private func take(_ found: [UITextRange]) {
        guard let text = searchableObject else { return }
        ranges = found.sorted { text.compare($0, toRange: $1, document: nil) == .orderedAscending }
        for range in ranges { text.decorate(foundTextRange: range, document: nil, usingStyle: .found) }
        guard !ranges.isEmpty else { return }
        // From the selection on.
        let start = text.selectedTextRange.flatMap { selection in
            ranges.firstIndex { text.compare($0, toRange: selection, document: nil) != .orderedAscending }
        }
        highlight(start ?? 0)
    }

    private func highlight(_ new: Int) {
        guard let text = searchableObject, ranges.indices.contains(new) else { return }
        if let index, ranges.indices.contains(index) {
            text.decorate(foundTextRange: ranges[index], document: nil, usingStyle: .found)
        }
        index = new
        text.willHighlight(foundTextRange: ranges[new], document: nil)
        text.decorate(foundTextRange: ranges[new], document: nil, usingStyle: .highlighted)
        text.scrollRangeToVisible(ranges[new], inDocument: nil)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard !ranges.isEmpty else { return }
        let step = direction == .forward ? 1 : -1
        highlight(((index ?? -1) + step + ranges.count) % ranges.count)
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let text = searchableObject, let index, ranges.indices.contains(index),
            text.shouldReplace(foundTextRange: ranges[index], document: nil, withText: replacementString)
        else { return }
        text.replace(foundTextRange: ranges[index], document: nil, withText: replacementString)
        performSearch(query: searchQuery, options: options)
        if ranges.count > index { highlight(index) }
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? Self.usualOptions, withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        searchableObject?.clearAllDecoratedFoundText()
        (ranges, index) = ([], nil)
    }
}
