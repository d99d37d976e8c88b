import Foundation

/// A search that a bar for finding shows; apps write subclasses for content that is no text.
@preconcurrency @MainActor open class UIFindSession: NSObject, ObjectiveCExposed {
    /// The table of outlets and `@objc` members, which subclasses extend.
    open class var __objectiveC: ObjectiveCTable { ObjectiveCTable(name: "UIFindSession") }

    /// What the bar says of the places that were found.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// Which one the person is at, and how many there are.
        case currentAndTotal
        /// How many there are.
        case total
        /// Nothing.
        case none
    }

    public override init() { super.init() }

    /// The number of places that were found. An override is needed, as the base implementation has none.
    open var resultCount: Int { 0 }
    /// The number of the place that the person is at, from 0; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// What the bar says of the places.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether places can be replaced.
    open var supportsReplacement: Bool { false }
    /// Whether the place that the person is at can be replaced.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Finds a text; called for each change of the bar's. An override is needed.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the place that the person is at.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all places.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Goes on to the next place, or back.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets what was found, as the content is another.
    open func invalidateFoundResults() {}
}
