import Foundation

/// A completion of the words that the person has typed.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    /// The name of the place.
    public let title: String
    /// Where the place is.
    public let subtitle: String
    /// The ranges of the title that the person has typed.
    public let titleHighlightRanges: [NSValue]
    /// The ranges of the subtitle that the person has typed.
    public let subtitleHighlightRanges: [NSValue] = []

    init(title: String, subtitle: String, typed: Int) {
        (self.title, self.subtitle) = (title, subtitle)
        titleHighlightRanges = [NSValue(range: NSRange(location: 0, length: min(typed, title.utf16.count)))]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKLocalSearchCompletion else { return false }
        return other.title == title && other.subtitle == subtitle
    }
    open override var hash: Int { title.hashValue ^ subtitle.hashValue }
}
