import Foundation

/// The looks of text that a search has found.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As all other text.
    case normal
    /// One of the places that were found.
    case found
    /// The place that the person is at.
    case highlighted
}

/// A text that can be searched by a bar for finding.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
    /// Whether what was found can be replaced.
    var supportsTextReplacement: Bool { get }
    /// The selection, from which a search goes on; nil for none.
    var selectedTextRange: UITextRange? { get set }
    /// The order of two places that were found.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult
    /// Finds a text, and hands each place and the end to an aggregator.
    func performTextSearch(
        queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: UITextSearchAggregator)
    /// Gives a place that was found a look.
    func decorate(foundTextRange: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle)
    /// Takes the looks of all places away.
    func clearAllDecoratedFoundText()
    /// Asked whether a place may be replaced.
    func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool
    /// Replaces a place.
    func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String)
    /// Replaces all places of a text.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
    /// Called before a place is the one that the person is at.
    func willHighlight(foundTextRange: UITextRange, document: AnyHashable?)
    /// Scrolls a place into view.
    func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?)
}

extension UITextSearching {
    /// False.
    public var supportsTextReplacement: Bool { false }
    /// Allows it.
    public func shouldReplace(
        foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String
    ) -> Bool { true }
    /// Does nothing.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText replacementText: String) {}
    /// Does nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
    /// Does nothing.
    public func willHighlight(foundTextRange: UITextRange, document: AnyHashable?) {}
    /// Does nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument document: AnyHashable?) {}
}
