import Foundation

/// A formatter that joins things to a list in words: "a, b, and c".
open class ListFormatter: Formatter {
    /// The locale of the words; the current one unless set.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the single things; nil, the default, describes them.
    @NSCopying open var itemFormatter: Formatter?

    /// Makes a formatter for the current locale.
    public override init() { super.init() }

    /// Makes a formatter for the current locale: nothing of one is kept in archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The texts as a list in the words of the current locale.
    open class func localizedString(byJoining strings: [String]) -> String {
        WordsOfLocale(locale: .current).list(strings, ofUnits: false, .wide) ?? strings.joined(separator: ", ")
    }

    /// Things as a list; nil where the formatter of the single things has no text for one.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
            texts.append(text)
        }
        return WordsOfLocale(locale: locale ?? .current).list(texts, ofUnits: false, .wide)
    }

    /// A list of the things in an array; nil for what is no array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
