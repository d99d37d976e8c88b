import Foundation

/// The rules of a search in a text.
@preconcurrency @MainActor public final class UITextSearchOptions: NSObject {
    /// The places in words that match.
    public enum WordMatchMethod: Int, Sendable {
        /// Anywhere in a word.
        case contains
        /// At the beginning of a word.
        case startsWith
        /// A whole word.
        case fullWord
    }

    /// The places in words that match.
    public let wordMatchMethod: WordMatchMethod
    /// The way in which characters are compared.
    public let stringCompareOptions: NSString.CompareOptions

    init(_ wordMatchMethod: WordMatchMethod, _ stringCompareOptions: NSString.CompareOptions) {
        (self.wordMatchMethod, self.stringCompareOptions) = (wordMatchMethod, stringCompareOptions)
        super.init()
    }
}
